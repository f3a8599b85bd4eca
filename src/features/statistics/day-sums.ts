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
  /** 0 for a sum that had to make room: it is deleted wherever it was stored. */
  count: number
}
type SumName = Omit<SumRow, 'count'>

/** How many sums a day may have. Those of the whole site go on. */
export const maxSums = 40_000

/** How many paths of a kind a day may have. */
const maxPaths: Partial<Record<StatisticsKind, number>> = { 'search-miss': 500, missing: 300, view: 5000 }
const maxPathsOfOthers = 2000

/** How many values a dimension may have in a day, of the whole site. */
const maxValues: Record<StatisticsDimension, number> = {
  source: 300,
  campaign: 100,
  country: 260,
  city: 1000,
  device: 3,
}
/** How many values a dimension may have in a day for one path. */
export const maxValuesOfPath = 30

/** The sums of a path, and the one of all of them. */
interface CountedPath {
  sums: Set<SumRow>
  total: SumRow
}

const keyOf = ({ kind, path, dimension, value }: SumName): string =>
  `${kind}\n${path}\n${dimension}\n${value}`

export interface DaySums {
  add: (occurrence: Occurrence, count: number) => void
  /** The count of a sum; 0 for one that isn't there. */
  read: (name: SumName) => number
  /** @returns the sums that have changed since the last call; further occurrences change these rows, too */
  takeChanged: () => readonly Readonly<SumRow>[]
}

/**
 * Adds up the occurrences of a day within the limits above, whatever visitors send. Where a limit is reached, the smallest
 * path or value makes room for a new one, and its count goes to `(other)`: who fills a table with noise can't keep out
 * what is true, because noise is seen seldom and what is true again and again.
 *
 * @param rows what was added up before
 */
export function createDaySums(rows: Iterable<SumRow>): DaySums {
  const sums = new Map<string, SumRow>()
  /** The values of each dimension, and the paths of each kind; the first of equal counts is the oldest. */
  const values = new Map<string, Set<SumRow>>()
  const paths = new Map<string, Map<string, CountedPath>>()
  const changed = new Set<SumRow>()

  const valuesOf = ({ kind, path, dimension }: SumName) =>
    getOrMake(values, `${kind}\n${path}\n${dimension}`, () => new Set<SumRow>())
  const pathsOf = (kind: StatisticsKind) => getOrMake(paths, kind, () => new Map<string, CountedPath>())
  const isCountedPath = (path: string) => path !== wholeSite && path !== otherValues
  const isValue = ({ dimension, value }: SumName) =>
    dimension !== '' && dimension !== 'hour' && value !== otherValues

  const insert = (row: SumRow) => {
    sums.set(keyOf(row), row)
    if (isValue(row)) valuesOf(row).add(row)
    if (!isCountedPath(row.path)) return
    const path = getOrMake(pathsOf(row.kind), row.path, () => ({ sums: new Set<SumRow>(), total: row }))
    path.sums.add(row)
    if (row.dimension === '') path.total = row
  }
  const remove = (row: SumRow) => {
    sums.delete(keyOf(row))
    if (isValue(row)) valuesOf(row).delete(row)
    row.count = 0
    changed.add(row)
  }
  for (const row of rows) insert(row)

  const grow = (row: SumRow, count: number) => {
    row.count += count
    changed.add(row)
  }
  const increase = (name: SumName, count: number) => {
    const row = sums.get(keyOf(name)) ?? { ...name, count: 0 }
    if (row.count === 0) insert(row)
    grow(row, count)
  }
  const increaseValue = (name: SumName & { dimension: StatisticsDimension }, count: number) => {
    const row = sums.get(keyOf(name))
    if (row) return grow(row, count)
    const most = name.path === wholeSite ? maxValues[name.dimension] : maxValuesOfPath
    if (valuesOf(name).size >= most) {
      const smallest = findSmallest(valuesOf(name), ({ count: each }) => each)
      if (smallest) {
        increase({ ...name, value: otherValues }, smallest.count)
        remove(smallest)
      }
    }
    increase(name, count)
  }
  const addAt = ({ kind, hour, facts }: Occurrence, path: string, count: number) => {
    increase({ kind, path, dimension: '', value: '' }, count)
    increase({ kind, path, dimension: 'hour', value: hour }, count)
    for (const dimension of statisticsDimensions) {
      const value = facts[dimension]
      if (value) increaseValue({ kind, path, dimension, value }, count)
    }
  }
  /** Moves the smallest path of a kind to `(other)`, by hour and without facts. */
  const makeRoom = (kind: StatisticsKind): boolean => {
    const known = pathsOf(kind)
    const smallest = findSmallest(known.values(), ({ total }) => total.count)
    if (smallest === undefined) return false
    known.delete(smallest.total.path)
    for (const row of smallest.sums) {
      const { dimension, value, count } = row
      if (dimension === '' || dimension === 'hour')
        increase({ kind, path: otherValues, dimension, value }, count)
      remove(row)
    }
    return true
  }
  const isFull = (kind: StatisticsKind) =>
    sums.size >= maxSums || pathsOf(kind).size >= (maxPaths[kind] ?? maxPathsOfOthers)

  return {
    add: (occurrence, count) => {
      const { kind, path } = occurrence
      addAt(occurrence, wholeSite, count)
      if (path === wholeSite) return
      const hasRoom = pathsOf(kind).has(path) || !isFull(kind) || makeRoom(kind)
      if (hasRoom) addAt(occurrence, path, count)
      else addAt({ ...occurrence, facts: {} }, otherValues, count)
    },
    read: (name) => sums.get(keyOf(name))?.count ?? 0,
    takeChanged: () => {
      const taken = [...changed]
      changed.clear()
      return taken
    },
  }
}

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** The first of the smallest. */
function findSmallest<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number): Item | undefined {
  let smallest: { item: Item; size: number } | undefined
  for (const item of items) {
    const size = sizeOf(item)
    if (smallest === undefined || size < smallest.size) smallest = { item, size }
  }
  return smallest?.item
}
