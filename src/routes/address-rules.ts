/**
 * What browsers may do with an address, by its row in the address book: fetch it before the click, run it before the
 * click, keep it on the device. One rule for the browser's own machinery (speculation rules), for the scripts that
 * stand in for it, for the service worker, and for what the build writes of its addresses.
 */

import { allLocales } from '../shared/locales.ts'
import { splitLocalePath } from '../shared/urls.ts'
import type { Address, PageAddress } from './address-kinds.ts'
import { addressBook } from './addresses.ts'
import type { AddressBook } from './paths.ts'

/**
 * Whether a browser may keep a page of an address for offline use. `never` is a page all the same: without a
 * network it gives way to the offline page. `no-page` is nothing that a service worker touches.
 */
export type PageKeeping = 'keep' | 'never' | 'no-page'

/** @param pathname with its language */
export function keepingOf(pathname: string, book: AddressBook = addressBook): PageKeeping {
  const { path } = splitLocalePath(pathname, allLocales)
  const address = findAddress(path, book)
  if (address === undefined) return endsLikeFile(path) ? 'no-page' : 'keep'
  if (address.kind === 'page') return isForNowOnly(address) ? 'never' : 'keep'
  return address.kind === 'redirect' ? 'keep' : 'no-page'
}

/** @param path without its language */
export function mayBeFetchedEarly(path: string, book: AddressBook = addressBook): boolean {
  const address = findAddress(path, book)
  if (address?.kind === 'page') return !isForNowOnly(address)
  return address === undefined ? !endsLikeFile(path) : address.kind === 'redirect'
}

/** The row of a page's path, without its language. */
export function findPage(path: string, book: AddressBook = addressBook): PageAddress | undefined {
  const address = findAddress(path, book)
  return address?.kind === 'page' ? address : undefined
}

/**
 * URL patterns of all that must not be fetched early: pages in each language, files and calls wherever they are.
 *
 * @param inEachLanguage the spellings of a path in the site's languages
 */
export function neverFetchedEarly(
  inEachLanguage: (path: string) => string[],
  book: AddressBook = addressBook,
): string[] {
  const rows = Object.values(book)
  const pages = rows.filter((row) => row.kind === 'page').filter(isForNowOnly)
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
 * Route rules as `/builds/meta/{id}.json` lists them: what redirects by itself, and what no browser may keep.
 * A wildcard counts for everything below its path.
 */
export function toRouteRules(
  book: AddressBook = addressBook,
): Record<'static' | 'wildcard' | 'dynamic', Record<string, RouteRule>> {
  const rules: ReturnType<typeof toRouteRules> = { static: {}, wildcard: {}, dynamic: {} }
  for (const row of Object.values(book)) {
    if (row.kind === 'redirect') rules.static[row.path] = { redirect: row.to }
    if (row.kind === 'folder') rules.wildcard[row.path] = { page: false }
    if (row.kind !== 'page' || !isForNowOnly(row)) continue
    if (row.isPrivate === 'with-all-below') rules.wildcard[row.path] = { keep: false }
    else rules[row.path.includes(':') ? 'dynamic' : 'static'][withStars(row.path)] = { keep: false }
  }
  return rules
}

/** Shows something of the visitor, what they typed, or another company's frame. */
const isForNowOnly = (address: PageAddress): boolean => Boolean(address.isPrivate || address.isOnlineOnly)
const withStars = (path: string): string => path.replace(/:\w+/g, '*')

const toPatterns = ({ path, isPrivate }: PageAddress): string[] =>
  isPrivate === 'with-all-below' ? [withStars(path), `${withStars(path)}/*`] : [withStars(path)]

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.'))

const endsLikeFile = (path: string): boolean => /\.\w+$/.test(path)

const isBelowAny = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(folder.slice(0, -1)))

/** The row that a path belongs to: folders and what is private below a page first, then the row of just this path. */
const findAddress = (path: string, book: AddressBook): Address | undefined =>
  findHolder(path, book) ?? findRow(path, book)

/** The row that holds this path with all below its own: a folder, or a page all below which is private. */
export const findHolder = (path: string, book: AddressBook = addressBook): Address | undefined =>
  Object.values(book).find(
    (row) => holdsAllBelow(row) && (path === row.path || path.startsWith(`${row.path}/`)),
  )

/** The row of a path without its language, calls and files too: a fixed part before a varying one. */
export function findRow(path: string, book: AddressBook = addressBook): Address | undefined {
  return Object.values(book)
    .filter((row) => toExpression(row.path).test(path))
    .sort(byVaryingParts)[0]
}

const holdsAllBelow = (row: Address): boolean =>
  row.kind === 'folder' || (row.kind === 'page' && row.isPrivate === 'with-all-below')

/** A varying part has no dot: what ends like a file is no entry. */
const toExpression = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/.]+')}$`)

const countVarying = (path: string): number => path.split(':').length

const byVaryingParts = (one: Address, other: Address): number =>
  countVarying(one.path) - countVarying(other.path)
