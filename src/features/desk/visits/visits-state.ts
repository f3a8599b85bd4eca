import * as z from 'zod/mini'
import { addDays } from '../../../shared/zoned-time.ts'
import type { CountedFact, DaySpan } from '../../statistics/read-statistics.ts'
import { statisticsDimensions } from '../../statistics/statistics-kinds.ts'
import { countDaysBetween } from '../evenings/evening-curve.ts'

/** Numbers of past days to choose from: whole weeks, so that the days compared are the same days of the week. */
export const visitPeriods = [7, 28, 91, 364] as const
const usualPeriod = 28
/** The longest period that one page reads. */
const mostDays = 366
/** From this number of days on, a chart has a point for each week. */
const daysWithWeeks = 92
const yearOfWeeks = 364

const optionalText = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(300))), undefined)
const optionalDay = z.catch(z.optional(z.iso.date()), undefined)

export const comparedPeriods = ['before', 'year', 'none'] as const
export const visitGrains = ['day', 'week'] as const

/** Everything that somebody has chosen on the page is in its address: it can be sent to others, and needs no script. */
export const visitsQuerySchema = z.object({
  days: z.catch(
    z.coerce.number().check(z.refine((days) => visitPeriods.some((each) => each === days))),
    usualPeriod,
  ),
  from: optionalDay,
  to: optionalDay,
  compare: z.catch(z.enum(comparedPeriods), 'before'),
  by: z.catch(z.optional(z.enum(visitGrains)), undefined),
  path: optionalText,
  source: optionalText,
  campaign: optionalText,
  country: optionalText,
  city: optionalText,
  device: optionalText,
})
export type VisitsQuery = z.infer<typeof visitsQuerySchema>
type VisitGrain = (typeof visitGrains)[number]

export interface VisitsState {
  /** One of the periods, or absent where the days are chosen one by one. */
  days: number | undefined
  span: DaySpan
  compare: (typeof comparedPeriods)[number]
  /** How finely curves are drawn; absent where that follows from the length of the period. */
  by: VisitGrain | undefined
  /** The page whose visits are shown; absent for the whole site. */
  path: string | undefined
  /** The only source, campaign, country, city or device whose visits are shown. */
  fact: CountedFact | undefined
}

/**
 * Reads what is shown. A period ends with yesterday, as today isn't over; days that are chosen may be today.
 *
 * @param today `YYYY-MM-DD`, in UTC as statistics are
 */
export function readVisitsState(query: VisitsQuery, today: string): VisitsState {
  const { from, to, compare, path } = query
  const isOwn = from !== undefined && to !== undefined && from <= to && from <= today
  const span = isOwn
    ? toOwnSpan(from, to, today)
    : { from: addDays(today, -query.days), to: addDays(today, -1) }
  const dimension = statisticsDimensions.find((each) => query[each] !== undefined)
  const value = dimension && query[dimension]
  return {
    days: isOwn ? undefined : query.days,
    span,
    compare,
    by: query.by,
    path,
    fact: dimension && value ? { dimension, value } : undefined,
  }
}

function toOwnSpan(from: string, to: string, today: string): DaySpan {
  const [end = today] = [to, today].sort()
  const [, begin = from] = [from, addDays(end, 1 - mostDays)].sort()
  return { from: begin, to: end }
}

const lengthOf = ({ from, to }: DaySpan): number => countDaysBetween(from, to) + 1

/** A point for each day, or for each week where they would be too many. */
export const grainOf = ({ by, span }: Pick<VisitsState, 'by' | 'span'>): VisitGrain =>
  by ?? (lengthOf(span) < daysWithWeeks ? 'day' : 'week')

/** The days with which a span is compared: those just before, or those a year of whole weeks before. */
export function toComparedSpan({
  span,
  compare,
}: Pick<VisitsState, 'span' | 'compare'>): DaySpan | undefined {
  if (compare === 'none') return undefined
  const days = compare === 'year' ? yearOfWeeks : lengthOf(span)
  return { from: addDays(span.from, -days), to: addDays(span.to, -days) }
}

/** The fields by which a form or an address says the state. What is usual is left out. */
export const toVisitsFields = ({
  days,
  span,
  compare,
  by,
  path,
  fact,
}: VisitsState): Record<string, string> => ({
  ...(days === undefined ? span : days === usualPeriod ? {} : { days: String(days) }),
  ...(compare === 'before' ? {} : { compare }),
  ...(by === undefined ? {} : { by }),
  ...(path === undefined ? {} : { path }),
  ...(fact ? { [fact.dimension]: fact.value } : {}),
})
