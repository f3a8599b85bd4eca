import * as z from 'zod/mini'
import { policies } from '../cache/policies.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from './client.ts'
import { type ProgramCard, programCardFields, programCardSchema, toProgramCard } from './program-card.ts'

const programsSchema = z.object({ programs: z.array(programCardSchema) })

const programsQuery = (locale: Locale): ContentQuery<z.infer<typeof programsSchema>, ProgramCard[]> => ({
  name: `programs.${locale}`,
  document: `query Programs {
    programs(locale: "${defaultLocale}", sort: ["priority:desc", "slug:asc"], pagination: { limit: 200 }) {
      data { attributes { ${programCardFields} } }
    }
  }`,
  schema: programsSchema,
  map: ({ programs }, { mediaUrl }) => programs.map((program) => toProgramCard(program, locale, mediaUrl)),
  policy: policies.texts,
})

/** All programs, the most important first. The orchestra has a few dozen. */
export const readPrograms = async (content: ContentService, locale: Locale): Promise<ProgramCard[]> =>
  (await readContent(content, programsQuery(locale), {})) ?? []

/** Other programs of the same collections, in their own order. */
export function chooseRelated(
  program: Pick<ProgramCard, 'slug' | 'collections'>,
  all: ProgramCard[],
): ProgramCard[] {
  const collections = new Set(program.collections.map(({ slug }) => slug))
  return all.filter(
    (other) => other.slug !== program.slug && other.collections.some(({ slug }) => collections.has(slug)),
  )
}
