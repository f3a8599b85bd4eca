import type { Config } from '../../config/config.ts'
import type { FeatureContext } from '../../context/context.ts'
import { toEmailSiteUrl, toMailConfig } from '../../mail/mail-config.ts'
import type { NoticeService, PushKeys } from './notice-service.ts'
import { createNoticeMethods } from './notice-steps.ts'

/** @throws Error where the deployment lacks what notices need */
export function createNoticeService(context: FeatureContext): NoticeService {
  const { config, database, noticeQueue, mailer, origin, throttle, backgroundContent, memoryCache } = context
  const { SITE_SECRET: secret, PUSH_HOSTS: pushHosts, LOCALES: locales } = config
  if (!database || !secret) throw new Error('notices need a database and SITE_SECRET')
  const emailSite = toEmailSiteUrl(config, origin)
  const site = emailSite ?? origin
  return createNoticeMethods({
    ...{ database, secret, pushHosts, locales, site, throttle },
    queue: noticeQueue,
    keys: toKeys(config, site),
    mail: config.MAIL_FROM && emailSite !== undefined ? toMailConfig(config, mailer) : undefined,
    content: backgroundContent,
    cache: memoryCache,
    now: context.now,
    log: context.log,
  })
}

/** Push services write to the address when something is wrong with what the site sends them. */
function toKeys(config: Config, site: string): PushKeys | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, SECURITY_CONTACT: contact } = config
  if (!publicKey || !privateKey) return undefined
  const subject = [contact, site].find((each) => each && /^(mailto|https):/.test(each))
  return { publicKey, privateKey, subject: subject ?? 'mailto:webmaster@localhost' }
}
