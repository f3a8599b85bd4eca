import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { PushKeys } from './notice-service.ts'
import type { NoticeText } from './notice-text.ts'

/** A browser that takes pushes. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  text: NoticeText
  /** Of two with one topic, an undelivered one gives way, and a browser shows the second in the first one's place. */
  topic: string
  ttlSeconds: number
  urgency: 'normal' | 'high'
}

/** What became of it. */
export type PushResult =
  | { as: 'sent' }
  /** The browser has withdrawn its subscription. */
  | { as: 'gone' }
  /** Again later; at once not before so many milliseconds have passed, where the service says. */
  | { as: 'later'; fault: string; afterMs?: number | undefined }
  /** The service doesn't want it. */
  | { as: 'refused'; fault: string }

const timeLimitMs = 10_000
/** No service asks for longer; who does, is asked all the same. */
const longestWaitMs = 6 * 60 * 60 * 1000
/** Services keep nothing for longer (RFC 8030, 5.2, lets them shorten it). */
const longestTtlSeconds = 4 * 7 * 24 * 60 * 60

/**
 * What services of one host know the site by (RFC 8292): signed once for a batch, since it is good for twelve hours.
 *
 * @returns the header `Authorization` for an address at a push service
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
 * Sends one push (RFC 8030, RFC 8291), as browsers understand it that have no service worker for it, too
 * (w3.org/TR/push-api, «Declarative push messages»; 8030 marks one).
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
    return judge(response)
  } catch (error) {
    return { as: 'later', fault: error instanceof Error ? error.name : 'no answer' }
  }
}

function judge({ status, headers }: Response): PushResult {
  if (status >= 200 && status < 300) return { as: 'sent' }
  if (status === 404 || status === 410) return { as: 'gone' }
  if (status !== 429 && status < 500) return { as: 'refused', fault: String(status) }
  return {
    as: 'later',
    fault: String(status),
    afterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
  }
}

/** Seconds or a date (RFC 9110, 10.2.3). @returns milliseconds; `undefined` for none that can be read */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestWaitMs)
}
