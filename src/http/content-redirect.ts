import type { Redirect } from '../content/site/redirect.ts'
import { toRedirectKey } from '../content/site/redirect-key.ts'
import { repairAddress } from '../shared/editor-address.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath, splitLocalePath, toSafeHref } from '../shared/urls.ts'

/** Redirects that lead into one another; longer chains are an editor's mistake and are not followed. */
const longestChain = 20

interface OwnAddresses {
  /** Hosts that editors may write in redirects and that mean this site. */
  productionHosts: readonly string[]
  locales: readonly Locale[]
}

/**
 * Follows the redirects of the content from an address that isn't found to the last target. A target without a
 * language is given the visitor's.
 *
 * @returns `undefined` where no redirect applies, or the redirects form a circle
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
    const target = findContentRedirect(moved.to, at, productionHosts)
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
 * Lists the forms under which an editor may have entered an address, the most specific first: with its query, without
 * it, and without the language prefix.
 */
function namesOf(
  { pathname, search }: URL,
  locales: readonly Locale[],
): { address: string; locale?: Locale }[] {
  const { locale, path } = splitLocalePath(pathname, locales)
  const whole = [`${pathname}${search}`, pathname].map((address) => ({ address }))
  // A path in the default language has no prefix, so it already stands for every language.
  if (path === pathname) return unique(whole)
  return unique([...whole, ...[`${path}${search}`, path].map((address) => ({ address, locale }))])
}

const unique = <Name extends { address: string }>(names: Name[]): Name[] =>
  names.filter(({ address }, at) => names.findIndex((name) => name.address === address) === at)

/** A relative target as editors type it, without its slash: `new/page`. */
const ownPath = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}/_.~%-]*(?:[?#].*)?$/u

/**
 * Resolves the target of a redirect entered by an editor. A production host is removed from it, so that a copy of the
 * site under another name keeps its visitors.
 *
 * @returns `undefined` for an unsafe target, and for one that leads back to the address it came from
 */
export function findContentRedirect(
  to: string,
  from: URL,
  productionHosts: readonly string[],
): string | undefined {
  const typed = to.trim()
  const href = toSafeHref(repairAddress(typed) ?? (ownPath.test(typed) ? `/${typed}` : undefined))
  if (!href || !URL.canParse(href, from)) return undefined
  const target = new URL(href, from)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined
  const isOwn = target.host === from.host || productionHosts.includes(target.host)
  if (!isOwn) return target.href
  // Leaves exactly one slash at the start: two would name another host.
  const address = `${target.pathname.replace(/^\/+/, '/')}${target.search}`
  return address === `${from.pathname}${from.search}` ? undefined : `${address}${target.hash}`
}
