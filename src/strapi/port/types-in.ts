import { type ContentType, contentTypes } from '../../shared/content-types.ts'
import { contentTypeRow, toFieldName } from '../content-types.ts'

/** The names under which queries select entries of a type. */
function namesOf(type: ContentType): string[] {
  const { list, alsoSelectedAs = [] } = contentTypeRow(type)
  return [toFieldName(type), ...(list ? [list] : []), ...alsoSelectedAs]
}

let typesByField: Map<string, ContentType> | undefined

/** The type of the entries that a field of an answer holds, also where it is another language's (`fallbackPages`). */
export function typeOfField(name: string): ContentType | undefined {
  typesByField ??= new Map(contentTypes.flatMap((type) => namesOf(type).map((each) => [each, type] as const)))
  const own = name.replace(/^fallback([A-Z])/, (_, letter: string) => letter.toLowerCase())
  return typesByField.get(own)
}

/** A field that selects entries is followed by its arguments or its selection. */
const patterns = contentTypes.map((type) => {
  return { type, pattern: new RegExp(`\\b(?:${namesOf(type).join('|')})\\s*[({]`) }
})

const known = new Map<string, readonly ContentType[]>()

/**
 * The types that a query's answer is made of, read off its text, so that a new query can't forget to name one.
 * Naming one too many costs a refresh; naming one too few would show old content.
 */
export function findTypesIn(document: string): readonly ContentType[] {
  const found = known.get(document)
  if (found) return found
  const named = patterns.filter(({ pattern }) => pattern.test(document)).map(({ type }) => type)
  const types = named.length > 0 ? named : contentTypes
  known.set(document, types)
  return types
}
