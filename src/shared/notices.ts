import * as z from 'zod/mini'
import { maxSlugLength } from './urls.ts'

/** How many of the latest notices the desk and `npm run notices` list: counting the deliveries of one reads all of them. */
export const mostListedNotices = 50

/**
 * Topics of subscriptions:
 *
 * - `concert`: that it is moved, postponed or cancelled, and the day before
 * - `tickets`: of a concert, that their sale begins, or that some are back
 * - `city`, `program`: new concerts
 * - `wish`: a program in a city; the key is both slugs, `zimmer/kazan`
 * - `newsletter`: the orchestra's newsletter, which only e-mail reaches; the key is one of `newsletterKeys`
 * - `place`: new concerts within 100 km of a place of the world; the key is `vologda-472459` (`places/world-place.ts`)
 */
const topicKinds = ['concert', 'tickets', 'city', 'program', 'wish', 'place', 'newsletter'] as const

/** Keys of the two newsletters, for everybody and for the press, by name. */
export const newsletterKeys = { newsletter: 'news', press: 'press' } as const

/** Topics that links into messengers are about. */
const messengerTopicKinds = ['concert', 'tickets', 'city', 'program'] as const
export type MessengerTopic = Topic & { kind: (typeof messengerTopicKinds)[number] }
export const isMessengerTopic = (topic: Topic): topic is MessengerTopic =>
  messengerTopicKinds.some((kind) => kind === topic.kind)

const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/

export const topicSchema = z
  .object({
    kind: z.enum(topicKinds),
    key: z.string().check(z.maxLength(2 * maxSlugLength + 1), z.regex(keyPattern)),
  })
  .check(z.refine(({ kind, key }) => key.includes('/') === (kind === 'wish'), { error: 'is no such topic' }))
export type Topic = z.infer<typeof topicSchema>

/** Writes a topic as one text, as forms send it: `tickets:kazan-zimmer`. */
export const toTopicText = ({ kind, key }: Topic): string => `${kind}:${key}`

/** @returns `undefined` for what is no topic */
export function fromTopicText(text: string): Topic | undefined {
  const [kind, key] = text.split(':')
  return topicSchema.safeParse({ kind, key }).data
}

/** Limit of topics that one subscriber may follow; the page says when it is reached. */
export const maxTopics = 200
/** Limit of topics that one press may follow: no page offers more. */
export const maxTopicsAtOnce = 10

/** A browser's subscription, as `PushSubscription.toJSON()` gives it (w3.org/TR/push-api). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(1024)),
  keys: z.object({
    p256dh: z.string().check(z.maxLength(100)),
    auth: z.string().check(z.maxLength(50)),
  }),
})
export type PushAddress = z.infer<typeof pushSubscriptionSchema>
