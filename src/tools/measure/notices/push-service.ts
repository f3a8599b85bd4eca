import { createECDH, randomBytes } from 'node:crypto'
import { type Request as MiniflareRequest, Response } from 'miniflare'

/** What all browsers of the measurement read pushes by. */
const keys = createECDH('prime256v1')
keys.generateKeys()

export const browserKeys = {
  p256dh: keys.getPublicKey().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

export interface PushService {
  answer: (request: MiniflareRequest) => Response
  /** How often each browser was sent something, and by which topic. */
  arrived: Map<string, { times: number; topics: Set<string> }>
}

/** A push service that takes everything, and counts. */
export function createPushService(): PushService {
  const arrived: PushService['arrived'] = new Map()
  return {
    arrived,
    answer: (request) => {
      const browser = new URL(request.url).pathname
      const known = arrived.get(browser) ?? { times: 0, topics: new Set<string>() }
      known.times += 1
      known.topics.add(request.headers.get('topic') ?? '')
      arrived.set(browser, known)
      return new Response(null, { status: 201 })
    },
  }
}
