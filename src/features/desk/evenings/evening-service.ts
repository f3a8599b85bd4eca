import type { ContentService } from '../../../content/content-service.ts'
import type { Log } from '../../../log.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Comparison } from './compare-evening.ts'
import type { DayAvailability, EveningCurve } from './evening-curve.ts'

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
