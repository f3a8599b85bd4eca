import type { Context } from 'hono'
import type { AnyPage, AnyPrivatePage, AnyPublicPage } from '../rendering/define-page.ts'
import type { AddressRow, CallAddress, PageAddress } from '../routes/address-kinds.ts'
import { isListed } from '../routes/address-rules.ts'
import {
  addressBook,
  type addresses,
  type CallName,
  type FileName,
  type PageName,
} from '../routes/addresses.ts'
import { toMarkdownPath, toPayloadPath } from '../routes/paths.ts'
import { shareImageFile } from '../routes/share-image-file.ts'
import { localePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { type DeskHandlers, toDeskRoutes } from './desk-routes.ts'
import { redirect } from './redirect.ts'
import { type LazyValue, servePage, servePayload } from './serve-page.tsx'
import { serveShareImage } from './serve-share-image.ts'

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>

/** The kind of page that a row of the address book requires: a private one where the row says `isPrivate`. */
type PageOf<Name extends PageName> = (typeof addresses)[Name] extends { isPrivate: true | 'with-all-below' }
  ? AnyPrivatePage<Name>
  : AnyPublicPage<Name>

/** The code of every address. A missing or an unknown name is a compile error. */
export interface RouteHandlers {
  pages: { [Name in PageName]: LazyValue<PageOf<Name>> }
  files: Record<FileName, () => Promise<Handler>>
  calls: Record<CallName, () => Promise<Handler>>
  /** The pages of the sitemap as Markdown. */
  markdown: () => Promise<Handler>
  /** Pages of the desk (`routes/desk-addresses.ts`). */
  desk: DeskHandlers
  /** Pages that the brand adds. */
  fixedPages: Readonly<Record<string, LazyValue<AnyPublicPage<null>>>>
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE' | 'ALL'
  /** The path pattern in Hono's syntax, without a language prefix. */
  pattern: string
  handler: Handler
}

/** All routes of the site, in order of precedence. @throws Error where a row of the address book has no code */
export function toRoutes({ pages, files, calls, markdown, desk, fixedPages }: RouteHandlers): Route[] {
  const pageOf = toLookup<LazyValue<AnyPage>>({ ...pages, ...fixedPages })
  const fileOf = toLookup(files)
  const callOf = toLookup(calls)
  const toRoute = ([name, address]: [string, AddressRow]): Route[] => {
    const pattern = toPattern(address.path)
    if (address.kind === 'page')
      return [...pageRoutes(address, pageOf(name)), ...markdownRoutes(address, markdown)]
    if (address.kind === 'file') return [{ method: 'GET', pattern, handler: lazy(fileOf(name)) }]
    if (address.kind === 'call') return callRoutes(address, lazy(callOf(name)))
    if (address.kind === 'redirect') return [{ method: 'GET', pattern, handler: redirectTo(address.to) }]
    return []
  }
  return Object.entries(addressBook)
    .flatMap(toRoute)
    .concat(toDeskRoutes(desk))
    .sort((one, other) => rankOf(one.pattern) - rankOf(other.pattern))
}

const methodsOf = { GET: ['GET'], POST: ['POST'], 'POST, DELETE': ['POST', 'DELETE'] } as const

const callRoutes = ({ method, path }: CallAddress, handler: Handler): Route[] => [
  ...methodsOf[method].map((each) => ({ method: each, pattern: path, handler })),
  { method: 'ALL', pattern: path, handler: methodNotAllowed(method) },
]

const toLookup = <Value>(table: Readonly<Record<string, Value>>) => {
  const values = new Map(Object.entries(table))
  return (name: string): Value => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`worker/app.ts names no code for the address «${name}»`)
    return value
  }
}

function pageRoutes(address: PageAddress, page: LazyValue<AnyPage>): Route[] {
  const pattern = toPattern(address.path)
  const routes: Route[] = [{ method: 'GET', pattern, handler: servePage(page) }]
  if (address.hasAction)
    routes.push({
      method: 'POST',
      pattern,
      handler: lazy(async () => (await import('./handle-action.tsx')).handleAction(page)),
    })
  if (address.isPrivate) return routes
  if (address.isFixed) {
    routes.push({ method: 'GET', pattern: toPayloadPath(address.path), handler: servePayload(page) })
  }
  if (address.hasShareImage) {
    const file = `${pattern.replace(/\/$/, '')}/${shareImageFile}`
    routes.push({ method: 'GET', pattern: file, handler: serveShareImage(page) })
  }
  return routes
}

/** A page of the sitemap also exists as Markdown. */
const markdownRoutes = (address: PageAddress, load: () => Promise<Handler>): Route[] =>
  isListed(address)
    ? [{ method: 'GET', pattern: toPattern(toMarkdownPath(address.path)), handler: lazy(load) }]
    : []

const redirectTo =
  (path: string): Handler =>
  (c) =>
    redirect(c, localePath(c.get('locale'), path), 301)

/**
 * Writes a path pattern for Hono, which counts a file extension as part of the parameter: `/c/:slug.ics` becomes
 * `/c/:slug{[a-z0-9-]+\.ics}`.
 */
const toPattern = (path: string): string =>
  path.replace(/:(\w+)\.(\w+)$/, (_, name: string, ending: string) => `:${name}{[a-z0-9-]+\\.${ending}}`)

/**
 * Sort key of a pattern, by its parts: fixed parts come before parts with a file extension, and those before any other
 * parameter. Patterns of different length never match the same path.
 */
const rankOf = (pattern: string): number =>
  Number(
    pattern
      .slice(1)
      .split('/')
      .map((part) => (part.startsWith(':') ? (part.includes('{') ? '1' : '2') : '0'))
      .join(''),
  )

/** A handler whose code is imported by its first request. @param load as `async () => (await import('…')).robots` */
const lazy = (load: () => Promise<Handler>): Handler => {
  let known: Handler | undefined
  return async (c) => {
    known ??= await load()
    return known(c)
  }
}

/** Answers a known address of the API that is called with another method: 405 in the API's error format. */
const methodNotAllowed = (allowed: string) => (c: Context) => {
  const error = { status: 405, name: 'MethodNotAllowed', message: `Use ${allowed} here`, details: {} }
  return c.json({ data: null, error }, 405, { Allow: allowed, 'Cache-Control': 'no-store' })
}
