import { distanceKm } from '../../../shared/distance-km.ts'
import { type ChosenPlace, choosePlaces } from './choose-places.ts'
import type { DemandPlace, DemandReport } from './demand-service.ts'
import { planDays, planRoute, toRouteKm } from './plan-route.ts'
import type { DemandCell, DemandSource } from './publishable-demand.ts'
import type { RadarState } from './radar-state.ts'

/** A place where people wait, with its own numbers by source and everybody in reach. */
export interface WaitingPlace extends ChosenPlace {
  place: DemandPlace
  counts: Partial<Record<DemandSource, number>>
  /**
   * Days until the nearest concert there, negative for one that was played; absent without one in the last and next
   * months.
   */
  nearestConcert?: number
}

export interface TourStopPlan {
  place: DemandPlace
  /** The day of the stop, as `YYYY-MM-DD`. */
  day: string
  /** Distance from the previous stop in kilometres. */
  km: number
  /** Number of people who live within reach of the stop; `undefined` where the place isn't among the best ones. */
  reach: number | undefined
}

/** Many people who wait for one program in one place. */
export interface StrongWish {
  place: DemandPlace
  program: string
  people: number
}

export interface TourPlan {
  /** Places where people wait, the best ones first. */
  waiting: WaitingPlace[]
  strongest: StrongWish[]
  stops: TourStopPlan[]
  km: number
  /** The same stops in the shortest order, where that is shorter. */
  shorter: { stops: string[]; savedKm: number } | undefined
}

const shownPlaces = 30
const shownWishes = 5
/** A route that is shorter by less isn't worth another order. */
const leastSavedKm = 10

/** Plans a tour as the page shows it, from demand that may be shown. */
export function planTour({ places, cells, stops }: DemandReport, state: RadarState): TourPlan {
  const { program, count, from } = state
  const isAsked = (each: { program: string }) => program === '' || each.program === program
  const asked = cells.filter(isAsked)
  const byId = new Map(places.map((place) => [place.id, place]))
  const chosen = choosePlaces(places, asked, stops.filter(isAsked), Math.max(shownPlaces, count))
  const waiting = chosen.flatMap((each) => {
    const place = byId.get(each.id)
    if (!place) return []
    const nearestConcert = findNearestConcert(place, stops.filter(isAsked))
    const counts = countBySource(asked, each.id)
    return [{ ...each, place, counts, ...(nearestConcert === undefined ? {} : { nearestConcert }) }]
  })
  const ids = state.stops ?? toShortestOrder(waiting.slice(0, count).map(({ place }) => place))
  const route = ids.flatMap((id) => byId.get(id) ?? [])
  const days = planDays(route, from)
  return {
    waiting: waiting.slice(0, shownPlaces),
    strongest: findStrongest(asked, byId),
    stops: route.map((place, index) => ({
      place,
      day: days[index]?.day ?? from,
      km: days[index]?.km ?? 0,
      reach: chosen.find(({ id }) => id === place.id)?.reach,
    })),
    km: Math.round(toRouteKm(route)),
    shorter: findShorter(route),
  }
}

/** A concert within this distance, in km, is in the place itself. */
const sameTownKm = 25

const findNearestConcert = (place: DemandPlace, stops: DemandReport['stops']): number | undefined =>
  stops
    .filter((stop) => distanceKm(stop, place) <= sameTownKm)
    .map(({ daysAway }) => daysAway)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))[0]

const toShortestOrder = (places: readonly DemandPlace[]): string[] =>
  planRoute(places).order.flatMap((index) => places[index]?.id ?? [])

function findShorter(route: readonly DemandPlace[]): TourPlan['shorter'] {
  const { order, km } = planRoute(route)
  const savedKm = Math.round(toRouteKm(route) - km)
  if (savedKm < leastSavedKm) return undefined
  return { stops: order.flatMap((index) => route[index]?.id ?? []), savedKm }
}

function countBySource(cells: readonly DemandCell[], id: string): WaitingPlace['counts'] {
  const counts: WaitingPlace['counts'] = {}
  for (const { place, source, count } of cells)
    if (place === id) counts[source] = (counts[source] ?? 0) + count
  return counts
}

const findStrongest = (cells: readonly DemandCell[], byId: ReadonlyMap<string, DemandPlace>): StrongWish[] =>
  cells
    .filter(({ source, program }) => source === 'wish' && program !== '')
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shownWishes)
    .flatMap(({ place: id, program, count }) => {
      const place = byId.get(id)
      return place ? [{ place, program, people: count }] : []
    })
