import { type CurveValues, distances, type EveningCurve, valueAt } from './evening-curve.ts'

/** Facts by which an evening is compared with others. */
export interface ComparedEvening {
  concert: string
  /** The day of the evening, as `YYYY-MM-DD`. */
  day: string
  program: string
  /** Number of people who live in the evening's city. */
  people: number | undefined
  curve: EveningCurve
}

/** Kinds of similar concerts, the most similar first. The first kind with enough concerts is compared with. */
export type ComparedKind = 'program' | 'city-size' | 'all'

/** Lower quartile, median and upper quartile of the kind at each of `distances`. */
export interface UsualRange {
  low: CurveValues
  middle: CurveValues
  high: CurveValues
}

export type Measure = 'sold' | 'tickets'

export interface Comparison {
  kind: ComparedKind
  measure: Measure
  /** The number of other evenings with which the evening is compared. */
  count: number
  usual: UsualRange
  /** The evening's number beside the usual ones; absent where either side has none so many days before. */
  now?: {
    /** Days until the evening; 0 when it is over. */
    distance: number
    value: number
    low: number
    middle: number
    high: number
    /** Whether the others are like each other: what lies farther apart than their median is no measure. */
    isClear: boolean
  }
  /** Whether the evening sells worse than three of four others did so many days before. */
  isBehind: boolean
}

/** Quartiles of fewer evenings would be chance. */
const minCompared = 10
/** A median of fewer clicks, or of a smaller share, says nothing yet. */
const leastMiddle: Record<Measure, number> = { tickets: 10, sold: 5 }

/** Upper bounds of the sizes of cities, in people. */
const citySizes = [100_000, 300_000, 1_000_000]
const sizeOf = (people: number) => citySizes.findIndex((bound) => people < bound)

/** Functions that name the group of an evening, by kind of group; `undefined` where an evening belongs to none. */
const groupOf: Record<ComparedKind, (evening: ComparedEvening) => string | undefined> = {
  program: ({ program }) => program || undefined,
  'city-size': ({ people }) => (people === undefined ? undefined : String(sizeOf(people))),
  all: () => '',
}
const kinds = ['program', 'city-size', 'all'] as const

interface Usual {
  count: number
  range: UsualRange
}

/**
 * Makes a function that compares an evening with others of its kind at the same distance from their day: with those of
 * its program, else with those in cities of about its size, else with all. By the share of sold tickets where its seller
 * says it, and by clicks only where none does. What is usual for a kind is calculated once.
 *
 * @param others evenings that are over
 * @returns a function of an evening, and of the days until it: 0 on its day, negative when it is over. It returns
 *   `undefined` where there are too few others
 */
export function createComparer(
  others: readonly ComparedEvening[],
): (evening: ComparedEvening, daysLeft: number) => Comparison | undefined {
  const groups = {
    program: Map.groupBy(others, groupOf.program),
    'city-size': Map.groupBy(others, groupOf['city-size']),
    all: Map.groupBy(others, groupOf.all),
  } satisfies Record<ComparedKind, unknown>
  const known = new Map<string, Usual>()
  const usualOf = (measure: Measure, kind: ComparedKind, group: string): Usual => {
    const key = `${measure} ${kind} ${group}`
    const before = known.get(key)
    if (before) return before
    const curves = (groups[kind].get(group) ?? []).flatMap(({ curve }) =>
      curve[measure] ? [curve[measure]] : [],
    )
    const usual = { count: curves.length, range: toUsualRange(curves) }
    known.set(key, usual)
    return usual
  }
  return (evening, daysLeft) => {
    const measure: Measure = hasNumbers(evening.curve, 'sold') ? 'sold' : 'tickets'
    if (!hasNumbers(evening.curve, measure)) return undefined
    const { distance, value } = toNewest(evening.curve, measure, daysLeft)
    for (const kind of kinds) {
      const group = groupOf[kind](evening)
      if (group === undefined) continue
      const { count, range } = usualOf(measure, kind, group)
      const usual = toRangeAt(range, Math.min(distance, distances[0]))
      // A kind with too few numbers at this distance is skipped; the next, wider one may have enough.
      if (!usual) continue
      if (value === null || distance > distances[0])
        return { kind, measure, count, usual: range, isBehind: false }
      const isClear = usual.high - usual.low <= usual.middle
      const isBehind = isClear && usual.middle >= leastMiddle[measure] && value < usual.low
      const now = { distance: Math.max(0, daysLeft), value, ...usual, isClear }
      return { kind, measure, count, usual: range, now, isBehind }
    }
    return undefined
  }
}

const hasNumbers = ({ latest, ...curve }: EveningCurve, measure: Measure): boolean =>
  latest?.[measure] != null || (curve[measure]?.some((value) => value !== null) ?? false)

/** The newest number of an evening, and how many days before its end it was counted; that of its day where it is over. */
function toNewest(
  { latest, ...curve }: EveningCurve,
  measure: Measure,
  daysLeft: number,
): { distance: number; value: number | null } {
  if (latest && daysLeft >= 0) return { distance: latest.distance, value: latest[measure] }
  const distance = Math.max(0, daysLeft)
  return { distance, value: valueAt(curve[measure] ?? [], distance) }
}

function toRangeAt(
  range: UsualRange,
  distance: number,
): { low: number; middle: number; high: number } | undefined {
  const [low, middle, high] = [range.low, range.middle, range.high].map((each) => valueAt(each, distance))
  return low == null || middle == null || high == null ? undefined : { low, middle, high }
}

function toUsualRange(curves: readonly CurveValues[]): UsualRange {
  const range: UsualRange = { low: [], middle: [], high: [] }
  for (const index of distances.keys()) {
    const known = curves.flatMap((values) => values[index] ?? []).sort((one, other) => one - other)
    const isEnough = known.length >= minCompared
    range.low.push(isEnough ? quantile(known, 0.25) : null)
    range.middle.push(isEnough ? quantile(known, 0.5) : null)
    range.high.push(isEnough ? quantile(known, 0.75) : null)
  }
  return range
}

/** A quantile by linear interpolation (type 7 of Hyndman and Fan 1996). @param sorted not empty */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return Math.round(below + (above - below) * (at - Math.floor(at)))
}
