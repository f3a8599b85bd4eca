import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { PublicPageAddress } from '../routes/address-kinds.ts'
import { listNeverPrefetchedPatterns } from '../routes/address-rules.ts'
import { addressBook } from '../routes/addresses.ts'
import { neverPrefetchedLinks } from '../routes/prefetching.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'

/** Cached for all visitors. If longer, a new page that must not be prefetched would still be. */
const cacheControl = 'public, max-age=3600'

/**
 * `GET /speculation-rules.json`: what the browser may prefetch and prerender. Every page refers to it in its
 * `Speculation-Rules` header, so that no page needs an inline script (HTML, «Speculation rules»).
 */
export const serveSpeculationRules = (c: Context<AppEnv>): Response =>
  c.body(JSON.stringify(toSpeculationRules(c.get('config').LOCALES)), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': cacheControl,
  })

/**
 * Links of the site are prefetched when a click is likely (`moderate`: the pointer rests on one). Concerts and
 * programs, the most visited pages, are also prerendered. They are listed instead of excluding the rest, so that a
 * page added later isn't prerendered by accident.
 */
export function toSpeculationRules(locales: readonly Locale[]) {
  const inEach = (path: string) => locales.map((locale) => localePath(locale, path))
  const isAllowed = [
    { not: { href_matches: listNeverPrefetchedPatterns(inEach) } },
    { not: { selector_matches: neverPrefetchedLinks } },
  ]
  const anywhere = { href_matches: renderedEarly('anywhere').flatMap(inEach) }
  const whereProgramsAreLinked = {
    and: [
      { href_matches: renderedEarly('from-program-links').flatMap(inEach) },
      { selector_matches: programLinks },
    ],
  }
  return {
    prefetch: [{ where: { and: [{ href_matches: '/*' }, ...isAllowed] }, eagerness: 'moderate' }],
    prerender: [
      { where: { and: [{ or: [anywhere, whereProgramsAreLinked] }, ...isAllowed] }, eagerness: 'moderate' },
    ],
  }
}

/** Path patterns of the pages that the address book allows to be prerendered. */
const renderedEarly = (where: PublicPageAddress['prerender']): string[] =>
  Object.values(addressBook).flatMap((address) =>
    address.kind === 'page' && !address.isPrivate && address.prerender === where ? [address.path] : [],
  )

/** Selects links to programs, whose address alone could be any page's. */
const programLinks = '[data-program-links] a'
