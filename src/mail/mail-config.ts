import type { Config } from '../config/config.ts'
import type { MailConfig } from './mailer.ts'

/** How this deployment sends letters. @param binding the platform's own way */
export const toMailConfig = (config: Config, binding: SendEmail | undefined): MailConfig => ({
  from: config.MAIL_FROM,
  binding,
  service: config.MAIL_URL ? { url: config.MAIL_URL, token: config.MAIL_TOKEN ?? '' } : undefined,
})

/**
 * The address that emails lead to. A request's own `Host` may say anything, and whoever sends it would choose where
 * somebody else's link leads: it counts on one's own machine only.
 *
 * @param origin where the site was asked; empty where nobody has asked
 * @returns without a slash at its end; `undefined` where nobody has configured it: no email with a link leaves then
 */
export function toEmailSite({ SITE_URL: url }: Pick<Config, 'SITE_URL'>, origin: string): string | undefined {
  if (url !== undefined) return url.replace(/\/$/, '')
  return loopbackPattern.test(origin) ? origin : undefined
}

const loopbackPattern = /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/
