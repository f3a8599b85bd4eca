import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, readContent } from '../../strapi/port/client.ts'
import {
  type EntryContext,
  type EntryReader,
  type EntryType,
  selectRowsElsewhere,
  withElsewhere,
} from '../../strapi/port/define-entry.ts'
import { type Member, memberType } from '../people/member.ts'
import { collectionType, type ProgramCollection } from '../programs/collection.ts'
import { type Program, programType } from '../programs/program.ts'
import { type PageEntry, pageEntryType } from './page-entry.ts'

/** The entry at `/{slug}`: a program, a collection or a page. */
export type EntryBySlug =
  | { kind: 'program'; program: Program }
  | { kind: 'member'; member: Member }
  | { kind: 'collection'; collection: ProgramCollection }
  | { kind: 'page'; entry: PageEntry }

const answerSchema = z.object({
  programs: z.array(programType.schema),
  members: z.array(memberType.schema),
  programCollections: z.array(collectionType.schema),
  pages: z.array(pageEntryType.schema),
  fallbackPages: z.nullish(z.array(pageEntryType.schema)),
})
type Answer = z.infer<typeof answerSchema>

/** Selects at most one row of each kind, so that no second query is needed. */
const bySlugQuery = (locale: Locale): ContentQuery<Answer, EntryBySlug> => ({
  name: `by-slug.${locale}`,
  document: `query BySlug($slug: String!) {
    ${programType.select(locale)}
    ${memberType.select(locale)}
    ${collectionType.select(locale)}
    ${pageEntryType.select(locale)}
  }
  ${pageEntryType.fragment}`,
  schema: answerSchema,
  map: (answer, context) => chooseEntry(answer, { ...context, locale }),
  policy: policies.texts,
})

const types = [programType, memberType, collectionType, pageEntryType] as const

type ToEntry = (context: EntryContext) => Promise<EntryBySlug>

/** Parses a type's rows in other languages. Each becomes a function that makes its entry, since the types' rows differ. */
const shapeElsewhere = <Row, Made>(type: EntryType<Row, Made>, toEntry: (made: Made) => EntryBySlug) => {
  const rowSchema = z.pipe(
    type.schema,
    z.transform(
      (row: Row): ToEntry =>
        async (context) =>
          toEntry(await type.toEntry(row, context)),
    ),
  )
  return Object.fromEntries(
    type.elsewhereLists(defaultLocale).map((list) => [list, z.nullish(z.array(rowSchema))]),
  )
}

const elsewhereSchema = z.object({
  ...shapeElsewhere(programType, (program) => ({ kind: 'program', program })),
  ...shapeElsewhere(memberType, (member) => ({ kind: 'member', member })),
  ...shapeElsewhere(collectionType, (collection) => ({ kind: 'collection', collection })),
  ...shapeElsewhere(pageEntryType, (entry) => ({ kind: 'page', entry })),
})

/** Reads an entry by its slug in another language than the default one. */
const elsewhereQuery = (locale: Locale): ContentQuery<z.infer<typeof elsewhereSchema>, EntryBySlug> => ({
  name: `by-slug-elsewhere.${locale}`,
  document: `query BySlugElsewhere($slug: String!) {
    ${types.map(({ selectElsewhere }) => selectElsewhere).join('\n')}
  }
  ${pageEntryType.fragment}`,
  schema: elsewhereSchema,
  map: async (answer, context) => {
    const [toEntry] = types.flatMap((type) => selectRowsElsewhere(type, answer, locale))
    return toEntry ? toEntry({ ...context, locale }) : null
  },
  policy: policies.texts,
})

/** Slugs are unique within a type only: where several types have it, the first of these is shown. */
async function chooseEntry(answer: Answer, context: EntryContext): Promise<EntryBySlug | null> {
  const [program] = answer.programs
  if (program) return { kind: 'program', program: await programType.toEntry(program, context) }
  const [member] = answer.members
  if (member) return { kind: 'member', member: await memberType.toEntry(member, context) }
  const [collection] = answer.programCollections
  if (collection) {
    return { kind: 'collection', collection: await collectionType.toEntry(collection, context) }
  }
  const page = answer.pages[0] ?? answer.fallbackPages?.[0]
  return page ? { kind: 'page', entry: await pageEntryType.toEntry(page, context) } : null
}

/**
 * Resolves `/{slug}` in one question to the content service.
 *
 * @returns `null` when no program, artist, collection or page has the slug.
 */
export const readBySlug: EntryReader<EntryBySlug> = withElsewhere(
  (content, locale, slug) => readContent(content, bySlugQuery(locale), { slug }),
  (content, locale, slug) => readContent(content, elsewhereQuery(locale), { slug }),
)
