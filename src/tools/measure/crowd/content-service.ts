import * as z from 'zod/mini'
import { type CachePolicy, policies } from '../../../cache/policies.ts'
import type { Random } from '../../../demo/pictures/random.ts'
import type { ContentQuery } from '../../../strapi/port/client.ts'
import type { SimulatedClock } from './simulated-clock.ts'

/** A small Strapi: it answers four queries at once, each in 100 to 300 ms, so 20 a second. */
const slots = 4
const [quickestMs, slowestMs] = [100, 300]
export const answersPerSecond = 20
/** Queries that wait for a slot; further ones are refused with 503. */
const queueLength = 100
/** Milliseconds between the site and the service, one way. */
const networkMs = 20

/** A query that was asked, and when. */
interface AskedQuery {
  thing: string
  locale: string
  /** When the query arrived, in milliseconds of simulated time. */
  at: number
}

/** When each entry changed: milliseconds of simulated time in ascending order. */
export type ChangeTimes = ReadonlyMap<string, readonly number[]>

interface ContentServiceStats {
  asked: AskedQuery[]
  /** Queries that found the queue full. */
  refused: number
  /** Queries that were answered after the caller had left. */
  late: number
  mostWaiting: number
}

/**
 * Makes a content service that can answer a certain number of queries at once. It doesn't notice when a caller has
 * left, and answers anyway, as a server does that has begun a query of its database.
 */
export function createContentService(clock: SimulatedClock, random: Random) {
  const stats: ContentServiceStats = { asked: [], refused: 0, late: 0, mostWaiting: 0 }
  const changeTimes = new Map<string, number[]>(simulatedEntries.map(({ name }) => [name, []]))
  const waiting: (() => void)[] = []
  let busy = 0

  const work = async (): Promise<void> => {
    busy += 1
    await clock.pause(random.between(quickestMs, slowestMs))
    busy -= 1
    waiting.shift()?.()
  }

  /** Has the signature of `fetch`, so that the project's own code calls it as the content service. */
  const answer = async (request: Request): Promise<Response> => {
    const { variables } = variablesSchema.parse(await request.json())
    await clock.pause(networkMs)
    stats.asked.push({ thing: variables.thing, locale: variables.locale, at: clock.now() })
    if (busy >= slots) {
      if (waiting.length >= queueLength) {
        stats.refused += 1
        return new Response('busy', { status: 503 })
      }
      stats.mostWaiting = Math.max(stats.mostWaiting, waiting.length + 1)
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
    // The answer has the version at the moment when the database is read, not when the answer arrives.
    const version = changeTimes.get(variables.thing)?.length ?? 0
    await work()
    if (request.signal.aborted) stats.late += 1
    await clock.pause(networkMs)
    const attributes = { version }
    return Response.json({ data: { shown: { data: { id: variables.thing, attributes } } } })
  }

  return {
    answer,
    stats,
    changeTimes: changeTimes as ChangeTimes,
    /** Saves a concert: it and every list with it have a new version from now on. */
    change(concert: number): void {
      for (const { name, concerts } of simulatedEntries) {
        if (concerts.includes(concert % concertCount)) changeTimes.get(name)?.push(clock.now())
      }
    },
  }
}
export type ContentServiceStandIn = ReturnType<typeof createContentService>

/** Number of concerts of the tour whose sale opens; editors change each of them once. */
export const concertCount = 50

/**
 * Something that the content service is asked for, as one concert or one list. A page shows the version of each that it
 * was made of.
 */
interface SimulatedEntry {
  name: string
  kind: 'concert' | 'city' | 'news' | 'site'
  /** Numbers of the concerts that the page shows: their changes change the page. */
  concerts: readonly number[]
}

const everyConcert = Array.from({ length: concertCount }, (_, index) => index)
const thing = (
  name: string,
  kind: SimulatedEntry['kind'],
  concerts: readonly number[] = [],
): SimulatedEntry => ({
  name,
  kind,
  concerts,
})
const site = thing('site', 'site')
const schedule = thing('schedule', 'concert', everyConcert)
const soonest = thing('soonest', 'concert', everyConcert)
const tour = thing('tour', 'concert', everyConcert)
const news = thing('news', 'news')
const concertThings = everyConcert.map((index) => thing(`concert-${index}`, 'concert', [index]))
const cityThings = everyConcert.map((index) => thing(`city-${index}`, 'city'))
const cityConcertThings = everyConcert.map((index) => thing(`concerts-of-city-${index}`, 'concert', [index]))
const searchThings = everyConcert.map((index) => thing(`search-${index}`, 'concert', [index]))

const simulatedEntries: readonly SimulatedEntry[] = [
  ...[site, schedule, soonest, tour, news],
  ...[...concertThings, ...cityThings, ...cityConcertThings, ...searchThings],
]

/** The list that changes whenever anything of the thing's type does; of other types nothing changes. */
export const listOfType = (name: string): string =>
  simulatedEntries.some((each) => each.name === name && each.kind === 'concert') ? schedule.name : name

/** The thing that the search index reads after a change of a concert. */
export const searchThingOf = (concert: number): SimulatedEntry => searchThings[concert] ?? site

/** A page, with the content that it shows. */
export interface SimulatedPage {
  path: string
  things: readonly SimulatedEntry[]
  /** The page's share of all visits, relative to those of the other pages. */
  weight: number
}

/** Popularity of concerts: the tenth is visited a tenth as often as the first (Zipf). */
const popularity = everyConcert.map((index) => 1 / (index + 1))
const allPopularity = popularity.reduce((sum, each) => sum + each, 0)
const shareOf = (index: number) => (popularity[index] ?? 0) / allPopularity

const perConcert = (weight: number, toPage: (index: number) => Omit<SimulatedPage, 'weight'>) =>
  everyConcert.map((index) => ({ ...toPage(index), weight: weight * shareOf(index) }))
const pick = (list: readonly SimulatedEntry[], index: number): SimulatedEntry => list[index] ?? site

/** Half of the visitors follow a link to a concert; the others begin at the tour's page, the home page, or a list. */
export const simulatedPages: readonly SimulatedPage[] = [
  { path: '/', things: [site, soonest, news], weight: 15 },
  { path: '/concerts', things: [site, schedule], weight: 10 },
  { path: '/the-tour', things: [site, tour, schedule], weight: 15 },
  ...perConcert(50, (index) => ({
    path: `/c/concert-${index}`,
    things: [site, pick(concertThings, index), tour],
  })),
  ...perConcert(10, (index) => ({
    path: `/cities/city-${index}`,
    things: [site, pick(cityThings, index), pick(cityConcertThings, index)],
  })),
]

/** Finds the page that the webhook makes anew; other lists of the site, as `/poster`, are made of the schedule. */
export const findSimulatedPage = (path: string): SimulatedPage =>
  simulatedPages.find((page) => page.path === path) ?? { path, things: [site, schedule], weight: 0 }

const policyByKind: Record<SimulatedEntry['kind'], CachePolicy> = {
  concert: policies.concerts,
  city: policies.site,
  news: policies.texts,
  site: policies.site,
}
/** Selections by which the project sees what an answer is made of (`strapi/port/types-in.ts`). */
const selectionByKind: Record<SimulatedEntry['kind'], string> = {
  concert: 'concerts(filters: $thing) { data { id attributes { version } } }',
  city: 'cities(filters: $thing) { data { id attributes { version } } }',
  news: 'posts(filters: $thing) { data { id attributes { version } } }',
  site: 'site { data { id attributes { version } } }',
}

const answerSchema = z.object({ shown: z.object({ version: z.number() }) })

const queries = new Map<SimulatedEntry['kind'], ContentQuery<z.output<typeof answerSchema>, number>>()

/** The query by which pages ask for things of a kind. Its answer is the version of the thing. */
export function queryFor(kind: SimulatedEntry['kind']): ContentQuery<z.output<typeof answerSchema>, number> {
  const known = queries.get(kind)
  if (known) return known
  const query = {
    name: `simulated-${kind}`,
    document: `query Simulated($thing: String, $locale: I18NLocaleCode) { shown: ${selectionByKind[kind]} }`,
    schema: answerSchema,
    map: ({ shown }: z.output<typeof answerSchema>) => shown.version,
    policy: policyByKind[kind],
  }
  queries.set(kind, query)
  return query
}

const variablesSchema = z.object({ variables: z.object({ thing: z.string(), locale: z.string() }) })
