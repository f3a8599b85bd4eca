import type { ContentService } from '../../../content/content-service.ts'
import type { City } from '../../../content/places/cities.ts'
import type { Log } from '../../../log.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { ProgramRequest } from '../../../shared/votes.ts'
import type { RadarPlace, TourStop } from './choose-places.ts'
import type { DemandCell } from './publishable-demand.ts'

/** A place of the world without a city on the site. */
export interface UntouredPlace {
  key: string
  countryCode: string
  latitude: number
  longitude: number
  /** Names of the place by script (`places/world-place.ts`). */
  names: Readonly<Record<string, string>>
}

/** A place of the radar: a city of the site by its slug, or another place of the world by its key. */
export type DemandPlace = RadarPlace & ({ city: City } | { place: UntouredPlace })

export interface DemandReport {
  places: DemandPlace[]
  /** Demand by place and kind, without numbers below five. */
  cells: DemandCell[]
  /** Concerts of the last and next months, with the program's slug. */
  stops: (TourStop & { program: string })[]
  /** Sources that could not be read. */
  missing: ('wishes' | 'statistics')[]
}

/** A query that found nothing. */
export interface SearchMiss {
  query: string
  count: number
}

/** Reads where people wait for a concert, and what they looked for in vain. */
export interface DemandService {
  /** What fails to be read is named and left out. @throws what content throws */
  readDemand: () => Promise<DemandReport>
  /**
   * Queries of the last days without a result, the most frequent first, without those of fewer than five visitors.
   *
   * @param days how many, today included @throws what the database throws
   */
  readMisses: (days: number) => Promise<SearchMiss[]>
}

export interface DemandDeps {
  database: D1Database
  content: ContentService
  /** Wishes for cities of the site; absent where votes aren't set up. */
  readProgramRequests: (() => Promise<ProgramRequest[] | undefined>) | undefined
  /** Wishes for other places; absent where votes aren't set up. */
  readPlaceDemand: (() => Promise<{ place: UntouredPlace; program: string; people: number }[]>) | undefined
  /** Finds places of the world by their exact name, the largest first. */
  findPlaces: (name: string, locale: Locale) => Promise<{ place: SizedPlace }[]>
  now: () => number
  log: Log
}

export interface SizedPlace extends UntouredPlace {
  people: number
}
