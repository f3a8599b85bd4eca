import { campaignParameters, maxCampaignValueLength } from './constants.ts'

/** Longest query that is read; the rest is ignored. */
const maxQueryLength = 8000

/**
 * Returns the campaign parameters of a query as a query without `?`; empty if there are none. All other parameters
 * are left out, and so are repeated ones.
 *
 * @param names of the parameters
 */
export function findCampaign(search: string, names: readonly string[] = campaignParameters): string {
  const given = new URLSearchParams(search.slice(0, maxQueryLength))
  const campaign = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)?.slice(0, maxCampaignValueLength)
    if (value) campaign.set(name, value)
  }
  return campaign.toString()
}

/**
 * Adds the parameters of a campaign to an address. Parameters that the address already has are kept, because an editor
 * who added them meant them. The fragment, which the ticket provider's pages need, stays at the end.
 *
 * @param campaign a result of `findCampaign`
 */
export function withCampaign(address: string, campaign: string): string {
  const url = new URL(address)
  const added = new URLSearchParams(
    [...new URLSearchParams(campaign)].filter(([name]) => !url.searchParams.has(name)),
  ).toString()
  // The labels are appended to the query as text, so that the provider's own parameters keep their spelling.
  if (added) url.search += `${url.search ? '&' : '?'}${added}`
  return url.href
}
