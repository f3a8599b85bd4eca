import type { Context } from 'hono'
import { campaignOf, withCampaign } from '../shared/campaign.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Sends a visitor elsewhere, the parameters of the campaign that brought them included. Every redirect of the site
 * goes through here (`test/unit/redirects.test.ts`), or an advertisement would lose its visitors on the way.
 *
 * @param to a path of this site, or an http(s) address that is safe to go to
 */
export const redirect = (c: Context<AppEnv>, to: string, status: 301 | 302 | 303): Response =>
  c.redirect(toLocation(c.req.url, to), status)

/** Where a redirect leads. What its own address says of a campaign stands. */
export function toLocation(asked: string, to: string): string {
  const { origin, search } = new URL(asked)
  const campaign = campaignOf(search)
  if (!campaign) return to
  const address = withCampaign(new URL(to, asked).href, campaign)
  return to.startsWith('/') ? address.slice(origin.length) : address
}
