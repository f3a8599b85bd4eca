import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { deriveOnce } from '../../shared/derive-once.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseName,
  type Fallback,
  localisedSchema,
  nameSchema,
  selectLocalisedIn,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { isKnownSlug } from '../../strapi/port/is-known.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { chooseImageUrl, type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import {
  type ProgramSummary,
  programOrder,
  programSummarySchema,
  selectProgramSummaryFields,
  toProgramSummary,
} from './program-summary.ts'

const programsSchema = z.object({ programs: z.array(programSummarySchema) })

/**
 * Makes the list of the most important programs, `$limit` of them at most. @param fields the selection of each
 * program's attributes
 */
export const listPrograms = (fields: string): EntryList => ({
  list: 'programs',
  sort: programOrder,
  pagination: 'limit: $limit',
  fields,
})

const programsQuery = (locale: Locale): ContentQuery<z.infer<typeof programsSchema>, ProgramSummary[]> => {
  const list = listPrograms(selectProgramSummaryFields(selectLocalisedIn(locale)))
  return {
    name: `programs.${locale}`,
    ...selectLists('query Programs', [list], '$limit: Int'),
    schema: programsSchema,
    map: ({ programs }, { mediaUrl }) =>
      programs.map((program) => toProgramSummary(program, locale, mediaUrl)),
    policy: policies.texts,
  }
}

/** Most programs that a query reads, far above the few dozen that an orchestra has. */
const manyPrograms = 200

/** Programs, the most important first; all of them where no limit is given. */
export const readPrograms = async (
  content: ContentService,
  locale: Locale,
  { limit = manyPrograms }: { limit?: number } = {},
): Promise<ProgramSummary[]> => (await readContent(content, programsQuery(locale), { limit })) ?? []

export interface ProgramName extends Fallback {
  slug: string
  name: string
  /** Address of the program's smallest poster. */
  thumbnail?: string
}

const namesSchema = z.object({
  programs: z.array(
    z.extend(localisedSchema({ slug: slugSchema, name: nameSchema }), { thumbnailImage: imageSchema }),
  ),
})

/** Programs' smallest posters by their slugs, for rows of concerts. */
export type Thumbnails = ReadonlyMap<string, string>

/** Pixels: as wide as a row shows it, on a screen of two pixels to one. */
const thumbnailWidth = 110

export const toThumbnail = (poster: Image | undefined): { thumbnail?: string } =>
  poster ? { thumbnail: chooseImageUrl(poster, thumbnailWidth) } : {}

export const toThumbnails = deriveOnce(
  (programs: readonly Pick<ProgramName, 'slug' | 'thumbnail'>[]): Thumbnails =>
    new Map(programs.flatMap(({ slug, thumbnail }) => (thumbnail ? [[slug, thumbnail]] : []))),
)

const programNamesQuery = (locale: Locale): ContentQuery<z.infer<typeof namesSchema>, ProgramName[]> => {
  const list = listPrograms(`thumbnailImage { ${imageFields} } ${selectLocalisedIn(locale)('slug name')}`)
  return {
    name: `program-names.${locale}`,
    ...selectLists('query ProgramNames', [list], '$limit: Int'),
    schema: namesSchema,
    map: ({ programs }, { mediaUrl }) =>
      programs.map((program) => ({
        ...chooseName(program, locale),
        ...toThumbnail(toImage(program.thumbnailImage, mediaUrl)),
      })),
    policy: policies.texts,
  }
}

/**
 * All programs by name, for lists to choose from, in the order of `readPrograms`. The answer is a fraction of the size
 * of their summaries.
 */
export const readProgramNames = async (content: ContentService, locale: Locale): Promise<ProgramName[]> =>
  (await readContent(content, programNamesQuery(locale), { limit: manyPrograms })) ?? []

export const isKnownProgram = (content: ContentService, locale: Locale, slug: string): Promise<boolean> =>
  isKnownSlug(readProgramNames(content, locale), slug)

/** Chooses other programs of the same collections, in the collections' order. */
export function chooseRelated(
  program: Pick<ProgramSummary, 'slug' | 'collections'>,
  all: ProgramSummary[],
): ProgramSummary[] {
  const collections = new Set(program.collections.map(({ slug }) => slug))
  return all.filter(
    (other) => other.slug !== program.slug && other.collections.some(({ slug }) => collections.has(slug)),
  )
}
