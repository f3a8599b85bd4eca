import { allLocales } from './locales.ts'
import { splitLocalePath } from './urls.ts'

/**
 * Whether a browser may keep a page of an address for offline use. `never` is a page all the same: without a
 * network it gives way to the offline page. `no-page` is nothing that a service worker touches.
 */
export type PageKeeping = 'keep' | 'never' | 'no-page'

/** Calls, sign-in of other companies, and files. */
const noPages = ['/api', '/graphql', '/connect', '/build', '/builds', '/images', '/uploads']

/** What shows something of the visitor, what they typed, or another company's frame. */
const neverKept = ['/account', '/login', '/register', '/forgot-password', '/reset-password'].concat(
  '/preview',
  '/codegen',
  '/push',
  '/search',
)

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** @param pathname with its language. */
export function keepingOf(pathname: string): PageKeeping {
  const { path } = splitLocalePath(pathname, allLocales)
  if (noPages.some((folder) => isBelow(path, folder)) || /\.\w+$/.test(path)) return 'no-page'
  if (neverKept.some((folder) => isBelow(path, folder)) || /^\/c\/[^/]+\/tickets$/.test(path)) return 'never'
  return 'keep'
}

type RouteRule = { redirect: string } | { page: false } | { keep: false }

/**
 * Route rules as `/builds/meta/{id}.json` lists them: what redirects by itself, and what no browser may keep.
 * A wildcard counts for everything below its path.
 */
export const routeRules: Record<'static' | 'wildcard' | 'dynamic', Record<string, RouteRule>> = {
  static: { '/program': { redirect: '/programs' } },
  wildcard: Object.fromEntries([
    ...noPages.map((path) => [path, { page: false }]),
    ...neverKept.map((path) => [path, { keep: false }]),
  ]),
  dynamic: { '/c/*/tickets': { keep: false } },
}
