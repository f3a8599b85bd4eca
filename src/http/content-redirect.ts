import { safeHref } from '../shared/urls.ts'

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
  const href = safeHref(to)
  if (!href || !URL.canParse(href, from)) return undefined
  const target = new URL(href, from)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined
  const isOwn = target.host === from.host || productionHosts.includes(target.host)
  if (!isOwn) return target.href
  // Exactly one slash in front: two would name another host.
  const address = `${target.pathname.replace(/^\/+/, '/')}${target.search}`
  return address === `${from.pathname}${from.search}` ? undefined : `${address}${target.hash}`
}
