/**
 * What browsers may do with an address, by its row in the address book: prefetch it, prerender it, store it on the
 * device. The same rules apply to speculation rules, to the scripts that replace them in other browsers, to the
 * service worker, and to the build's list of addresses.
 */

import { allLocales } from '../shared/locales.ts'
import { splitLocalePath } from '../shared/urls.ts'
import type { AddressRow, PageAddress } from './address-kinds.ts'
import { addressBook } from './addresses.ts'
import type { AddressBook } from './paths.ts'

/**
 * Whether a browser may store a page for offline use. `never`: it is a page that isn't stored, and the offline page
 * replaces it. `no-page`: the service worker ignores the address.
 */
export type OfflineStorage = 'keep' | 'never' | 'no-page'

/** @param pathname with its language prefix */
export function chooseOfflineStorage(pathname: string, book: AddressBook = addressBook): OfflineStorage {
  const { path } = splitLocalePath(pathname, allLocales)
  const address = findAddress(path, book)
  if (address === undefined) return endsLikeFile(path) ? 'no-page' : 'keep'
  if (address.kind === 'page') return isNeverStored(address) ? 'never' : 'keep'
  return address.kind === 'redirect' ? 'keep' : 'no-page'
}

/** @param path without its language prefix */
export function mayBePrefetched(path: string, book: AddressBook = addressBook): boolean {
  const address = findAddress(path, book)
  if (address?.kind === 'page') return !isNeverStored(address)
  return address === undefined ? !endsLikeFile(path) : address.kind === 'redirect'
}

/** Finds the row of a page by its path, without language prefix. */
export function findPage(path: string, book: AddressBook = addressBook): PageAddress | undefined {
  const address = findAddress(path, book)
  return address?.kind === 'page' ? address : undefined
}

/** Whether the sitemap lists a page, or entries with such a page: these also exist as Markdown. */
export const isListed = (address: PageAddress): boolean =>
  !address.isPrivate && Boolean(address.isFixed || address.shows)

/**
 * URL patterns of everything that must not be prefetched: pages in each language, files and calls.
 *
 * @param inEachLanguage the paths of an address in the site's languages
 */
export function listNeverPrefetchedPatterns(
  inEachLanguage: (path: string) => string[],
  book: AddressBook = addressBook,
): string[] {
  const rows = Object.values(book)
  const pages = rows.filter((row) => row.kind === 'page').filter(isNeverStored)
  const files = rows.filter(({ kind }) => kind === 'file').map(({ path }) => `/*${endingOf(path)}`)
  const calls = rows.filter(({ kind }) => kind === 'call').map(({ path }) => path)
  const folders = rows.filter(({ kind }) => kind === 'folder').map(({ path }) => `${path}/*`)
  return [
    ...pages.flatMap(toPatterns).flatMap(inEachLanguage),
    ...new Set([...folders, ...calls.filter((path) => !isBelowAny(path, folders)), ...files]),
  ]
}

type RouteRule = { redirect: string } | { page: false } | { keep: false }

/**
 * Route rules as `/builds/meta/{id}.json` lists them: redirects, and what browsers must not store. A wildcard applies
 * to everything below its path.
 */
export function toRouteRules(
  book: AddressBook = addressBook,
): Record<'static' | 'wildcard' | 'dynamic', Record<string, RouteRule>> {
  const rules: ReturnType<typeof toRouteRules> = { static: {}, wildcard: {}, dynamic: {} }
  for (const row of Object.values(book)) {
    if (row.kind === 'redirect') rules.static[row.path] = { redirect: row.to }
    if (row.kind === 'folder') rules.wildcard[row.path] = { page: false }
    if (row.kind !== 'page' || !isNeverStored(row)) continue
    if (row.isPrivate === 'with-all-below') rules.wildcard[row.path] = { keep: false }
    else rules[row.path.includes(':') ? 'dynamic' : 'static'][withStars(row.path)] = { keep: false }
  }
  return rules
}

/** Whether the page shows something of its visitor, text that they typed, or a third party's iframe. */
const isNeverStored = (address: PageAddress): boolean => Boolean(address.isPrivate || address.isOnlineOnly)
const withStars = (path: string): string => path.replace(/:\w+/g, '*')

const toPatterns = ({ path, isPrivate }: PageAddress): string[] =>
  isPrivate === 'with-all-below' ? [withStars(path), `${withStars(path)}/*`] : [withStars(path)]

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.'))

const endsLikeFile = (path: string): boolean => /\.\w+$/.test(path)

const isBelowAny = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(folder.slice(0, -1)))

/** Finds the row of a path: first a folder or a private page that contains it, then the row of exactly this path. */
const findAddress = (path: string, book: AddressBook): AddressRow | undefined =>
  findContainingRow(path, book) ?? findRow(path, book)

/**
 * Finds the row that contains a path and everything below it: a folder, or a page below which everything is private.
 */
export const findContainingRow = (path: string, book: AddressBook = addressBook): AddressRow | undefined =>
  Object.values(book).find(
    (row) => holdsAllBelow(row) && (path === row.path || path.startsWith(`${row.path}/`)),
  )

/**
 * Finds the row of exactly this path, without language prefix, including calls and files. A fixed part takes
 * precedence over a variable one.
 */
export function findRow(path: string, book: AddressBook = addressBook): AddressRow | undefined {
  return Object.values(book)
    .filter((row) => toExpression(row.path).test(path))
    .sort(byVaryingParts)[0]
}

const holdsAllBelow = (row: AddressRow): boolean =>
  row.kind === 'folder' || (row.kind === 'page' && row.isPrivate === 'with-all-below')

/** Expressions by the path of their row. Compiling those of all rows took a tenth of the time of a request. */
const expressions = new Map<string, RegExp>()

/** A variable part contains no dot, so a path with a file extension isn't an entry's. */
function toExpression(path: string): RegExp {
  const known = expressions.get(path)
  if (known) return known
  const expression = new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/.]+')}$`)
  expressions.set(path, expression)
  return expression
}

const countVarying = (path: string): number => path.split(':').length

const byVaryingParts = (one: AddressRow, other: AddressRow): number =>
  countVarying(one.path) - countVarying(other.path)
