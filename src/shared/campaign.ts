import { campaignParameters, maxCampaignValueLength } from './constants.ts'

/** A longer query is somebody's experiment; what stands beyond is left out. */
const maxQueryLength = 8000

/**
 * The campaign parameters of an address's query, as a query of their own without `?`; empty when there are
 * none. Everything else is left out, and so is what stands twice.
 */
export function campaignOf(search: string): string {
  const given = new URLSearchParams(search.slice(0, maxQueryLength))
  const campaign = new URLSearchParams()
  for (const name of campaignParameters) {
    const value = given.get(name)?.slice(0, maxCampaignValueLength)
    if (value) campaign.set(name, value)
  }
  return campaign.toString()
}

/**
 * The same address with a campaign's parameters. What the address says itself stands: an editor who tagged a
 * link meant it. The fragment, which the provider's pages need, stays at the end.
 *
 * @param campaign as `campaignOf` gives it.
 */
export function withCampaign(address: string, campaign: string): string {
  const url = new URL(address)
  const added = new URLSearchParams(
    [...new URLSearchParams(campaign)].filter(([name]) => !url.searchParams.has(name)),
  ).toString()
  // Written behind the query, and not into it: its own spelling is the provider's business.
  if (added) url.search += `${url.search ? '&' : '?'}${added}`
  return url.href
}
