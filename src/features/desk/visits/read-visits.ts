import { minPeople } from '../../../shared/min-people.ts'
import { addDays } from '../../../shared/zoned-time.ts'
import {
  type CountedFact,
  countByName,
  type DayCount,
  type DaySpan,
  readTopPaths,
  readTopValues,
  type SumName,
  sumByName,
  type ValueCount,
} from '../../statistics/read-statistics.ts'
import {
  otherValues,
  type StatisticsDimension,
  statisticsDimensions,
  wholeSite,
} from '../../statistics/statistics-kinds.ts'
import { countDaysBetween } from '../evenings/evening-curve.ts'
import { toComparedSpan, type VisitsState } from './visits-state.ts'

/** Kinds of counts of which the page has a sum; `visitor` is counted for the whole site only. */
const countedKinds = ['visitor', 'view', 'ticket', 'save', 'share'] as const
export type CountedKind = (typeof countedKinds)[number]

export interface VisitCurve {
  kind: CountedKind
  days: DayCount[]
  /** The days compared with, in the same order; absent where nothing is compared. */
  before?: DayCount[]
}

/** What a table lists: pages by views or by ticket clicks, or values of a dimension. */
export type VisitPart = 'pages' | 'tickets' | StatisticsDimension

export interface VisitTable {
  part: VisitPart
  /** `before` is the number of the days compared with. */
  rows: (ValueCount & { before?: number })[]
}

export interface Visits {
  curves: VisitCurve[]
  /** Tables with rows. Where one value is chosen, those are missing whose numbers aren't counted together with it. */
  tables: VisitTable[]
  /** The days that the tables of pages count; absent where they are all days of the period. */
  pageDays: DaySpan | undefined
  /** Fewer than five visits came from the chosen city, so that nothing is shown. */
  isTooFew: boolean
}

/**
 * Tables of pages read all rows of a day's paths, up to 5,000, and so count the last thirteen weeks of a longer period:
 * usually 30,000 rows, and 460,000 where every day is full.
 */
const mostPageDays = 91
/** The most viewed pages, among which those of a source, a city or another chosen value are looked for. */
const searchedPages = 100

/**
 * Reads visits of a period within these bounds: a curve reads a row a day, a dimension of the whole site up to a
 * thousand a day, and one of a page up to thirty.
 *
 * @param limit how many rows a table has
 * @throws what the database throws
 */
export async function readVisits(database: D1Database, state: VisitsState, limit: number): Promise<Visits> {
  const curves = await readCurves(database, state)
  const views = sumOf(curves.find(({ kind }) => kind === 'view')?.days ?? [])
  if (state.fact?.dimension === 'city' && views < minPeople)
    return { curves: [], tables: [], pageDays: undefined, isTooFew: true }
  const { span } = state
  const [, from = span.from] = [span.from, addDays(span.to, 1 - mostPageDays)].sort()
  const pageSpan = { from, to: span.to }
  const parts: { part: VisitPart; span: DaySpan; rows: Promise<ValueCount[]> }[] = [
    ...(state.path === undefined
      ? [
          {
            part: 'pages' as const,
            span: pageSpan,
            rows: readPages(database, 'view', pageSpan, state.fact, limit),
          },
          {
            part: 'tickets' as const,
            span: pageSpan,
            rows: readPages(database, 'ticket', pageSpan, state.fact, limit),
          },
        ]
      : []),
    ...statisticsDimensions
      .filter((dimension) => isCountedWith(dimension, state.fact))
      .map((part) => ({ part, span, rows: readValues(database, state, part, limit) })),
  ]
  const tables = await Promise.all(
    parts.map(async ({ part, span: counted, rows }) => ({
      part,
      rows: await addBefore(database, { part, span: counted, rows: await rows }, state),
    })),
  )
  return {
    curves,
    tables: tables.filter(({ rows }) => rows.length > 0),
    pageDays: from === span.from ? undefined : pageSpan,
    isTooFew: false,
  }
}

export const sumOf = (days: readonly DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0)

async function readCurves(database: D1Database, state: VisitsState): Promise<VisitCurve[]> {
  const { path = wholeSite, fact, span } = state
  const kinds = countedKinds.filter((kind) => kind !== 'visitor' || path === wholeSite)
  const names = kinds.map((kind) => ({ kind, path, fact }))
  const compared = toComparedSpan(state)
  const [now, before] = await Promise.all([
    countByName(database, names, span),
    compared && countByName(database, names, compared),
  ])
  return kinds.map((kind, at) => {
    const earlier = before?.[at]
    return { kind, days: now[at] ?? [], ...(earlier ? { before: earlier } : {}) }
  })
}

/** A city is counted with its country in one name; other dimensions are counted each by itself. */
const isCountedWith = (dimension: StatisticsDimension, fact: CountedFact | undefined): boolean =>
  !fact || (fact.dimension === 'country' && dimension === 'city')

async function readPages(
  database: D1Database,
  kind: 'view' | 'ticket',
  span: DaySpan,
  fact: CountedFact | undefined,
  limit: number,
): Promise<ValueCount[]> {
  const top = await readTopPaths(database, { kind, span, limit: fact ? searchedPages : limit })
  const rows = top.map(({ path, count }) => ({ value: path, count }))
  if (!fact) return rows
  const counts = await sumByName(
    database,
    rows.map(({ value }) => ({ kind, path: value, fact })),
    span,
  )
  return rows
    .map(({ value }, at) => ({ value, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, limit)
}

/** The number of a period's most frequent cities among which those of one country are looked for. */
const searchedCities = 1000

async function readValues(
  database: D1Database,
  { path, span, fact }: VisitsState,
  dimension: StatisticsDimension,
  limit: number,
): Promise<ValueCount[]> {
  const asked = { kind: 'view', path, span, dimension, limit: fact ? searchedCities : limit } as const
  const rows = await readTopValues(database, asked)
  if (dimension !== 'city') return rows
  return rows
    .filter(({ value, count }) => count >= minPeople && (!fact || value.startsWith(`${fact.value}/`)))
    .slice(0, limit)
}

/** Adds the numbers of the days compared with; a city from which fewer than five visits came has none. */
async function addBefore(
  database: D1Database,
  { part, span, rows }: VisitTable & { span: DaySpan },
  state: VisitsState,
): Promise<VisitTable['rows']> {
  const compared = toComparedSpan(state)
  if (!compared) return rows
  const shift = countDaysBetween(state.span.from, compared.from)
  const names = rows.map(({ value }) => toName(part, value, state))
  const before = await sumByName(database, names, {
    from: addDays(span.from, shift),
    to: addDays(span.to, shift),
  })
  return rows.map((row, at) => {
    const count = before[at] ?? 0
    return part === 'city' && count < minPeople && row.value !== otherValues ? row : { ...row, before: count }
  })
}

function toName(part: VisitPart, value: string, { path = wholeSite, fact }: VisitsState): SumName {
  if (part === 'pages') return { kind: 'view', path: value, fact }
  if (part === 'tickets') return { kind: 'ticket', path: value, fact }
  return { kind: 'view', path, fact: { dimension: part, value } }
}
