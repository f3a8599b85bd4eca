import type { ContentType } from '../shared/content-types.ts'
import type { AddressRow, PublicPageAddress } from './address-kinds.ts'
import { type AddressName, addressBook, addresses, type ParamsOf } from './addresses.ts'

/** An address book as a parameter of functions; the site's own is `addressBook`. */
export type AddressBook = Readonly<Record<string, AddressRow>>

type ParamArguments<Name extends AddressName> =
  Record<never, string> extends ParamsOf<Name> ? [] : [params: ParamsOf<Name>]

/** The path of an address, without language prefix: `pathTo('concert', { slug: 'zimmer' })` is `/c/zimmer`. */
export function pathTo<Name extends AddressName>(name: Name, ...[params]: ParamArguments<Name>): string {
  return fill(addresses[name].path, params)
}

/** Names of the variable parts of an address. */
export function listParamNames(name: AddressName): readonly string[] {
  const known = namesByAddress.get(name)
  if (known) return known
  const names = [...addresses[name].path.matchAll(/:(\w+)/g)].flatMap(([, param]) => param ?? [])
  namesByAddress.set(name, names)
  return names
}

/** Names of variable parts are remembered, since every request needs them. */
const namesByAddress = new Map<AddressName, readonly string[]>()

const fill = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, () => value), path)

const isPublicPage = (address: AddressRow): address is PublicPageAddress =>
  address.kind === 'page' && address.isPrivate === undefined

const pages: readonly PublicPageAddress[] = Object.values(addressBook).filter(isPublicPage)

/** Paths of the pages that exist whatever the content is, in the sitemap's order. */
export const fixedPaths: readonly string[] = pages.filter(({ isFixed }) => isFixed).map(({ path }) => path)

const payloadFile = '_payload.json'

/** The path of a fixed page's data: `/concerts/_payload.json`. */
export const toPayloadPath = (path: string): string => `${path.replace(/\/$/, '')}/${payloadFile}`

export const isPayloadPath = (path: string): boolean => path.endsWith(`/${payloadFile}`)

const markdownEnding = '.md'

/** The path of a page as Markdown: its own with an ending, and `index` for the home page. */
export const toMarkdownPath = (path: string): string => `${path === '/' ? '/index' : path}${markdownEnding}`

export const isMarkdownPath = (path: string): boolean => path.endsWith(markdownEnding)

export const fromMarkdownPath = (path: string): string =>
  path === toMarkdownPath('/') ? '/' : path.slice(0, -markdownEnding.length)

/** Whether a path without language prefix is a call of the API, which answers with JSON. */
export const isApiPath = (path: string): boolean => path.startsWith(`${addresses.api.path}/`)

/**
 * Paths that no entry can have, because another address uses them. The path of a fixed page may belong to an editor's
 * page.
 */
const reservedPaths: ReadonlySet<string> = new Set(
  Object.values<AddressRow>(addressBook)
    .filter((row) => !(isPublicPage(row) && row.isFixed))
    .map(({ path }) => path),
)

/**
 * The path of an entry's page; `undefined` for a content type without pages, and for a slug whose path another address
 * uses.
 */
export function toEntryPath(type: ContentType, slug: string): string | undefined {
  const page = pages.find(({ shows }) => shows?.includes(type))
  const path = page && fill(page.path, { slug })
  return path === undefined || reservedPaths.has(path) ? undefined : path
}

/**
 * The pages to render again when an entry has changed: its own page, which the editor may be viewing, the home page,
 * and lists of its type. Other pages follow when they are visited.
 */
export function toChangedPaths(type: ContentType, slug: string | undefined): string[] {
  const lists = pages.filter(({ lists }) => lists?.includes(type)).map(({ path }) => path)
  const own = slug === undefined ? undefined : toEntryPath(type, slug)
  return own === undefined ? lists : [own, ...lists]
}

/** The address of one page of a filtered list. The first page has no page number. */
export function listAddress(path: string, query: object, page: number): string {
  const asked = Object.entries({ ...query, page: page > 1 ? page : undefined })
  const given = asked.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const text = new URLSearchParams(given).toString()
  return text ? `${path}?${text}` : path
}
