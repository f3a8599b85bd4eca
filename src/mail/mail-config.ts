import type { Config } from '../config.ts'
import type { MailConfig } from './mailer.ts'

/** How this deployment sends letters. @param binding the platform's own way */
export const toMailConfig = (config: Config, binding: SendEmail | undefined): MailConfig => ({
  from: config.MAIL_FROM,
  binding,
  service: config.MAIL_URL ? { url: config.MAIL_URL, token: config.MAIL_TOKEN ?? '' } : undefined,
})
