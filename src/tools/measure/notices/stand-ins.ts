import { createECDH, randomBytes } from 'node:crypto'
import { type Request as MiniflareRequest, Response } from 'miniflare'

const concert = { slug: 'kazan-zimmer', city: 'kazan', program: 'zimmer' }
export const movedConcert = concert.slug

const related = (slug: string, more: object = {}) => ({
  data: { attributes: { locale: 'ru', slug, name: slug, localizations: { data: [] }, ...more } },
})

/** Responds to content queries with one concert on the given `day`, and its city. */
export async function answerContent(request: MiniflareRequest, day: string): Promise<Response> {
  const { query } = (await request.json()) as { query: string }
  const attributes = {
    slug: concert.slug,
    date: day,
    time: '19:00:00.000',
    soldOut: false,
    status: 'scheduled',
    ticketLink: [{ __typename: 'ComponentTicketIntickets', seanceId: '1', minCost: 1500 }],
    city: related(concert.city, { timeZone: 'Europe/Moscow' }),
    program: related(concert.program),
  }
  const pagination = { total: 1, pageCount: 1 }
  return Response.json({
    data: query.includes('concerts(')
      ? { concerts: { data: [{ id: '1', attributes }], meta: { pagination } } }
      : { cities: { data: [] } },
  })
}

/** The keys of all browsers of the measurement. */
const keys = createECDH('prime256v1')
keys.generateKeys()

export const browserKeys = {
  p256dh: keys.getPublicKey().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

interface PushService {
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
