import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import { editorWordsMessages, pushPageMessages } from '../../../languages/texts.ts'
import { formatNumber } from '../../../shared/format.ts'
import { readRetryAfter } from '../../../shared/retry-after.ts'
import { retryDelayMs } from '../lease-deliveries.ts'
import type { NoticeDeps, PushKeys } from '../notice-deps.ts'
import type { NoticeText } from '../notice-text.ts'
import { toKeyId } from '../push-address.ts'
import { type Subscription, seenUpdatePauseMs } from '../subscriptions.ts'
import type { ChannelMessage, NoticeChannel, SendOutcome } from './channel.ts'

/** Browsers, by Web Push (RFC 8030). */
export const pushChannel: NoticeChannel = {
  startBatch: startPushBatch,
  // Anybody who knows the whole address of a browser's subscription can send to it, so only its host is shown.
  toShownAddress: (address) => new URL(address).host,
  describeAddresses: (locale, { length }) => pushPageMessages(locale).browsers(formatNumber(locale, length)),
  describeAudience: (locale, count) => editorWordsMessages(locale).browsers(count),
}

function startPushBatch({ keys, now }: NoticeDeps): (message: ChannelMessage) => Promise<SendOutcome> {
  const authorize = keys && createAuthorizer(keys)
  /** Until when each push service has asked the site to wait, in milliseconds. */
  const pausedUntil = new Map<string, number>()
  return async ({ subscription, reading, tries }) => {
    if (!keys || !authorize) return { state: 'waiting', at: now() + retryDelayMs(1), fault: 'no keys' }
    if (subscription.keyId !== toKeyId(keys.publicKey)) return { state: 'failed', fault: 'another key' }
    const { host } = new URL(subscription.address)
    const pauseEndsAt = pausedUntil.get(host)
    if (pauseEndsAt !== undefined) return { state: 'waiting', at: pauseEndsAt, fault: '429' }
    const result = await sendPush(
      { endpoint: subscription.address, p256dh: subscription.p256dh, auth: subscription.auth },
      {
        text: reading.text,
        topic: reading.topic,
        ttlSeconds: (reading.expiresAt - now()) / 1000,
        urgency: reading.isUrgent ? 'high' : 'normal',
      },
      authorize,
    )
    if (result.as === 'sent') return { state: 'sent', isRecovered: mustRecordSuccess(subscription, now()) }
    if (result.as === 'gone') return { state: 'dropped', fault: 'gone', isGone: true }
    if (result.as === 'refused') return { state: 'failed', fault: result.fault, isRefused: true }
    const at = now() + Math.max(result.afterMs ?? 0, retryDelayMs(tries))
    if (result.fault === '429') pausedUntil.set(host, at)
    return { state: 'waiting', at, fault: result.fault }
  }
}

/** Whether a push that was accepted changes the row of its subscription. */
const mustRecordSuccess = ({ refusals, seenAt }: Subscription, now: number): boolean =>
  refusals > 0 || now - seenAt > seenUpdatePauseMs

/** Where a push goes, and the keys with which it is encrypted (RFC 8291). */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  text: NoticeText
  /** A push replaces an undelivered or a displayed one of the same topic (RFC 8030, 5.4). */
  topic: string
  ttlSeconds: number
  urgency: 'normal' | 'high'
}

/** Result of a push, by the answer of the push service. */
export type PushResult =
  | { as: 'sent' }
  /** The browser no longer has this subscription. */
  | { as: 'gone' }
  /** Worth another try. `afterMs` is the time that the push service asks the site to wait. */
  | { as: 'later'; fault: string; afterMs?: number | undefined }
  /** The push service will never accept this push. */
  | { as: 'refused'; fault: string }

const timeLimitMs = 10_000
/** The longest time for which push services store a push: they may shorten the requested one (RFC 8030, 5.2). */
const longestTtlSeconds = 4 * 7 * 24 * 60 * 60

/**
 * Signs the site's VAPID header (RFC 8292) once for each push service. It is valid for twelve hours, longer than a batch
 * takes.
 *
 * @returns a function that gives the header `Authorization` for an address of a push service
 */
export function createAuthorizer(keys: PushKeys): (endpoint: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (endpoint) => {
    const { origin } = new URL(endpoint)
    const header =
      known.get(origin) ??
      vapidHeaders({ endpoint, expirationTime: null, keys: { auth: '', p256dh: '' } }, keys).then(
        ({ headers }) => headers.authorization,
      )
    known.set(origin, header)
    return header
  }
}

/**
 * Sends one push (RFC 8030, encrypted by RFC 8291). Its payload is a declarative push message, which browsers can show
 * without a service worker: `web_push: 8030` marks it (w3.org/TR/push-api, «Declarative push messages»).
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  { text, topic, ttlSeconds, urgency }: Push,
  authorize: (endpoint: string) => Promise<string>,
): Promise<PushResult> {
  const { title, body, navigate, lang } = text
  const payload = { web_push: 8030, notification: { title, body, navigate, lang, tag: topic } }
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await authorize(endpoint),
        ttl: String(Math.min(Math.max(60, Math.round(ttlSeconds)), longestTtlSeconds)),
        topic,
        urgency,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      },
      body: await encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(payload))),
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return toPushResult(response)
  } catch (error) {
    return { as: 'later', fault: error instanceof Error ? error.name : 'no answer' }
  }
}

function toPushResult({ status, headers }: Response): PushResult {
  if (status >= 200 && status < 300) return { as: 'sent' }
  if (status === 404 || status === 410) return { as: 'gone' }
  if (status !== 429 && status < 500) return { as: 'refused', fault: String(status) }
  return {
    as: 'later',
    fault: String(status),
    afterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
  }
}
