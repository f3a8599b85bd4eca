import type { AddressedType } from '../../content/site/addressed-types.ts'
import {
  type Addresses,
  type MappedEntry,
  type MappedType,
  mappedTypes,
} from '../../content/site/addresses.ts'
import { addresses } from '../../routes/addresses.ts'
import { fixedPaths, toEntryPath } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

/**
 * Fixed pages are listed separately. An editor's page at the same path replaces the fixed one, since it has a date of
 * its last change.
 */
const isFixed = (path: string) => fixedPaths.includes(path)

/**
 * Content types whose entries share the path `/{slug}`, in order of precedence. They are listed together to avoid
 * duplicates; there are a few dozen entries.
 */
export const bySlugTypes: readonly AddressedType[] = mappedTypes.filter((type) =>
  addresses.bySlug.shows.some((each) => each === type),
)

/** Content types whose sitemaps are split into parts by the place of an entry among all of its type. */
const splitTypes = mappedTypes.filter((type) => !bySlugTypes.includes(type))

/** Entries per part: the protocol allows 50,000 addresses, and each entry has one in each language. */
const entriesPerPart = 2000

/** Name of the part with the fixed pages and those at `/{slug}`. */
export const pagesPart = 'pages'

/** A file of the sitemap. */
export interface SitemapPart {
  name: string
  /** ISO instant at which one of its entries was last touched, where that is known. */
  touchedAt?: string | undefined
}

/** The files of the sitemap: concerts by half-year, since these stay the same when a concert is over or removed. */
export const listParts = ({ entries, concertsTouched }: Addresses): SitemapPart[] => [
  { name: pagesPart },
  ...Object.entries(concertsTouched)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([period, touchedAt]) => ({ name: `concert-${period}`, touchedAt })),
  ...splitTypes.flatMap((type) => listPartsOf(type, entries[type])),
]

const listPartsOf = (type: MappedType, ofType: readonly MappedEntry[]): SitemapPart[] =>
  Array.from({ length: Math.ceil(ofType.length / entriesPerPart) }, (_, index) => {
    const shown = ofType.slice(index * entriesPerPart, (index + 1) * entriesPerPart)
    const touches = shown.flatMap(({ rows }) => rows.flatMap(({ updatedAt }) => updatedAt ?? []))
    return { name: `${type}-${index + 1}`, touchedAt: touches.toSorted().at(-1) }
  })

/** What a part lists: the concerts of a half-year, or entries by their places among all of their type. */
type PartRange = { period: string } | { type: MappedType; first: number; end: number }

/** Parses a part's name. @returns `undefined` for a name that no part has */
export function readPartName(name: string): PartRange | undefined {
  const [, period] = /^concert-(\d{4}-[12])$/.exec(name) ?? []
  if (period) return { period }
  const [, typeName, digits] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const type = splitTypes.find((each) => each === typeName)
  const first = (Number(digits) - 1) * entriesPerPart
  return type && { type, first, end: first + entriesPerPart }
}

export interface MappedAddress {
  /** Path of the address with the prefix of its language. */
  path: string
  updatedAt?: string | undefined
  imageUrl?: string | undefined
}

/** A row of an entry, as a sitemap lists it. */
type MappedRow = Omit<MappedEntry['rows'][number], 'id'>

/** The addresses of an entry, in each language that the site and the entry have. */
export function toAddresses(
  type: AddressedType,
  { rows, imageUrl }: { rows: readonly MappedRow[]; imageUrl?: string },
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
