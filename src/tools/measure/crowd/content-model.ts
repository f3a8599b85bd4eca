import * as z from 'zod/mini'
import { type CachePolicy, policies } from '../../../cache/policies.ts'
import type { ContentQuery } from '../../../strapi/port/client.ts'

/** Number of concerts of the tour whose sale opens; editors change each of them once. */
export const concertCount = 50

/**
 * Something that the content service is asked for, as one concert or one list. A page shows the version of each that it
 * was made of.
 */
export interface SimulatedEntry {
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

export const simulatedEntries: readonly SimulatedEntry[] = [
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
export const pages: readonly SimulatedPage[] = [
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
  pages.find((page) => page.path === path) ?? { path, things: [site, schedule], weight: 0 }

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

export const variablesSchema = z.object({ variables: z.object({ thing: z.string(), locale: z.string() }) })
