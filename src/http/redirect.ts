import type { Context } from 'hono'
import { findCampaign, withCampaign } from '../shared/campaign.ts'
import { browserParameters, campaignParameters } from '../shared/constants.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Redirects a visitor and passes the campaign of their address on; within the site the voucher, too. Every redirect of
 * the site uses this function (`test/unit/redirects.test.ts`), so that visits from advertisements stay attributed.
 *
 * @param to a path of this site, or a safe http(s) address
 */
export const redirect = (c: Context<AppEnv>, to: string, status: 301 | 302 | 303): Response =>
  c.redirect(toLocation(c.req.url, to), status)

/**
 * The `Location` of a redirect. Campaign parameters in the target take precedence. Other hosts get campaign parameters
 * only: a voucher is worth money, and an editor's target may be anybody's.
 */
export function toLocation(asked: string, to: string): string {
  const { origin, search } = new URL(asked)
  const isOwn = new URL(to, asked).origin === origin
  const campaign = findCampaign(search, isOwn ? browserParameters : campaignParameters)
  if (!campaign) return to
  const address = withCampaign(new URL(to, asked).href, campaign)
  return to.startsWith('/') ? address.slice(origin.length) : address
}
