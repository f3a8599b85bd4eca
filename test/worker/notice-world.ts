import { vi } from 'vitest'
import { createIsolateState } from '../../src/cache/cache.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import type { ContentService } from '../../src/content/content-service.ts'
import { type ContentRows, toContentRows } from '../../src/content/parts/content-rows.ts'
import { type AskedPart, createIsolateParts } from '../../src/content/parts/published-content.ts'
import { UpstreamFailed } from '../../src/errors.ts'
import type { NoticeDeps } from '../../src/features/notices/notice-deps.ts'
import { makeAsked } from '../../src/publishing/parts-on-demand.ts'
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

/** A series of content: concerts by their slugs, and where all of them are sold. */
export interface EditedSeries {
  slug: string
  concerts: string[]
  ticketUrl?: string
}

/** Kazan has coordinates, and the other cities have none. */
const coordinatesOf = (slug: string) => (slug === 'kazan' ? { latitude: 55.79, longitude: 49.12 } : {})

const usual = { venue: 'hall', city: 'kazan', program: 'zimmer', timeZone: 'Europe/Moscow', performers: [] }

/** Rows of content: the concerts, and all that they name. */
interface EditedContent {
  concerts: EditedConcert[]
  cities: string[]
  series: EditedSeries[]
}

function toRows({ concerts, cities, series }: EditedContent): ContentRows {
  const edited = concerts.map((concert) => ({ ...usual, ...concert }))
  const named = (slugs: readonly string[], more: (slug: string) => object = () => ({})) =>
    [...new Set(slugs)].map((slug) => ({
      id: slug,
      locale: 'ru',
      slug,
      name: `Имя ${slug}`,
      fullName: `Артист ${slug}`,
      ...more(slug),
    }))
  return toContentRows({
    concert: edited.map(({ venue, city, program, performers, timeZone: _, ...concert }) => ({
      time: '19:00:00.000',
      soldOut: false,
      status: 'scheduled',
      ticketLink: [{ __typename: 'ComponentTicketIntickets', seanceId: '42', minCost: 1500 }],
      ...concert,
      id: concert.slug,
      city: { id: city },
      venue: { id: venue },
      program: { id: program },
      performers: performers.map((slug) => ({ id: slug })),
    })),
    city: named([...cities, ...edited.map(({ city }) => city)], (slug) => ({
      timeZone: edited.find(({ city }) => city === slug)?.timeZone ?? usual.timeZone,
      countryCode: 'RU',
      ...coordinatesOf(slug),
    })),
    venue: named(edited.map(({ venue }) => venue)),
    program: named(edited.map(({ program }) => program)),
    member: named(edited.flatMap(({ performers }) => performers)),
    series: series.map(({ concerts: slugs, ...each }) => ({
      ...each,
      id: each.slug,
      locale: 'ru',
      name: `Имя ${each.slug}`,
      concerts: slugs.map((id) => ({ id })),
    })),
  })
}

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
    series: [] as EditedSeries[],
    answer: taken as Answer,
    /** Answers calls of messengers; `undefined` for any other call. */
    answerMessenger: async (_: Request): Promise<Response | undefined> => undefined,
    /** How often the schedule was read. */
    asked: 0,
  }
  const makePart = async (asked: AskedPart) => {
    if ('periodsOf' in asked) state.asked += 1
    if (state.isDown) throw new UpstreamFailed('content', 500, 'down')
    return makeAsked(asked, toRows(state), { mediaUrl: (path) => path, embedHosts: [], log })
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const answer = await state.answerMessenger(request.clone())
    if (answer) return answer
    const push = await browsers.read(request)
    if (!push) return new Response(null, { status: 410 })
    const response = await state.answer(push)
    if (response.status === 201) received.push(push)
    return response
  })
  const write = (message: string, details = {}) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const log = { info: write, warn: write, error: write }
  const now = () => state.now
  const around = { kv: undefined, now, waitUntil: () => undefined, log }
  const toContent = (): ContentService => ({
    isolate: createIsolateParts(),
    source: makePart,
    now,
    waitUntil: () => undefined,
    log,
    used: new Set(),
  })
  const make = (changes: Partial<NoticeDeps> = {}): NoticeDeps => ({
    database: recordStatements(database),
    content: toContent(),
    // A Worker whose isolates live no longer than one run.
    cache: createKvCache(createIsolateState(100_000), around),
    queue: undefined,
    keys: { ...keys, subject: 'mailto:office@tutti.example' },
    pushHosts: ['fcm.googleapis.com', '.push.apple.com'],
    mail: undefined,
    messengers: [],
    throttle: noLimits,
    secret: 'a secret of the tests, long enough',
    site: 'https://tutti.example',
    locales: ['ru', 'en', 'th'],
    now,
    wait: async (ms) => {
      state.now += ms
    },
    log,
    ...more,
    ...changes,
  })
  return { state, browsers, received: () => received, logged, make }
}

export const keys = makePushKeys()
