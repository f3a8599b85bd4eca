import { fnv1a } from '../../shared/fnv1a.ts'

/** The name under which a manifest has a list in a language; without one, a list that is the same in all. */
export const toListKey = (name: string, locale: string | undefined): string =>
  locale === undefined ? name : `${name}/${locale}`

/** The name under which a manifest has the number of parts that a type's entries are spread over, in place of a digest. */
export const toBucketsKey = (name: string): string => `${name}.buckets`

/** The part that has an entry: entries are spread by their slugs, so that one change writes little. */
export const findBucket = (slug: string, buckets: number): number => fnv1a(slug) % buckets

/**
 * The name under which a manifest has a part of a type's entries. It names the number of parts too: an isolate with an older
 * manifest finds nothing else under it.
 */
export const toBucketKey = (
  name: string,
  locale: string | undefined,
  bucket: number,
  buckets: number,
): string => toListKey(`${name}.${bucket}of${buckets}`, locale)

/** The name under which a manifest has the half-years of dated entries, in place of a digest. */
export const toPeriodsKey = (name: string): string => `${name}.periods`

/** The name under which a manifest has the dated entries of a half-year. */
export const toPeriodKey = (name: string, period: string): string => `${name}.${period}`

/** The half-year of a day, as `2026-2`. @param day `YYYY-MM-DD` */
export const toHalfYear = (day: string): string => `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? 1 : 2}`
