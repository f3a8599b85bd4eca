import type { IdRange, MappedEntry } from '../../content/site/sitemap-entries.ts'
import { addresses } from '../../routes/addresses.ts'
import { fixedPaths, toEntryPath } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { type AddressedType, addressedTypes } from '../../strapi/content-types.ts'

/**
 * Fixed pages are listed separately. An editor's page at the same path replaces the fixed one, since it has a date of
 * its last change.
 */
const isFixed = (path: string) => fixedPaths.includes(path)

/**
 * Content types whose entries share the path `/{slug}`, in order of precedence. They are listed together to avoid
 * duplicates; there are a few dozen entries.
 */
export const bySlugTypes = addressedTypes.filter((type) =>
  addresses.bySlug.shows.some((each) => each === type),
)

/** Content types whose sitemaps are split into parts by the ids of their entries. */
export const splitTypes = addressedTypes.filter((type) => !bySlugTypes.some((each) => each === type))

/**
 * Ids per part. The protocol allows many more, but a Worker makes a part within one request, and each entry has an
 * address in each language.
 */
export const idsPerPart = 2000

/** Name of the part with the fixed pages and those at `/{slug}`. */
export const pagesPart = 'pages'

export const toPartName = (type: AddressedType, number: number) => `${type}-${number}`

/** Returns the range of ids in a part of a sitemap; parts are counted from 1. */
export const toIdRange = (number: number): IdRange => ({
  after: (number - 1) * idsPerPart,
  upTo: number * idsPerPart,
})

const highestPart = 100_000

/** Parses a part's name. @returns `undefined` for a name that no part has */
export function readPartName(name: string): { type: AddressedType; range: IdRange } | undefined {
  const [, typeName, digits] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const type = splitTypes.find((each) => each === typeName)
  const number = Number(digits)
  return type && number <= highestPart ? { type, range: toIdRange(number) } : undefined
}

export interface MappedAddress {
  /** Path of the address with the prefix of its language. */
  path: string
  updatedAt?: string | undefined
  imageUrl?: string | undefined
}

/** The addresses of an entry, in each language that the site and the entry have. */
export function toAddresses(
  type: AddressedType,
  { rows, imageUrl }: MappedEntry,
  locales: readonly Locale[],
): MappedAddress[] {
  return rows
    .flatMap((row) => {
      const path = toEntryPath(type, row.slug)
      return path === undefined || (type !== 'page' && isFixed(path)) ? [] : [{ ...row, path }]
    })
    .flatMap(({ locale, path, updatedAt }) =>
      locales
        .filter((each) => locale === undefined || locale === each)
        .map((each) => ({ path: localePath(each, path), updatedAt, imageUrl })),
    )
}
