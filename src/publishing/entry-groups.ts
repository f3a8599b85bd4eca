import type { ContentRows, Entry } from '../content/parts/content-rows.ts'
import {
  findBucket,
  toBucketKey,
  toBucketsKey,
  toHalfYear,
  toPeriodKey,
  toPeriodsKey,
} from '../content/parts/part-keys.ts'
import type { Locale } from '../shared/locales.ts'
import { findBySlug } from './make-parts.ts'
import { type AnyDated, type AnyEntry, dated, entries } from './parts.ts'

/** Entries that share a part. */
export interface EntryGroup {
  /** The part's name in the manifest. */
  key: string
  definition: AnyEntry
  /** Language of the part; absent for entries that are the same in all. */
  locale: Locale | undefined
  /** The rows of each entry by its slug, the one that the page shows first. */
  found: ReadonlyMap<string, Entry>
}

/** How many entries share a part, roughly, while a type has no more parts than the manifest may name. */
const entriesPerPart = 16
/** Most parts of a type in a language: each takes some 20 bytes of the compressed manifest. */
const mostParts = 256

/** The number of parts of a type's entries: a power of two, so that it changes seldom. */
const countBuckets = ({ type }: AnyEntry, rows: ContentRows): number =>
  Math.min(mostParts, 2 ** Math.ceil(Math.log2(Math.max(1, rows.list(type).length / entriesPerPart))))

/** The half-year of entries without a usable day, which stand in no list: what is wrong with them is told with the newest. */
const undatedPeriod = '9999-2'

/** Dated entries by their half-years, the earliest first. */
export function groupByPeriod(
  { type, dayOf }: AnyDated,
  rows: ContentRows,
): ReadonlyMap<string, ReadonlyMap<string, Entry>> {
  const periods = new Map<string, Map<string, Entry>>()
  for (const entry of rows.list(type)) {
    const [row] = entry
    if (!row) continue
    const day = String(dayOf(row))
    const name = /^\d{4}-\d{2}-/.test(day) ? toHalfYear(day) : undatedPeriod
    const period = periods.get(name) ?? new Map<string, Entry>()
    period.set(String(row.slug ?? row.id), entry)
    periods.set(name, period)
  }
  return new Map([...periods].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** How entries are divided, as the manifest has it in place of digests: numbers of parts, and half-years. */
export const listDivisions = (rows: ContentRows): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(entries).map(([name, each]) => [toBucketsKey(name), String(countBuckets(each, rows))]),
    ...Object.entries(dated).map(([name, each]) => [
      toPeriodsKey(name),
      [...groupByPeriod(each, rows).keys()].join('.'),
    ]),
  ])

/** All groups of entries, each in every language that it is made in. */
export function* listGroups(rows: ContentRows, locales: readonly Locale[]): Generator<EntryGroup> {
  for (const [name, definition] of Object.entries(entries)) {
    const buckets = countBuckets(definition, rows)
    for (const locale of definition.isLanguageFree ? [undefined] : locales) {
      const byBucket = Map.groupBy(findBySlug(definition, rows, locale), ([slug]) =>
        findBucket(slug, buckets),
      )
      for (let bucket = 0; bucket < buckets; bucket++) {
        const key = toBucketKey(name, locale, bucket, buckets)
        yield { key, definition, locale, found: new Map(byBucket.get(bucket) ?? []) }
      }
    }
  }
  for (const [name, definition] of Object.entries(dated))
    for (const [period, found] of groupByPeriod(definition, rows))
      yield { key: toPeriodKey(name, period), definition, locale: undefined, found }
}
