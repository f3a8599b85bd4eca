import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { PublicPageAddress } from '../routes/address-kinds.ts'
import { neverFetchedEarly } from '../routes/address-rules.ts'
import { addressBook } from '../routes/addresses.ts'
import { linksNeverFetched } from '../routes/early-fetching.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'

/** Shared by all visitors. Longer: a new page that mustn't be fetched early would be. */
const cacheControl = 'public, max-age=3600'

/**
 * `GET /speculation-rules.json`: what the browser may fetch and render before a link is followed. Every page
 * names it in its `Speculation-Rules` header, so no page needs an inline script (HTML, «Speculation rules»).
 */
export const speculationRules = (c: Context<AppEnv>): Response =>
  c.body(JSON.stringify(toSpeculationRules(c.get('config').LOCALES)), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': cacheControl,
  })

/**
 * Links of the site are fetched when a click is likely (`moderate`: the pointer rests on one). Concerts and
 * programs, where most ways lead, are rendered too. Those are named and not excluded from, so that a page that
 * is added later isn't run before anybody asked for it.
 */
export function toSpeculationRules(locales: readonly Locale[]) {
  const inEach = (path: string) => locales.map((locale) => localePath(locale, path))
  const isAllowed = [
    { not: { href_matches: neverFetchedEarly(inEach) } },
    { not: { selector_matches: linksNeverFetched } },
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

/** Patterns of the pages that the address book lets browsers run before the click. */
const renderedEarly = (where: PublicPageAddress['rendersEarly']): string[] =>
  Object.values(addressBook).flatMap((address) =>
    address.kind === 'page' && !address.isPrivate && address.rendersEarly === where ? [address.path] : [],
  )

/** Where links to programs stand; by their address alone they could be any page. */
const programLinks = '[data-program-links] a'
