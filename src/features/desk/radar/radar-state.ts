import * as z from 'zod/mini'
import { slugParameter } from '../../../shared/concerts-query.ts'
import { addDays } from '../../../shared/zoned-time.ts'
import { maxRoutePoints } from './plan-route.ts'

/** How many cities a tour has, if nobody chooses. */
const usualCount = 10
/** Days between today and the first evening: a tour needs some weeks to be sold. */
const daysAhead = 60

/** Everything that somebody has chosen on the page is in its address: it can be shared, and needs no script. */
export const radarQuerySchema = z.object({
  program: slugParameter,
  count: z.catch(z.coerce.number().check(z.int(), z.gte(2), z.lte(maxRoutePoints)), usualCount),
  from: z.catch(z.optional(z.iso.date()), undefined),
  /** Ids of the stops, separated by commas; if absent, the proposed ones. */
  stops: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
  /** Id of a place to be added at the end. */
  add: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
})

export interface RadarState {
  /** Slug of the program; empty for any. */
  program: string
  count: number
  /** The first day of the tour, as `YYYY-MM-DD`. */
  from: string
  /** Ids of the tour's stops in their order; `undefined` for the stops that are proposed. */
  stops: string[] | undefined
}

/** @param isKnown whether there is a place of that id @param today `YYYY-MM-DD` */
export function readRadarState(
  { program = '', count, from, stops, add }: z.infer<typeof radarQuerySchema>,
  isKnown: (id: string) => boolean,
  today: string,
): RadarState {
  const named = stops === undefined ? undefined : [...stops.split(','), add ?? '']
  return {
    program,
    count,
    from: from ?? addDays(today, daysAhead),
    stops: named && [...new Set(named.filter(isKnown))].slice(0, maxRoutePoints),
  }
}

/** Writes a state as the query of the page's address. */
export function toRadarQuery({ program, count, from, stops }: RadarState): string {
  const fields = new URLSearchParams({
    ...(program ? { program } : {}),
    count: String(count),
    from,
    ...(stops ? { stops: stops.join(',') } : {}),
  })
  return `?${fields}`
}

/** @returns the stops with one of them moved to another position; one that is at the end already stays there */
export function moveStop(stops: readonly string[], index: number, by: number): string[] {
  const others = stops.toSpliced(index, 1)
  return others.toSpliced(Math.max(0, index + by), 0, ...stops.slice(index, index + 1))
}
