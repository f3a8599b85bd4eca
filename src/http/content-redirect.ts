import type { Redirect } from '../content/site/redirect.ts'
import { toRedirectKey } from '../content/site/redirect-key.ts'
import { repairAddress } from '../shared/editor-address.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath, safeHref, splitLocalePath } from '../shared/urls.ts'

/** Redirects that lead from one into the next; longer chains are none that an editor has meant. */
const longestChain = 20

interface OwnAddresses {
  /** Hosts that editors may name and that mean this site. */
  productionHosts: readonly string[]
  locales: readonly Locale[]
}

/**
 * Where an address that isn't found leads in the end: through chains of redirects, in the visitor's language where an
 * editor has named none.
 *
 * @returns `undefined` where it leads nowhere, or in a circle
 */
export async function followRedirects(
  asked: URL,
  { productionHosts, locales }: OwnAddresses,
  find: (addresses: readonly string[]) => Promise<Redirect | undefined>,
): Promise<string | undefined> {
  const seen = new Set([toRedirectKey(asked.href)])
  let at = asked
  let reached: string | undefined
  for (let step = 0; step < longestChain; step++) {
    const names = namesOf(at, locales)
    const moved = await find(names.map(({ address }) => address))
    if (!moved) return reached
    const target = contentRedirectTarget(moved.to, at, productionHosts)
    if (target === undefined) return undefined
    const locale = names.find(({ address }) => address === moved.from)?.locale
    reached = locale && target.startsWith('/') ? localePath(locale, target) : target
    if (!reached.startsWith('/')) return reached
    at = new URL(reached, asked)
    const key = toRedirectKey(at.href)
    if (seen.has(key)) return undefined
    seen.add(key)
  }
  return undefined
}

/**
 * An editor names an address with its query, without it, or without its language. In that order: the first is the most
 * particular.
 */
function namesOf(
  { pathname, search }: URL,
  locales: readonly Locale[],
): { address: string; locale?: Locale }[] {
  const { locale, path } = splitLocalePath(pathname, locales)
  const whole = [`${pathname}${search}`, pathname].map((address) => ({ address }))
  // In the default language it is named in every language already.
  if (path === pathname) return unique(whole)
  return unique([...whole, ...[`${path}${search}`, path].map((address) => ({ address, locale }))])
}

const unique = <Name extends { address: string }>(names: Name[]): Name[] =>
  names.filter(({ address }, at) => names.findIndex((name) => name.address === address) === at)

/** `new/way`, without its slash. */
const ownPath = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}/_.~%-]*(?:[?#].*)?$/u

/**
 * Where a redirect of the content leads. The production host is taken off first, so that a copy of the site
 * under another name keeps its visitors.
 *
 * @returns `undefined` for an unsafe target and for one that leads to the address it came from.
 */
export function contentRedirectTarget(
  to: string,
  from: URL,
  productionHosts: readonly string[],
): string | undefined {
  const typed = to.trim()
  const href = safeHref(repairAddress(typed) ?? (ownPath.test(typed) ? `/${typed}` : undefined))
  if (!href || !URL.canParse(href, from)) return undefined
  const target = new URL(href, from)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined
  const isOwn = target.host === from.host || productionHosts.includes(target.host)
  if (!isOwn) return target.href
  // Exactly one slash in front: two would name another host.
  const address = `${target.pathname.replace(/^\/+/, '/')}${target.search}`
  return address === `${from.pathname}${from.search}` ? undefined : `${address}${target.hash}`
}
