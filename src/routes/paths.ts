import type { ContentType } from '../shared/content-types.ts'
import type { Address, PublicPageAddress } from './address-kinds.ts'
import { type AddressName, addressBook, addresses, type ParamsOf } from './addresses.ts'

/** Any book that functions of the book may be asked about; the site's own is `addressBook`. */
export type AddressBook = Readonly<Record<string, Address>>

type ParamArguments<Name extends AddressName> =
  Record<never, string> extends ParamsOf<Name> ? [] : [params: ParamsOf<Name>]

/** The path of an address, without its language: `pathTo('concert', { slug: 'zimmer' })` is `/c/zimmer`. */
export function pathTo<Name extends AddressName>(name: Name, ...[params]: ParamArguments<Name>): string {
  return fill(addresses[name].path, params)
}

/** The names of the parts of an address that vary. */
export function paramNames(name: AddressName): readonly string[] {
  const known = namesByAddress.get(name)
  if (known) return known
  const names = [...addresses[name].path.matchAll(/:(\w+)/g)].flatMap(([, param]) => param ?? [])
  namesByAddress.set(name, names)
  return names
}

/** Asked with every request. */
const namesByAddress = new Map<AddressName, readonly string[]>()

const fill = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, () => value), path)

const isPublicPage = (address: Address): address is PublicPageAddress =>
  address.kind === 'page' && address.isPrivate === undefined

const pages: readonly PublicPageAddress[] = Object.values(addressBook).filter(isPublicPage)

/** Pages that are there whatever content says, in the sitemap's order. */
export const fixedPaths: readonly string[] = pages.filter(({ isFixed }) => isFixed).map(({ path }) => path)

const payloadFile = '_payload.json'

/** Where the data of a fixed page stands: `/concerts/_payload.json`. */
export const payloadPath = (path: string): string => `${path.replace(/\/$/, '')}/${payloadFile}`

export const isPayloadPath = (path: string): boolean => path.endsWith(`/${payloadFile}`)

/** Whether a path without its language is below the folder of the site's calls: programs ask there, and read JSON. */
export const isApiPath = (path: string): boolean => path.startsWith(`${addresses.api.path}/`)

/** No entry is at these, whatever its slug: something else answers there. A fixed page may be an editor's. */
const takenPaths: ReadonlySet<string> = new Set(
  Object.values<Address>(addressBook)
    .filter((row) => !(isPublicPage(row) && row.isFixed))
    .map(({ path }) => path),
)

/** The page of an entry; `undefined` for a type whose entries have none, and for a slug that another address has. */
export function entryPath(type: ContentType, slug: string): string | undefined {
  const page = pages.find(({ shows }) => shows?.includes(type))
  const path = page && fill(page.path, { slug })
  return path === undefined || takenPaths.has(path) ? undefined : path
}

/**
 * The pages that matter when an entry has changed: its own, which the editor looks at now, home, the lists of its type.
 * All others follow when they are visited.
 */
export function changedPaths(type: ContentType, slug: string | undefined): string[] {
  const lists = pages.filter(({ lists }) => lists?.includes(type)).map(({ path }) => path)
  const own = slug === undefined ? undefined : entryPath(type, slug)
  return own === undefined ? lists : [own, ...lists]
}
