import { noteTurns, recordStateChanges } from '../content/concerts/around-now.ts'
import {
  chooseConcerts,
  chooseCurrency,
  hasTickets,
  type IndexedConcert,
  type WantedConcerts,
} from '../content/concerts/choose-concerts.ts'
import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { type ConcertListPage, noConcerts } from '../content/concerts/concerts.ts'
import { readUpcoming } from '../content/concerts/schedule.ts'
import type { ContentService } from '../content/content-service.ts'
import type { City } from '../content/places/cities.ts'
import { readCities } from '../content/places/readers.ts'
import type { ListCondition } from '../shared/concerts-query.ts'
import type { Locale } from '../shared/locales.ts'
import { sortCitiesByDistance } from './choose-city.ts'
import type { NearbyCity } from './nearest-with-concerts.ts'

/** Suggestions for a list without matching concerts. */
export interface Suggestions {
  /** Concerts of the chosen city, whatever the other conditions are. */
  own: ConcertListPage
  /** Cities with matching concerts, nearest first. */
  nearest: NearbyCity[]
  /** For each filter, the number of concerts that match if only this filter is removed. */
  without: { condition: ListCondition; count: number }[]
}

export const noSuggestions: Suggestions = { own: noConcerts, nearest: [], without: [] }

const shown = { own: 4, cities: 3 }
/**
 * Distance in km up to which cities are suggested to a visitor who filters concerts by more than a city. A visitor
 * who filters by a city only is shown the nearest cities at any distance.
 */
const neighbourMaxKm = 1000

/** @throws UpstreamFailed where nothing is published */
export async function readSuggestions(
  content: ContentService,
  locale: Locale,
  { wanted, city }: { wanted: WantedConcerts; city: City | undefined },
): Promise<Suggestions> {
  const {
    citySlug,
    programSlug,
    venueSlug,
    among,
    month,
    season,
    near,
    maxPrice,
    isAvailable,
    isForChildren,
  } = wanted
  const isNarrow = Boolean(
    programSlug || venueSlug || month || season || near || maxPrice || isAvailable || isForChildren || among,
  )
  const [upcoming, cities] = await Promise.all([readUpcoming(content, locale), readCities(content)])
  const now = content.now()
  noteTurns(content, upcoming)
  const choose = (part: WantedConcerts) => chooseConcerts(upcoming, part, now)
  const own = citySlug && isNarrow ? chooseSoonest(content, choose({ citySlug })) : noConcerts
  const countOf = (part: WantedConcerts) => choose(part).length
  // Prices in other cities count only in the currency of this city, where it has one.
  const currency = maxPrice ? chooseCurrency(choose({ citySlug })) : undefined
  const elsewhere = choose({ ...wanted, citySlug: undefined, currency })
  return {
    own,
    nearest: city ? nearestOf(cities, city, elsewhere, isNarrow ? neighbourMaxKm : undefined) : [],
    without: counted([
      ['when', month || near ? countOf({ ...wanted, month: undefined, near: undefined }) : 0],
      ['season', season ? countOf({ ...wanted, season: undefined }) : 0],
      ['price', maxPrice ? countOf({ ...wanted, maxPrice: undefined }) : 0],
      ['available', isAvailable ? countOf({ ...wanted, isAvailable: undefined }) : 0],
      ['children', isForChildren ? countOf({ ...wanted, isForChildren: undefined }) : 0],
      ['words', among ? countOf({ ...wanted, among: undefined }) : 0],
      ['venue', venueSlug ? countOf({ ...wanted, venueSlug: undefined }) : 0],
      ['program', programSlug ? countOf({ ...wanted, programSlug: undefined }) : 0],
      // A price limit without a city could be compared with prices in another currency.
      ['city', citySlug && !maxPrice ? elsewhere.length : 0],
    ]),
  }
}

/** Chooses the soonest concerts, those with tickets if there are any. */
function chooseSoonest(content: ContentService, all: ConcertSummary[]): ConcertListPage {
  const withTickets = all.filter((concert) => hasTickets(concert, content.now()))
  const concerts = (withTickets.length > 0 ? withTickets : all).slice(0, shown.own)
  recordStateChanges(content, concerts)
  return { concerts, total: all.length, pageCount: concerts.length > 0 ? 1 : 0 }
}

const counted = (ways: [ListCondition, number][]) =>
  ways.filter(([, count]) => count > 0).map(([condition, count]) => ({ condition, count }))

function nearestOf(
  cities: City[],
  place: City,
  concerts: IndexedConcert[],
  maxKm: number | undefined,
): NearbyCity[] {
  const withConcerts = new Set(concerts.map(({ citySlug }) => citySlug))
  const others = cities.filter(({ slug }) => slug !== place.slug && withConcerts.has(slug))
  return sortCitiesByDistance(others, place, maxKm).slice(0, shown.cities)
}
