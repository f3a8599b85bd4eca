import { newsletter } from '../../brand/chosen.ts'
import { newsletterProvider } from '../../brand/chosen-providers.ts'
import type { Config } from '../../config/config.ts'
import type { FeatureContext } from '../../context/context.ts'
import { toEmailSiteUrl, toMailConfig } from '../../mail/mailer.ts'
import {
  confirmMailSubscription,
  readConfirmationCode,
  requestMailConfirmation,
  unsubscribeMail,
} from './email-subscriptions.ts'
import { followTopics, forgetSubscriber, readFollowedTopics, unfollowTopic } from './follow-topics.ts'
import type { NoticeDeps, PushKeys } from './notice-deps.ts'
import type { NoticeService } from './notice-service.ts'
import { addSubscription, renewSubscription } from './push-subscriptions.ts'
import { makeSubscriberCookie, readSubscriberCookie, removeSubscription } from './subscriptions.ts'

/** @throws Error where the deployment has no database or no `SITE_SECRET` */
export function createNoticeService(context: FeatureContext): NoticeService {
  const { config, database, noticeQueue, mailer, origin, throttle, content, memoryCache } = context
  const { SITE_SECRET: secret, PUSH_HOSTS: pushHosts, LOCALES: locales } = config
  if (!database || !secret) throw new Error('notices need a database and SITE_SECRET')
  const emailSite = toEmailSiteUrl(config, origin)
  const site = emailSite ?? origin
  return createNoticeMethods({
    database,
    secret,
    pushHosts,
    locales,
    site,
    throttle,
    queue: noticeQueue,
    keys: toKeys(config, site),
    mail: config.MAIL_FROM && emailSite !== undefined ? toMailConfig(config, mailer) : undefined,
    messengers: config.messengers,
    newsletter: toNewsletterConnection(config),
    content,
    cache: memoryCache,
    now: context.now,
    wait: (ms) => scheduler.wait(ms),
    log: context.log,
  })
}

/** @returns `undefined` where the orchestra sends its newsletter by itself, or where a value is missing */
function toNewsletterConnection({ hasNewsletter, NEWSLETTER_KEY: key, NEWSLETTER_LIST }: Config) {
  const list = NEWSLETTER_LIST ?? newsletter?.list
  const host = newsletter?.host ?? (key === undefined ? undefined : newsletterProvider?.toHost?.(key))
  if (!hasNewsletter || !newsletterProvider || !key || !list || !host) return undefined
  return { provider: newsletterProvider, account: { key, list }, host }
}

/** @returns the keys with a contact address, to which push services report problems; `undefined` without keys */
function toKeys(config: Config, site: string): PushKeys | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, SECURITY_CONTACT: contact } = config
  if (!publicKey || !privateKey) return undefined
  const subject = [contact, site].find((each) => each && /^(mailto|https):/.test(each))
  return { publicKey, privateKey, subject: subject ?? 'mailto:webmaster@localhost' }
}

export const createNoticeMethods = (deps: NoticeDeps): NoticeService => ({
  subscribe: (...given) => addSubscription(deps, ...given),
  renew: (...given) => renewSubscription(deps, ...given),
  follow: (...given) => followTopics(deps, ...given),
  unfollow: (...given) => unfollowTopic(deps, ...given),
  read: (subscriber) => readFollowedTopics(deps, subscriber),
  unsubscribe: (endpoint) => removeSubscription(deps, 'push', endpoint),
  forget: (subscriber) => forgetSubscriber(deps, subscriber),
  readAccountNotices: async (user) =>
    (await import('./read-account-notices.ts')).readAccountNotices(deps, user),
  requestMailConfirmation: (...given) => requestMailConfirmation(deps, ...given),
  readConfirmationCode: (code) => readConfirmationCode(deps, code),
  confirmMail: (...given) => confirmMailSubscription(deps, ...given),
  unsubscribeMail: (code) => unsubscribeMail(deps, code),
  takeMessengerUpdate: async (...given) =>
    (await import('./messengers/messenger-bots.ts')).takeMessengerUpdate(deps, ...given),
  makeMessengerLink: async (...given) =>
    (await import('./messengers/messenger-bots.ts')).makeMessengerLink(deps, ...given),
  // Rare calls load their code when they happen: editors' messages, and runs of the platform's clock.
  previewMessage: async (...given) => (await import('./broadcast-message.ts')).previewMessage(deps, ...given),
  broadcastMessage: async (...given) =>
    (await import('./broadcast-message.ts')).broadcastMessage(deps, ...given),
  readSentMessages: async (slug) => (await import('./broadcast-message.ts')).readSentMessages(deps, slug),
  noteChange: async () =>
    void (await (await import('./compare-content.ts')).requestComparison(deps.database, deps.now())),
  runScheduled: async () => (await import('./run-scheduled.ts')).runScheduledNotices(deps),
  handleQueueMessage: async () => (await import('./run-scheduled.ts')).handleQueueMessage(deps),
  makeCookie: (subscription) => makeSubscriberCookie(deps, subscription),
  readCookie: (cookie) => readSubscriberCookie(deps, cookie),
  readOverview: async (locale) =>
    (await import('./list-notices.ts')).readNoticeOverview(deps.database, locale),
  readNewsletter: async () =>
    (await import('./newsletter/newsletter-readers.ts')).readNewsletterOverview(deps),
  exportNewsletter: async (locale) =>
    (await import('./newsletter/newsletter-readers.ts')).exportNewsletter(deps, locale),
  readState: () => readNoticeState(deps),
  countInterested: async (concerts) =>
    (await import('./count-interested.ts')).countInterested(deps.database, concerts),
})

/** Numbers of deliveries by state, for operators; each counts up to a hundred. */
export interface NoticeState {
  /** Number of unsent notices, including those that wait for the morning. */
  waiting: number
  /** Number of notices that are overdue by an hour: nothing sends them, or a service doesn't accept them. */
  late: number
  /** Number of deliveries that have failed for good in the last thirty days. */
  failed: number
}

/** Largest number that is counted, so that a call reads few rows. */
const mostCounted = 100
const lateAfterMs = 60 * 60_000

/** @throws what the database throws */
async function readNoticeState({
  database,
  now,
}: Pick<NoticeDeps, 'database' | 'now'>): Promise<NoticeState> {
  const row = await database
    .prepare(
      `select
         (select count(*) from (select 1 from notice_delivery where state = 'waiting' and next_try_at >= 0 limit ${mostCounted})) as waiting,
         (select count(*) from (
            select 1 from notice_delivery where state = 'waiting' and next_try_at < ?1
              and (select made_at from notice where notice.id = notice) < ?1 limit ${mostCounted})) as late,
         (select count(*) from (select 1 from notice_delivery where state = 'failed' and notice >= '' limit ${mostCounted})) as failed`,
    )
    .bind(now() - lateAfterMs)
    .first<NoticeState>()
  return row ?? { waiting: 0, late: 0, failed: 0 }
}
