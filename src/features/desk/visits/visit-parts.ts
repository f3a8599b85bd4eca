import type { City } from '../../../content/places/cities.ts'
import { deskEveningMessages, deskVisitMessages } from '../../../languages/texts.ts'
import { toCountryName } from '../../../shared/country-name.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { DayCount } from '../../statistics/read-statistics.ts'
import { directSource, otherValues, type StatisticsDimension } from '../../statistics/statistics-kinds.ts'
import { type ChartColumn, type ChartRow, toDayRow } from '../charts/chart-data.ts'
import { sumOf, type VisitCurve, type VisitPart, type VisitTable } from './read-visits.ts'
import { grainOf, type VisitsState } from './visits-state.ts'

const isDevice = (value: string): value is 'mobile' | 'tablet' | 'desktop' =>
  value === 'mobile' || value === 'tablet' || value === 'desktop'

/** Writes a value of a dimension in words: `RU/Kazan` as `Казань, Россия`. */
export function toValueName(
  dimension: StatisticsDimension,
  value: string,
  cities: readonly City[],
  locale: Locale,
): string {
  const t = deskEveningMessages(locale)
  if (value === otherValues) return t.others
  if (value === directSource) return t.direct
  if (dimension === 'device') return isDevice(value) ? deskVisitMessages(locale).devices[value] : value
  if (dimension === 'country') return toCountryName(value, locale)
  const at = value.indexOf('/')
  if (dimension !== 'city' || at < 0) return value
  const name = value.slice(at + 1)
  const city = cities.find((each) => Object.values(each.names).some((one) => one.name === name))
  return `${city?.names[locale].name ?? name}, ${toCountryName(value.slice(0, at), locale)}`
}

/** A path as people read it. */
export function toReadablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // The address has an invalid escape sequence and is shown unchanged.
    return path
  }
}

const weekDays = 7

/** A curve as a chart has it: its line, and the line of the days compared with. */
export function toCurve(
  locale: Locale,
  { kind, days, before }: VisitCurve,
  state: Pick<VisitsState, 'by' | 'span'>,
): { title: string; rowName: string; rows: ChartRow[]; line: ChartColumn; beside?: ChartColumn } {
  const t = deskVisitMessages(locale)
  const by = grainOf(state)
  const points = toPoints(days, by)
  const rows = points.map(({ day }) => {
    const row = toDayRow(locale, day)
    return by === 'day' ? row : { ...row, label: t.weekFrom(row.label) }
  })
  const countsOf = (each: readonly DayCount[]) => toPoints(each, by).map(({ count }) => count)
  return {
    title: t.kinds[kind],
    rowName: t.grains[by],
    rows,
    line: { name: t.now, values: countsOf(days) },
    ...(before ? { beside: { name: t.before, values: countsOf(before) } } : {}),
  }
}

/** Adds days up to weeks that begin with the first of them; the last one may be shorter. */
function toPoints(days: readonly DayCount[], by: 'day' | 'week'): DayCount[] {
  if (by === 'day') return [...days]
  return days.flatMap(({ day }, at) =>
    at % weekDays === 0 ? [{ day, count: sumOf(days.slice(at, at + weekDays)) }] : [],
  )
}

/** A table as a chart of lying bars has it. @param toHref where the row of a value leads */
export function toRanking(
  locale: Locale,
  { part, rows }: VisitTable,
  cities: readonly City[],
  toHref: (part: VisitPart, value: string) => string | undefined,
): { title: string; rowName: string; rows: ChartRow[]; bars: ChartColumn; others: ChartColumn[] } {
  const t = deskVisitMessages(locale)
  const isOfPages = part === 'pages' || part === 'tickets'
  const nameOf = (value: string) =>
    isOfPages && value !== otherValues
      ? toReadablePath(value)
      : toValueName(isOfPages ? 'source' : part, value, cities, locale)
  return {
    title: t.parts[part],
    rowName: t.names[part],
    rows: rows.map(({ value }) => {
      const href = value === otherValues ? undefined : toHref(part, value)
      return { key: value, label: nameOf(value), tick: '', ...(href === undefined ? {} : { href }) }
    }),
    bars: {
      name: part === 'tickets' ? t.kinds.ticket : t.kinds.view,
      values: rows.map(({ count }) => count),
    },
    others: rows.some(({ before }) => before !== undefined)
      ? [{ name: t.before, values: rows.map(({ before }) => before) }]
      : [],
  }
}
