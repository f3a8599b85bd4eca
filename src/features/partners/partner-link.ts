import { pathTo } from '../../routes/paths.ts'
import { withCampaign } from '../../shared/campaign.ts'
import { type CodegenQuery, campaignFieldNames, campaignFields, findLongNames } from '../../shared/codegen.ts'
import { localePath } from '../../shared/urls.ts'
import { type FoundEmbed, findEmbed } from './find-embed.ts'

export interface PartnerLink {
  found: FoundEmbed
  /** Of the page, with its origin and the campaign. */
  link: string
  /** The same without the origin: what a short address leads to. */
  target: string
  /** Of the page's part that stands in a frame, with the same. */
  frame: string
}

const pageOf = { concert: 'concert', city: 'city', program: 'bySlug' } as const
const frameOf = { concert: 'embedConcert', city: 'embedCity', program: 'embedProgram' } as const

/**
 * The addresses for a partner's page. Whether there is such an entry isn't known here.
 *
 * @param origin of this site
 * @returns `undefined` for an address of another site, for a page that is no concert's, city's or program's, and for names
 *   that are too long
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
  const frame = new URL(toAddress(pathTo(frameOf[kind], { slug })))
  if (query.theme) frame.searchParams.set('theme', query.theme)
  const link = toAddress(pathTo(pageOf[kind], { slug }))
  return { found, link, target: link.slice(origin.length), frame: frame.href }
}

/** The query by which the same is asked for again: only what is there, in one order. */
export function toPartnerLinkQuery(query: CodegenQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(given).toString()
}
