import {
  type Occurrence,
  otherValues,
  type StatisticsDimension,
  type StatisticsKind,
  statisticsDimensions,
  wholeSite,
} from './statistics-kinds.ts'

/** One sum of a day. The dimension `hour` has hours as its values; an empty one is the sum of all. */
export interface SumRow {
  kind: StatisticsKind
  path: string
  dimension: StatisticsDimension | 'hour' | ''
  value: string
  count: number
}

/** How many sums a day may have; later paths are counted as `(other)`, without facts. Those of the whole site go on. */
export const maxSums = 40_000

/** How many paths of a kind a day may have; the rest are counted as `(other)`. */
const maxPaths: Partial<Record<StatisticsKind, number>> = { 'search-miss': 500, missing: 300, view: 5000 }
const maxPathsOfOthers = 2000

/** How many values a dimension may have in a day, of the whole site; the rest are counted as `(other)`. */
const maxValues: Record<StatisticsDimension, number> = {
  source: 300,
  campaign: 100,
  country: 260,
  city: 1000,
  device: 3,
}
/** How many values a dimension may have in a day for one path. */
export const maxValuesOfPath = 30

const keyOf = ({ kind, path, dimension, value }: Omit<SumRow, 'count'>): string =>
  `${kind}\n${path}\n${dimension}\n${value}`

export interface DaySums {
  add: (occurrence: Occurrence, count: number) => void
  /** @returns the sums that have changed since the last call; further occurrences change these rows, too */
  takeChanged: () => readonly Readonly<SumRow>[]
}

/**
 * Adds up the occurrences of a day within the limits above, whatever visitors send.
 *
 * @param rows what was added up before
 */
export function createDaySums(rows: Iterable<SumRow>): DaySums {
  const sums = new Map<string, SumRow>()
  /** Numbers of values of a dimension, and of paths of a kind. */
  const sizes = new Map<string, number>()
  const changed = new Set<SumRow>()

  const countValue = (group: string) => sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const groupOf = ({ kind, path, dimension }: Omit<SumRow, 'count' | 'value'>) =>
    dimension === '' ? kind : `${kind}\n${path}\n${dimension}`
  const insert = (row: SumRow) => {
    sums.set(keyOf(row), row)
    countValue(groupOf(row))
  }
  for (const row of rows) insert(row)

  const limitOf = ({ path, dimension }: Omit<SumRow, 'count' | 'value'>): number => {
    if (dimension === 'hour' || dimension === '') return Number.POSITIVE_INFINITY
    return path === wholeSite ? maxValues[dimension] : maxValuesOfPath
  }
  const increase = (at: Omit<SumRow, 'count'>, count: number) => {
    const known = sums.get(keyOf(at))
    const row = known ?? { ...at, count: 0 }
    if (!known && (sizes.get(groupOf(at)) ?? 0) >= limitOf(at) && at.value !== otherValues)
      return increase({ ...at, value: otherValues }, count)
    if (!known) insert(row)
    row.count += count
    changed.add(row)
  }
  const hasRoom = (kind: StatisticsKind) =>
    sums.size < maxSums && (sizes.get(kind) ?? 0) < (maxPaths[kind] ?? maxPathsOfOthers)
  const addAt = ({ kind, hour, facts }: Occurrence, path: string, count: number) => {
    increase({ kind, path, dimension: '', value: '' }, count)
    increase({ kind, path, dimension: 'hour', value: hour }, count)
    if (path !== wholeSite && sums.size >= maxSums) return
    for (const dimension of statisticsDimensions) {
      const value = facts[dimension]
      if (value) increase({ kind, path, dimension, value }, count)
    }
  }
  return {
    add: (occurrence, count) => {
      const { kind, path } = occurrence
      addAt(occurrence, wholeSite, count)
      if (path === wholeSite) return
      const isKnown = sums.has(keyOf({ kind, path, dimension: '', value: '' }))
      if (isKnown || hasRoom(kind)) addAt(occurrence, path, count)
      else addAt({ ...occurrence, facts: {} }, otherValues, count)
    },
    takeChanged: () => {
      const taken = [...changed]
      changed.clear()
      return taken
    },
  }
}
