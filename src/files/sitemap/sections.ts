import {
  type IdRange,
  type MappedEntry,
  type MappedType,
  mappedTypes,
} from '../../content/site/sitemap-entries.ts'
import type { Locale } from '../../shared/locales.ts'
import { prerenderedPaths } from '../../shared/prerendered.ts'
import { localePath, paths } from '../../shared/urls.ts'

/** Where entries of a type have their page. */
const toPath: Record<MappedType, (slug: string) => string> = {
  concert: paths.concert,
  program: paths.bySlug,
  'program-collection': paths.bySlug,
  page: paths.bySlug,
  city: paths.city,
  venue: paths.venue,
  member: paths.member,
  post: paths.post,
  article: paths.article,
  category: paths.category,
  'qa-entry': paths.qaEntry,
}

/** Listed among the fixed pages already; an editor's page is the same one, and knows when it was touched. */
const isFixed = (path: string) => prerenderedPaths.some((each) => each === path)

/**
 * Types whose pages stand at `/{slug}`, the one that wins first (product.md, section 3). Only together can they be
 * listed once each; there are a few dozen of them.
 */
export const bySlugTypes = ['program', 'program-collection', 'page'] as const satisfies MappedType[]

/** All other types are split into parts by their ids. */
export const splitTypes = mappedTypes.filter((type) => !bySlugTypes.some((each) => each === type))

/**
 * Ids in a part. Far below what the protocol allows, for a Worker makes a part within one request; three languages
 * make three addresses of each.
 */
export const idsPerPart = 2000

/** The part of the fixed pages and of those at `/{slug}`. */
export const pagesPart = 'pages'

export const partName = (type: MappedType, number: number) => `${type}-${number}`

/** @param number counted from 1 */
export const rangeOf = (number: number): IdRange => ({
  after: (number - 1) * idsPerPart,
  upTo: number * idsPerPart,
})

const highestPart = 100_000

/** What a part's name says. @returns `undefined` for a name that no part has. */
export function readPartName(name: string): { type: MappedType; range: IdRange } | undefined {
  const [, typeName, digits] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const type = splitTypes.find((each) => each === typeName)
  const number = Number(digits)
  return type && number <= highestPart ? { type, range: rangeOf(number) } : undefined
}

export interface MappedAddress {
  /** With its language. */
  path: string
  updatedAt?: string | undefined
  imageUrl?: string | undefined
}

/** The addresses of an entry: in each language that the site and the entry have. */
export function toAddresses(
  type: MappedType,
  { rows, imageUrl }: MappedEntry,
  locales: readonly Locale[],
): MappedAddress[] {
  return rows
    .map((row) => ({ ...row, path: toPath[type](row.slug) }))
    .filter(({ path }) => type === 'page' || !isFixed(path))
    .flatMap(({ locale, path, updatedAt }) =>
      locales
        .filter((each) => locale === undefined || locale === each)
        .map((each) => ({ path: localePath(each, path), updatedAt, imageUrl })),
    )
}
