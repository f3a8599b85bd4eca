/**
 * What is counted. `visitor` is each visitor once a day, of the whole site only; `ticket`, `save`, `share` and
 * `search-miss` are visitors who did so, each once a day for a page or query; `missing` is an address that doesn't exist;
 * `lost` is what could not be recorded; `invented` marks a day whose counts the demo has made up.
 */
const statisticsKinds = [
  'view',
  'visitor',
  'ticket',
  'save',
  'share',
  'search-miss',
  'missing',
  'lost',
  'invented',
] as const
export type StatisticsKind = (typeof statisticsKinds)[number]

/** What is known of where a view or a click came from. A city has its country before it, as `RU/Vologda`. */
export const statisticsDimensions = ['source', 'campaign', 'country', 'city', 'device'] as const
export type StatisticsDimension = (typeof statisticsDimensions)[number]

/** The path of counts of the whole site. */
export const wholeSite = ''

/** Stands for all values, and all paths, that a day has beyond its limit. No path, query, host or city is written so. */
export const otherValues = '(other)'

/** The source of a visit whose browser names no page that it came from. */
export const directSource = '(direct)'

/** Something that happened once or several times in an hour, as the edge describes it. */
export interface Occurrence {
  kind: StatisticsKind
  /** A path without its language prefix, or a query in small letters; `wholeSite` for what belongs to no page. */
  path: string
  /** The hour in UTC, as `2026-11-26T19`. */
  hour: string
  /** The facts that are known of this view or click. */
  facts: Readonly<Partial<Record<StatisticsDimension, string>>>
}

/** The hour in UTC at an instant (milliseconds), as `2026-11-26T19`. */
export const toHour = (instant: number): string => new Date(instant).toISOString().slice(0, 13)

const separator = '\n'

/** Writes an occurrence as a text, equal for equal ones: sums are kept by it. Its parts contain no line break. */
export const toOccurrenceKey = ({ kind, path, hour, facts }: Occurrence): string =>
  [kind, path, hour, ...statisticsDimensions.map((dimension) => facts[dimension] ?? '')].join(separator)

/** @returns `undefined` for a text that isn't a result of `toOccurrenceKey` */
export function readOccurrenceKey(key: string): Occurrence | undefined {
  const [kind = '', path = '', hour = '', ...values] = key.split(separator)
  const known = statisticsKinds.find((each) => each === kind)
  if (!known || values.length !== statisticsDimensions.length) return undefined
  const facts: Partial<Record<StatisticsDimension, string>> = {}
  for (const [index, dimension] of statisticsDimensions.entries()) {
    const value = values[index]
    if (value) facts[dimension] = value
  }
  return { kind: known, path, hour, facts }
}
