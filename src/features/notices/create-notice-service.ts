import type { Cache } from '../../cache/cache.ts'
import type { Config } from '../../config/config.ts'
import type { RequestContext } from '../../context/services.ts'
import type { Log } from '../../log.ts'
import { toEmailSite, toMailConfig } from '../../mail/mail-config.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import { createSiteThrottle } from '../../throttle/create-site-throttle.ts'
import type { NoticeService, PushKeys } from './notice-service.ts'
import { createNoticeMethods } from './notice-steps.ts'

/** @throws Error where the deployment lacks what notices need */
export function createNoticeService(
  config: Config,
  { database, notices, email, throttle, waitUntil, origin }: RequestContext,
  given: { content: ContentService; cache: Cache; now: () => number; log: Log },
): NoticeService {
  const { SITE_SECRET: secret, PUSH_HOSTS: pushHosts, LOCALES: locales } = config
  if (!database || !secret) throw new Error('notices need a database and SITE_SECRET')
  const emailSite = toEmailSite(config, origin)
  const site = emailSite ?? origin
  return createNoticeMethods({
    ...{ database, secret, pushHosts, locales, site },
    queue: notices,
    keys: toKeys(config, site),
    mail: config.MAIL_FROM && emailSite !== undefined ? toMailConfig(config, email) : undefined,
    throttle: createSiteThrottle(secret, throttle, { ...given, waitUntil }),
    ...given,
  })
}

/** Push services write to the address when something is wrong with what the site sends them. */
function toKeys(config: Config, site: string): PushKeys | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, SECURITY_CONTACT: contact } = config
  if (!publicKey || !privateKey) return undefined
  const subject = [contact, site].find((each) => each && /^(mailto|https):/.test(each))
  return { publicKey, privateKey, subject: subject ?? 'mailto:webmaster@localhost' }
}
