import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readCityBySlug } from '../../../content/places/cities.ts'
import { answerRefusal } from '../../../endpoints/answer-refusal.ts'
import { BadRequest, StoreMissing } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readCookie } from '../../../http/cookies.ts'
import { readJson } from '../../../http/read-body.ts'
import { requireSameOrigin } from '../../../http/same-origin.ts'
import { readVisitor } from '../../../http/visitor-session.ts'
import { maxTopicsAtOnce, pushSubscriptionSchema, topicSchema } from '../../../shared/notices.ts'
import { cityCookie } from '../../../shared/stored-names.ts'
import type { NoticeService } from '../notice-service.ts'

const maxBodyBytes = 16 * 1024

const subscribeSchema = z.object({
  /** Whose place it takes; `null` where the browser doesn't say, and absent for a subscription of its own. */
  before: z.optional(z.nullable(pushSubscriptionSchema)),
  subscription: pushSubscriptionSchema,
  /** What is followed from now on; what was followed stays. */
  topics: z._default(z.array(topicSchema).check(z.maxLength(maxTopicsAtOnce)), []),
})

const unsubscribeSchema = z.pick(pushSubscriptionSchema, { endpoint: true })

/** What a call that changes nothing says. */
const refusals = { address: 422, key: 503, full: 409, unknown: 404 } as const

const keySeconds = 3600

/**
 * `GET /api/push/key` → `{data: {publicKey}}`: what browsers subscribe with. No page carries it that few press a bell on.
 *
 * @throws StoreMissing where there are no keys
 */
export async function handlePushKey(c: Context<AppEnv>): Promise<Response> {
  const { hasNotices, PUSH_PUBLIC_KEY: publicKey } = c.get('config')
  if (!hasNotices || !publicKey) throw new StoreMissing('PUSH_PUBLIC_KEY')
  return c.json({ data: { publicKey } }, 200, { 'Cache-Control': `public, max-age=${keySeconds}` })
}

/**
 * `POST /api/push/subscribe` with `{subscription, topics}`, as `PushSubscription.toJSON()` gives it → `{data: {topics}}`:
 * all that is followed then. The same browser again is the same subscription; the answer brings the cookie by which
 * `/push` knows it. With `before` it takes that one's place, with all it follows → 204. `DELETE` with `{endpoint}` → 204:
 * its browser is told of nothing any more.
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
  const listener = await visitor.subscriber.read()
  const reach = {
    locale: c.get('locale'),
    timeZone: await readTimeZone(c),
    visitor: visitor.accountVisitor.visitor,
  }
  const made =
    before === undefined
      ? await notices.subscribe(listener, subscription, reach, topics)
      : await notices.renew(listener, subscription, before ?? undefined)
  if ('refused' in made) {
    const status = refusals[made.refused]
    return answerRefusal(c, { status, name: 'SubscriptionRefused', message: made.refused })
  }
  await visitor.subscriber.give(made.id)
  // Whose it is, is for pages to say: a service worker has nobody who could have signed in or out.
  if (before !== undefined) return c.body(null, 204)
  const followed = await notices.read({ ...listener, subscription: made.id })
  return c.json({ data: { topics: followed.topics } })
}

/**
 * `POST /api/push/leave?code=…`: a mail program unsubscribes its user, whom nobody can ask anything (RFC 8058, 3.2). 204
 * for every code: it says of no address whether it is told of anything.
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

/** Of the visitor's city: nobody is told anything at night. */
async function readTimeZone(c: Context<AppEnv>): Promise<string | undefined> {
  const slug = readCookie(c, cityCookie)
  const city = slug ? await readCityBySlug(c.get('services').content, slug).catch(() => null) : null
  return city?.timeZone
}
