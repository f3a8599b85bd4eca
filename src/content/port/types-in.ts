import { type ContentType, contentTypes } from '../../shared/content-types.ts'

/** Names under which queries ask for a type, besides its own in camel case. */
const fieldNames: Partial<Record<ContentType, string[]>> = {
  category: ['categories'],
  city: ['cities'],
  member: ['performers'],
  'qa-entry': ['qaEntries', 'entries'],
}

const camel = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A field that selects entries is followed by its arguments or its selection. */
const patterns = contentTypes.map((type) => {
  const names = [camel(type), `${camel(type)}s`, ...(fieldNames[type] ?? [])]
  return { type, pattern: new RegExp(`\\b(?:${names.join('|')})\\s*[({]`) }
})

const known = new Map<string, readonly ContentType[]>()

/**
 * The types that a query's answer is made of, read off its text, so that a new query can't forget to name one.
 * Naming one too many costs a refresh; naming one too few would show old content.
 */
export function typesIn(document: string): readonly ContentType[] {
  const found = known.get(document)
  if (found) return found
  const named = patterns.filter(({ pattern }) => pattern.test(document)).map(({ type }) => type)
  const types = named.length > 0 ? named : contentTypes
  known.set(document, types)
  return types
}
