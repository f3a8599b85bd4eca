import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readCityBySlug } from '../../../content/places/readers.ts'
import { BadRequest, StoreMissing } from '../../../errors.ts'
import { answerRefusal } from '../../../http/api-call.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readCookie, readHostCookie, writeHostCookie } from '../../../http/cookies.ts'
import { readJson } from '../../../http/read-body.ts'
import { requireSameOrigin } from '../../../http/same-origin.ts'
import { readSessionOnce, readVisitor } from '../../../http/visitor-session.ts'
import type { Subscriber } from '../../../rendering/visitor.ts'
import { maxTopicsAtOnce, pushSubscriptionSchema, topicSchema } from '../../../shared/notices.ts'
import { cityCookie, noticesCookie } from '../../../shared/stored-names.ts'
import type { NoticeService } from '../notice-service.ts'

const maxBodyBytes = 16 * 1024

const subscribeSchema = z.object({
  /** The subscription that this one replaces: `null` where the browser doesn't know it, absent for a new subscriber. */
  before: z.optional(z.nullable(pushSubscriptionSchema)),
  subscription: pushSubscriptionSchema,
  /** Topics to follow in addition to those already followed. */
  topics: z._default(z.array(topicSchema).check(z.maxLength(maxTopicsAtOnce)), []),
})

const unsubscribeSchema = z.pick(pushSubscriptionSchema, { endpoint: true })

/** Status of a refused call, by the reason. */
const refusals = { address: 422, key: 503, full: 409, unknown: 404 } as const

const keySeconds = 3600

/**
 * `GET /api/push/key` → `{data: {publicKey}}`: the key that browsers subscribe with. Pages don't contain it, since few
 * visitors press a bell.
 *
 * @throws StoreMissing where no keys are configured
 */
export async function handlePushKey(c: Context<AppEnv>): Promise<Response> {
  const { hasNotices, PUSH_PUBLIC_KEY: publicKey } = c.get('config')
  if (!hasNotices || !publicKey) throw new StoreMissing('PUSH_PUBLIC_KEY')
  return c.json({ data: { publicKey } }, 200, { 'Cache-Control': `public, max-age=${keySeconds}` })
}

/**
 * `POST /api/push/subscribe` with `{subscription, topics}`, as `PushSubscription.toJSON()` gives it → `{data:
 * {topics}}`, all topics that the browser then follows. A browser that calls again keeps its subscription. The response
 * sets the cookie that identifies it on `/push`. With `before`, the subscription replaces an older one and keeps its
 * topics → 204. `DELETE` with `{endpoint}` ends a browser's subscription → 204.
 *
 * @throws BadRequest, Forbidden, StoreMissing
 */
export async function handlePushSubscription(c: Context<AppEnv>): Promise<Response> {
  requireSameOrigin(c)
  const notices = await requireNotices(c)
  if (c.req.method === 'DELETE') {
    const asked = unsubscribeSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
    if (!asked.success) throw new BadRequest('endpoint', 'must be the address of a subscription')
    await notices.unsubscribe(asked.data.endpoint)
    return c.body(null, 204)
  }
  const asked = subscribeSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (!asked.success) throw new BadRequest('subscription', 'must be a browser’s subscription, with topics')
  const { subscription, topics, before } = asked.data
  const visitor = readVisitor(c)
  const subscriber = await visitor.subscriber.read()
  const reach = {
    locale: c.get('locale'),
    timeZone: await readTimeZone(c),
    visitor: visitor.accountVisitor.visitor,
  }
  const made =
    before === undefined
      ? await notices.subscribe(subscriber, subscription, reach, topics)
      : await notices.renew(subscriber, subscription, before ?? undefined)
  if ('refused' in made) {
    const status = refusals[made.refused]
    return answerRefusal(c, { status, name: 'SubscriptionRefused', message: made.refused })
  }
  await visitor.subscriber.give(made.id)
  // Reading the topics would also join the subscription to the account that is signed in. Only pages do that, and not a
  // service worker, which renews a subscription without its visitor.
  if (before !== undefined) return c.body(null, 204)
  const followed = await notices.read({ ...subscriber, subscription: made.id })
  return c.json({ data: { topics: followed.topics } })
}

/**
 * `POST /api/push/leave?code=…`: an e-mail program unsubscribes its user without a page (RFC 8058, 3.2). 204 for every
 * code, so that the response doesn't reveal whether an address is subscribed.
 *
 * @throws StoreMissing
 */
export async function handleUnsubscribe(c: Context<AppEnv>): Promise<Response> {
  await requireNotices(c).unsubscribeMail(c.req.query('code') ?? '')
  return c.body(null, 204)
}

function requireNotices(c: Context<AppEnv>): NoticeService {
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  const { notices } = c.get('services')
  if (!notices) throw new StoreMissing('DB')
  return notices
}

/** @returns the time zone of the visitor's city, which decides when it is night; `undefined` without a city */
async function readTimeZone(c: Context<AppEnv>): Promise<string | undefined> {
  const slug = readCookie(c, cityCookie)
  const city = slug ? await readCityBySlug(c.get('services').content, slug).catch(() => null) : null
  return city?.timeZone
}

/** @returns the subscription and the signed-in user of a request */
export async function readSubscriber(c: Context<AppEnv>): Promise<Subscriber> {
  const cookie = readHostCookie(c, noticesCookie)
  const notices = cookie ? c.get('services').notices : undefined
  const [subscription, session] = await Promise.all([notices?.readCookie(cookie), readSessionOnce(c)])
  const { id: user, email, isConfirmed } = session?.user ?? {}
  return { subscription, user, email: isConfirmed ? email?.toLowerCase() : undefined }
}

/** Sets the cookie that identifies this browser's subscription. */
export async function giveSubscriber(c: Context<AppEnv>, subscription: string): Promise<void> {
  const { notices } = c.get('services')
  if (notices) writeHostCookie(c, noticesCookie, await notices.makeCookie(subscription))
}
