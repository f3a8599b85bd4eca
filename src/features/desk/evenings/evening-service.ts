import type { ContentService } from '../../../content/content-service.ts'
import type { FeatureContext } from '../../../context/context.ts'
import { ConfigInvalid } from '../../../errors.ts'
import type { Log } from '../../../log.ts'
import { attempt } from '../../../shared/attempt.ts'
import type { Locale } from '../../../shared/locales.ts'
import { minPeople } from '../../../shared/min-people.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { countByDay, readTopValues } from '../../statistics/read-statistics.ts'
import { type Comparison, createComparer } from './compare-evening.ts'
import { countDaysBetween, type DayAvailability, type EveningCurve, toPath } from './evening-curve.ts'
import { readEvening, readEvenings, readRecentEvenings, readYearsWithEvenings } from './evening-rows.ts'
import { updateEvenings } from './update-evenings.ts'

/** How a concert sells, as the desk lists it. */
export interface Evening {
  /** Slug of the concert. */
  concert: string
  /** The day of the concert in its city, `YYYY-MM-DD`. */
  day: string
  /** Slugs of program and city; empty where the concert has none. */
  program: string
  city: string
  /** The concert's own title, in the site's default language. */
  title: string | undefined
  status: string
  isSoldOut: boolean
  /** How many people live in the city, where it is known. */
  people: number | undefined
  views: number
  tickets: number
  followers: number
  saved: number
  curve: EveningCurve
}

export interface ListedEvening extends Evening {
  /** Days until the evening; 0 on its day, negative when it is over. */
  daysLeft: number
  /** Comparison with similar concerts; absent if there are too few of them. */
  comparison?: Comparison
}

export interface EveningDetails extends ListedEvening {
  /** Views and clicks of each day, the oldest first. */
  days: { day: string; views: number; tickets: number }[]
  sources: { value: string; count: number }[]
  /** Places where visitors of the concert's page came from, such as `RU/Vologda`. */
  cities: { value: string; count: number }[]
  /** Days on which the number of remaining tickets changed. */
  availability: DayAvailability[]
}

/** Reads how concerts sell. Every method but `runScheduled` throws what the database throws. */
export interface EveningService {
  /** Evenings of a year that aren't over, what needs attention first; then those that are, the latest first. */
  readYear: (year: string) => Promise<{ evenings: ListedEvening[]; years: string[] }>
  /** Evenings that aren't over, the soonest first. */
  readAhead: () => Promise<ListedEvening[]>
  /** Days on which the number of remaining tickets changed, by the concert's slug. */
  readSales: (concerts: readonly string[]) => Promise<Map<string, DayAvailability[]>>
  /** @returns `undefined` for a concert that the desk doesn't know */
  read: (concert: string) => Promise<EveningDetails | undefined>
  /** Lists the concerts once an hour, and every minute counts anew for a part of them. Never fails. */
  runScheduled: () => Promise<void>
}

export interface EveningDeps {
  database: D1Database
  /** Content, read with the limits for background work. */
  content: ContentService
  /** How many tickets sellers had left, by the concert's slug. */
  readAvailabilityDays: (concerts: readonly string[]) => Promise<Map<string, DayAvailability[]>>
  /** Numbers of people who follow or have saved a concert, by its slug; absent without notices. */
  countInterested:
    | ((concerts: readonly string[]) => Promise<Map<string, { followers: number; saved: number }>>)
    | undefined
  /** Finds places of the world by their exact name. */
  findPlaces: (name: string, locale: Locale) => Promise<{ place: KnownPlace }[]>
  now: () => number
  log: Log
}

interface KnownPlace {
  latitude: number
  longitude: number
  people: number
}

/** @throws ConfigInvalid if no database is bound */
export function createEveningService(
  { content, database, now, log }: FeatureContext,
  others: Pick<EveningDeps, 'readAvailabilityDays' | 'countInterested' | 'findPlaces'>,
): EveningService {
  if (!database) throw new ConfigInvalid(['DB is needed'])
  return createEveningMethods({ database, content, now, log, ...others })
}

export const createEveningMethods = (deps: EveningDeps): EveningService => ({
  readYear: (year) => readYear(deps, year),
  readAhead: () => readAhead(deps),
  readSales: deps.readAvailabilityDays,
  read: (concert) => readDetails(deps, concert),
  runScheduled: () => attempt(deps, 'the counts of evenings were not updated', () => updateParts(deps)),
})

/** How many parts one run updates: of a first run with hundreds of concerts, all are counted after a few minutes. */
const partsPerRun = 4

async function updateParts(deps: EveningDeps): Promise<void> {
  for (let part = 0; part < partsPerRun; part++) if (await updateEvenings(deps)) return
}

/** See `EveningService.readYear`: three SQL statements, however many evenings there are. */
async function readYear({ database, now }: EveningDeps, year: string) {
  const today = toUtcDay(now())
  const [recent, ofYear, years] = await Promise.all([
    readRecentEvenings(database, today),
    readEvenings(database, { from: `${year}-01-01`, to: `${year}-12-31` }),
    readYearsWithEvenings(database),
  ])
  const evenings = describeAll(recent, ofYear, today)
  const ahead = evenings.filter(({ daysLeft }) => daysLeft >= 0).sort(byNeed)
  const over = evenings.filter(({ daysLeft }) => daysLeft < 0).reverse()
  return { evenings: [...ahead, ...over], years }
}

/** Reads the evenings that are ahead, each compared with those before it, by one SQL statement. */
async function readAhead({ database, now }: EveningDeps): Promise<ListedEvening[]> {
  const today = toUtcDay(now())
  const recent = await readRecentEvenings(database, today)
  const ahead = recent.filter(({ day }) => day >= today)
  return describeAll(recent, ahead, today)
}

function describeAll(recent: readonly Evening[], asked: readonly Evening[], today: string): ListedEvening[] {
  const compare = createComparer(recent.filter(({ day, status }) => day < today && status !== 'cancelled'))
  return asked.map((evening) => {
    const daysLeft = countDaysBetween(today, evening.day)
    const comparison = isCompared(evening) ? compare(evening, daysLeft) : undefined
    return { ...evening, daysLeft, ...(comparison ? { comparison } : {}) }
  })
}

/** Nothing can be done about an evening that is cancelled or sold out. */
const isCompared = ({ status, isSoldOut }: Evening): boolean => status !== 'cancelled' && !isSoldOut

/**
 * Returns the share of the usual value that a concert has reached, by which those that are behind are sorted; others
 * come last.
 */
const reachedOf = ({ comparison }: ListedEvening): number =>
  comparison?.isBehind && comparison.now
    ? comparison.now.value / comparison.now.middle
    : Number.POSITIVE_INFINITY

function byNeed(one: ListedEvening, other: ListedEvening): number {
  const [reached, otherReached] = [reachedOf(one), reachedOf(other)]
  return reached === otherReached ? one.daysLeft - other.daysLeft : reached - otherReached
}

/** How many days of views and clicks a page shows. */
const shownDays = 90
const topLimit = 8

/** Reads the details of an evening; implements `EveningService.read`. */
async function readDetails(deps: EveningDeps, concert: string): Promise<EveningDetails | undefined> {
  const { database, now } = deps
  const evening = await readEvening(database, concert)
  if (!evening) return undefined
  const today = toUtcDay(now())
  const [to = today] = [evening.day, today].sort()
  const asked = { path: toPath(concert), span: { from: addDays(to, 1 - shownDays), to } }
  const [views, tickets, sources, cities, availability, recent] = await Promise.all([
    countByDay(database, { kind: 'view', ...asked }),
    countByDay(database, { kind: 'ticket', ...asked }),
    readTopValues(database, { kind: 'view', ...asked, dimension: 'source', limit: topLimit }),
    readTopValues(database, { kind: 'view', ...asked, dimension: 'city', limit: topLimit }),
    deps.readAvailabilityDays([concert]),
    readRecentEvenings(database, today),
  ])
  const others = recent.filter((other) => other.concert !== concert)
  const [described] = describeAll(others, [evening], today)
  return (
    described && {
      ...described,
      days: views.map(({ day, count }, index) => ({
        day,
        views: count,
        tickets: tickets[index]?.count ?? 0,
      })),
      sources,
      cities: cities.filter(({ count }) => count >= minPeople),
      availability: availability.get(concert) ?? [],
    }
  )
}
