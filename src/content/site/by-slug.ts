import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type Member, memberFields, memberSchema, toMember } from '../people/member.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import {
  collectionFields,
  collectionSchema,
  type ProgramCollection,
  toCollection,
} from '../programs/collection.ts'
import { type Program, programFields, programSchema, toProgram } from '../programs/program.ts'
import type { BlockContext } from '../text/blocks.ts'
import { type PageEntry, pageEntryFields, pageEntrySchema, toPageEntry } from './page-entry.ts'

/** What an editor has put at `/{slug}`. */
export type Entry =
  | { kind: 'program'; program: Program }
  | { kind: 'member'; member: Member }
  | { kind: 'collection'; collection: ProgramCollection }
  | { kind: 'page'; entry: PageEntry }

const answerSchema = z.object({
  programs: z.array(programSchema),
  members: z.array(memberSchema),
  programCollections: z.array(collectionSchema),
  pages: z.array(pageEntrySchema),
  fallbackPages: z.nullish(z.array(pageEntrySchema)),
})

/** At most one row of each kind: whichever wins is whole, and there is no second question. */
const one = (locale: Locale) =>
  `locale: "${locale}", filters: { slug: { eq: $slug } }, sort: ["slug:asc"], pagination: { limit: 1 }`

const pagesIn = (locale: Locale) => `pages(${one(locale)}) { data { attributes { ...PageEntryFields } } }`

const document = (locale: Locale) => `
  query BySlug($slug: String!) {
    programs(${one(defaultLocale)}) { data { attributes { ${programFields} } } }
    members(${one(defaultLocale)}) { data { attributes { ${memberFields} } } }
    programCollections(${one(defaultLocale)}) { data { attributes { ${collectionFields} } } }
    ${pagesIn(locale)}
    ${locale === defaultLocale ? '' : `fallbackPages: ${pagesIn(defaultLocale)}`}
  }
  fragment PageEntryFields on Page { ${pageEntryFields} }`

const bySlugQuery = (
  context: Omit<BlockContext, 'mediaUrl'>,
): ContentQuery<z.infer<typeof answerSchema>, Entry> => ({
  name: `by-slug.${context.locale}`,
  document: document(context.locale),
  schema: answerSchema,
  map: (answer, { mediaUrl }) => chooseEntry(answer, { ...context, mediaUrl }),
  policy: policies.texts,
})

/** The order is the product's (product.md section 3): program, artist, collection, page. */
async function chooseEntry(
  answer: z.infer<typeof answerSchema>,
  context: BlockContext,
): Promise<Entry | null> {
  const { locale, mediaUrl } = context
  const [program] = answer.programs
  if (program) return { kind: 'program', program: await toProgram(program, locale, mediaUrl) }
  const [member] = answer.members
  if (member) return { kind: 'member', member: await toMember(member, locale, mediaUrl) }
  const [collection] = answer.programCollections
  if (collection) return { kind: 'collection', collection: await toCollection(collection, locale, mediaUrl) }
  const page = answer.pages[0] ?? answer.fallbackPages?.[0]
  return page ? { kind: 'page', entry: await toPageEntry(page, context) } : null
}

/**
 * Resolves `/{slug}` in one question to the content service.
 *
 * @param embedHosts configuration's `EMBED_HOSTS`. Frames of other hosts are left out of what is cached, so a
 *   host that is added shows with the next refresh of the page.
 * @returns `null` when no program, artist, collection or page has the slug.
 */
export const readBySlug = (
  content: ContentService,
  locale: Locale,
  slug: string,
  embedHosts: readonly string[],
): Promise<Entry | null> =>
  readContent(content, bySlugQuery({ locale, embedHosts, log: content.log }), { slug })
