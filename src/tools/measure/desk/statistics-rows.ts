import { numbersUpTo } from '../bench/full-database.ts'

/** Days of a busy season, which every page reads, and those before them, of which pages read a curve at most. */
const busyDays = 90
const storedDays = 1096
/** Hours are stored for thirty days. */
const storedHours = 720
/** One statement writes the rows of this many days: the local D1 aborts a statement that writes a million. */
const daysAtOnce = 30

/** Rows of one kind and dimension on each day, in SQL of the row's number `n` and its day's distance `d`. */
interface DayRows {
  kind: string
  rows: number
  path?: string
  dimension?: string
  value?: string
}

const concert = `'/c/made-' || n`
/** Five of the names are known places, and the rest are names that no file of the world's places has. */
const city = `'RU/' || coalesce(json_extract('["Vologda","Kazan","Perm","Omsk","Ufa"]', '$[' || (n - 1) || ']'), 'Town ' || n)`
const cityOf = (paths: number) => `'RU/Town ' || (n / ${paths})`
const source = `'site-' || (n % 40) || '.example'`

const busy: readonly DayRows[] = [
  { kind: 'view', rows: 1 },
  { kind: 'view', rows: 40, dimension: 'source', value: source },
  { kind: 'view', rows: 300, dimension: 'city', value: city },
  { kind: 'view', rows: 500, path: concert },
  { kind: 'view', rows: 500, path: concert, dimension: 'source', value: source },
  {
    kind: 'view',
    rows: 1500,
    path: `'/c/made-' || (n % 500)`,
    dimension: 'city',
    value: cityOf(500),
  },
  { kind: 'visitor', rows: 1 },
  { kind: 'visitor', rows: 500, dimension: 'city', value: city },
  { kind: 'ticket', rows: 200, path: concert },
  { kind: 'save', rows: 100, path: concert },
  { kind: 'save', rows: 200, path: `'/c/made-' || (n % 100)`, dimension: 'city', value: cityOf(100) },
  { kind: 'search-miss', rows: 200, path: `'query ' || n` },
  { kind: 'missing', rows: 150, path: `'/gone-' || n` },
]
const calm: readonly DayRows[] = [
  { kind: 'view', rows: 1 },
  { kind: 'view', rows: 60, path: concert },
  { kind: 'view', rows: 60, dimension: 'city', value: city },
  { kind: 'ticket', rows: 40, path: concert },
]

/** Statements that fill the tables of statistics with three years, of which the last quarter of a year is busy. */
export const toStatisticsStatements = (today: string): string[] => [
  ...slicesOf(0, busyDays).flatMap((slice) => busy.map((each) => toStatement(today, slice, each))),
  ...slicesOf(busyDays, storedDays).flatMap((slice) => calm.map((each) => toStatement(today, slice, each))),
  `insert into statistics_hours (hour, kind, path, count)
   ${numbersUpTo(150)}, hours (h) as (select 0 union all select h + 1 from hours where h < ${storedHours / 2 - 1})
   select strftime('%Y-%m-%dT%H', '${today}', '-' || h || ' hours'), 'view', '/c/made-' || n, n from numbers, hours`,
  `insert into statistics_hours (hour, kind, path, count)
   ${numbersUpTo(storedHours)}
   select strftime('%Y-%m-%dT%H', '${today}', '-' || n || ' hours'), 'view', '', n from numbers`,
]

type Slice = [from: number, to: number]

function slicesOf(from: number, to: number): Slice[] {
  const slices: Slice[] = []
  for (let at = from; at < to; at += daysAtOnce) slices.push([at, Math.min(at + daysAtOnce, to) - 1])
  return slices
}

const toStatement = (
  today: string,
  [from, to]: Slice,
  { kind, rows, path = `''`, dimension = '', value = `''` }: DayRows,
) => `insert or ignore into statistics_days (day, kind, path, dimension, value, count)
   ${numbersUpTo(rows)}, days (d) as (select ${from} union all select d + 1 from days where d < ${to})
   select date('${today}', '-' || d || ' days'), '${kind}', ${path}, '${dimension}', ${value}, 5 + (n * 7919 + d * 31) % 500
   from numbers, days`
