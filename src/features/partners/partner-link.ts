import { pathTo } from '../../routes/paths.ts'
import { withCampaign } from '../../shared/campaign.ts'
import { type CodegenQuery, campaignFieldNames, campaignFields, findLongNames } from '../../shared/embed.ts'
import { localePath } from '../../shared/urls.ts'
import { type FoundEmbed, findEmbed, framePageNames } from './find-embed.ts'

export interface PartnerLink {
  embed: FoundEmbed
  /** Address of the page with its origin and campaign. */
  link: string
  /** Path of the page with its campaign: the target of a short address. */
  target: string
  /** Address of the frame with the same campaign. */
  frameAddress: string
}

const pageNames = { concert: 'concert', city: 'city', program: 'bySlug' } as const

/**
 * Makes the addresses of a partner's page. It does not check that the entry exists.
 *
 * @param origin origin of this site
 * @returns `undefined` for an address of another site, for a page that is not of a concert, city or program, and for
 *   campaign names that are too long
 */
export function toPartnerLink(query: CodegenQuery, origin: string): PartnerLink | undefined {
  if (!query.page || !URL.canParse(query.page, origin) || findLongNames(query).length > 0) return undefined
  const found = findEmbed(new URL(query.page, origin).href, [origin])
  if (!found) return undefined
  const { kind, slug, locale } = found
  const named = campaignFieldNames.flatMap((name) =>
    query[name] ? [[campaignFields[name], query[name]]] : [],
  )
  const campaign = new URLSearchParams(named).toString()
  const toAddress = (path: string) => withCampaign(`${origin}${localePath(locale, path)}`, campaign)
  const frame = new URL(toAddress(pathTo(framePageNames[kind], { slug })))
  if (query.theme) frame.searchParams.set('theme', query.theme)
  const link = toAddress(pathTo(pageNames[kind], { slug }))
  return { embed: found, link, target: link.slice(origin.length), frameAddress: frame.href }
}

/** Makes the canonical query: only non-empty values, in a fixed order. */
export function toPartnerLinkQuery(query: CodegenQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(given).toString()
}
