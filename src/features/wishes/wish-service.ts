import type { Cache } from '../../cache/cache.ts'
import type { Log } from '../../log.ts'

/** A place of the world, as the site's own files have it (`places/world-place.ts`). */
export interface WishedPlace {
  key: string
  countryCode: string
  latitude: number
  longitude: number
  names: Readonly<Record<string, string>>
}

/** Who has wished: a browser by the id in its cookie, and its account if somebody is signed in. */
export type KnownPerson = Omit<WishingVisitor, 'address'>

export interface WishingVisitor {
  visitor: string
  account?: string | undefined
  /** The network address, of IPv6 its /64: without an account few people of one address are counted in a place. */
  address: string
}

/** How many people wish for a program in a place that has no city on the site. */
export interface PlaceWish {
  place: Pick<WishedPlace, 'key' | 'countryCode' | 'names'>
  /** The program's slug; empty for any program. */
  program: string
  people: number
}

/** A wish for a place, with where the place is. */
export interface PlaceDemand extends Omit<PlaceWish, 'place'> {
  place: WishedPlace
}

/** Counts wishes for concerts in places of the world: for each program one wish of each person. */
export interface WishService {
  /**
   * Counts a wish, unless its network address has brought as many to the place as it may; it replaces the person's wish
   * for another place. @throws what the database throws
   */
  wish: (who: WishingVisitor, program: string, place: WishedPlace) => Promise<void>
  /** @throws what the database throws */
  takeBack: (who: KnownPerson, program: string) => Promise<void>
  /** @returns the key of the place that a person has wished for @throws what the database throws */
  findOwn: (who: KnownPerson, program: string) => Promise<string | undefined>
  /** @returns how many people wish for a place, for any program; 0 for fewer than five @throws what the database throws */
  countPeople: (place: string) => Promise<number>
  /** The places that most people wish for, at least five, about ten seconds old. @returns `undefined` where they can't be read */
  readMostWished: () => Promise<PlaceWish[] | undefined>
  /**
   * How many people wish for each program in each place, the most wished first: numbers of few people too, which nobody
   * may see as they are. @throws what the database throws
   */
  readDemand: () => Promise<PlaceDemand[]>
  /**
   * How many wishes of each day since `from`, in UTC, still stand; days without any are missing. @throws what the database
   * throws
   */
  countByDay: (from: string) => Promise<{ day: string; count: number }[]>
  /** Removes expired wishes. Never fails. */
  removeOld: () => Promise<void>
}

export interface WishDeps {
  database: D1Database
  /** The secret `SITE_SECRET`, which makes people's pseudonymous ids. */
  secret: string
  /** A cache in the isolate's memory. */
  cache: Cache
  now: () => number
  log: Log
}
