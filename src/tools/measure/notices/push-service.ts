import { createECDH, randomBytes } from 'node:crypto'
import { type Request as MiniflareRequest, Response } from 'miniflare'

/** The keys of all browsers of the measurement. */
const keys = createECDH('prime256v1')
keys.generateKeys()

export const browserKeys = {
  p256dh: keys.getPublicKey().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

export interface PushService {
  answer: (request: MiniflareRequest) => Response
  /** The number of pushes to each browser, and their topics. */
  arrived: Map<string, { times: number; topics: Set<string> }>
}

/** Makes a push service that accepts and counts everything. */
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
