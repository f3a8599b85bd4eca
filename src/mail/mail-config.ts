import type { Config } from '../config/config.ts'
import type { MailConfig } from './mailer.ts'

/**
 * Reads from the configuration how this deployment sends e-mail.
 *
 * @param binding Cloudflare's `send_email` binding
 */
export const toMailConfig = (config: Config, binding: SendEmail | undefined): MailConfig => ({
  from: config.MAIL_FROM,
  binding,
  service: config.MAIL_URL ? { url: config.MAIL_URL, token: config.MAIL_TOKEN ?? '' } : undefined,
})

/**
 * Chooses the origin of links in e-mails. The `Host` of a request is trusted on a developer's machine only: its sender
 * could otherwise choose where the links in somebody else's e-mail lead.
 *
 * @param origin origin of the request; empty if there is no request
 * @returns origin without a trailing slash; `undefined` if `SITE_URL` is missing: no e-mail with a link is sent then
 */
export function toEmailSiteUrl(
  { SITE_URL: url }: Pick<Config, 'SITE_URL'>,
  origin: string,
): string | undefined {
  if (url !== undefined) return url.replace(/\/$/, '')
  return loopbackPattern.test(origin) ? origin : undefined
}

const loopbackPattern = /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/
