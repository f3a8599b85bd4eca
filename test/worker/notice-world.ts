import { vi } from 'vitest'
import { createIsolateState } from '../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import type { NoticeDeps } from '../../src/features/notices/notice-service.ts'
import { createIsolateChanges } from '../../src/strapi/port/changes.ts'
import { makePushKeys, pushBrowsers, type ReceivedPush } from '../fixtures/push-browsers.ts'
import { noLimits } from './no-limits.ts'
import { recordStatements } from './query-plans.ts'

/** A concert of content, as editors change it. */
export interface EditedConcert {
  slug: string
  date: string
  time?: string | null
  soldOut?: boolean
  status?: string
  onSaleAt?: string
  venue?: string
  city?: string
  program?: string
  /** Slugs of the performers of the concert's own cast. */
  performers?: string[]
  /** Ticket link that replaces the frame of a ticket service. */
  ticketLink?: { __typename: string; url?: string; seanceId?: string; minCost?: number }[]
  /** Time zone of the concert's city. */
  timeZone?: string
}

const related = (slug: string, more: object = {}) => ({
  data: { attributes: { locale: 'ru', slug, name: `Имя ${slug}`, localizations: { data: [] }, ...more } },
})

const toMember = (slug: string) => ({
  attributes: { locale: 'ru', slug, fullName: `Артист ${slug}`, localizations: { data: [] } },
})

const toEntry = ({
  venue = 'hall',
  city = 'kazan',
  program = 'zimmer',
  timeZone = 'Europe/Moscow',
  performers = [],
  ...concert
}: EditedConcert) => ({
  id: concert.slug,
  attributes: {
    time: '19:00:00.000',
    soldOut: false,
    status: 'scheduled',
    ticketLink: [{ __typename: 'ComponentTicketIntickets', seanceId: '42', minCost: 1500 }],
    city: related(city, { timeZone }),
    venue: related(venue),
    program: related(program),
    performers: { data: performers.map(toMember) },
    ...concert,
  },
})

/** Kazan has coordinates, and the other cities have none. */
const coordinatesOf = (slug: string) => (slug === 'kazan' ? { latitude: 55.79, longitude: 49.12 } : {})

const toCity = (slug: string) => ({
  id: '1',
  attributes: {
    ...related(slug, { timeZone: 'Europe/Moscow', countryCode: 'RU', ...coordinatesOf(slug) }).data
      .attributes,
  },
})

type Answer = (push: ReceivedPush) => Response | Promise<Response>
export const taken = () => new Response(null, { status: 201 })

/** Content that editors change, browsers that receive notices, and a clock that moves only when told. */
export function noticeWorld(database: D1Database, begins: number, more: Partial<NoticeDeps> = {}) {
  const browsers = pushBrowsers()
  const received: ReceivedPush[] = []
  const logged: string[] = []
  const state = {
    now: begins,
    concerts: [] as EditedConcert[],
    isDown: false,
    cities: ['kazan'],
    answer: taken as Answer,
    asked: 0,
  }
  const answerContent = async (request: Request): Promise<Response> => {
    state.asked += 1
    if (state.isDown) return new Response('down', { status: 500 })
    const { query, variables } = await request.json<{
      query: string
      variables: { filters?: { slug?: { in?: string[] } } }
    }>()
    if (!query.includes('concerts('))
      return Response.json({ data: { cities: { data: state.cities.map(toCity) } } })
    const slugs = variables.filters?.slug?.in
    const concerts = state.concerts.filter(({ slug }) => !slugs || slugs.includes(slug))
    const pagination = { total: concerts.length, pageCount: 1 }
    return Response.json({ data: { concerts: { data: concerts.map(toEntry), meta: { pagination } } } })
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const push = await browsers.read(new Request(input, init))
    if (!push) return new Response(null, { status: 410 })
    const response = await state.answer(push)
    if (response.status === 201) received.push(push)
    return response
  })
  const write = (message: string, details = {}) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const log = { info: write, warn: write, error: write }
  const now = () => state.now
  const around = { kv: undefined, now, waitUntil: () => undefined, log }
  const make = (changes: Partial<NoticeDeps> = {}): NoticeDeps => ({
    database: recordStatements(database),
    content: {
      requestId: 'test',
      url: 'https://content.example',
      mediaBase: undefined,
      embedHosts: [],
      fetch: answerContent,
      dialect: '4',
      token: undefined,
      cache: createKvCache(createIsolateState(100_000), around),
      freeTextCache: createKvCache(createIsolateState(0), around),
      changes: { isolate: createIsolateChanges(), ...around },
      breaker: createCircuitBreaker('content'),
      used: new Set(),
      log,
    },
    // A Worker whose isolates live no longer than one run.
    cache: createKvCache(createIsolateState(100_000), around),
    queue: undefined,
    keys: { ...keys, subject: 'mailto:office@tutti.example' },
    pushHosts: ['fcm.googleapis.com', '.push.apple.com'],
    mail: undefined,
    throttle: noLimits,
    secret: 'a secret of the tests, long enough',
    site: 'https://tutti.example',
    locales: ['ru', 'en', 'th'],
    now,
    log,
    ...more,
    ...changes,
  })
  return { state, browsers, received: () => received, logged, make }
}

export const keys = makePushKeys()
