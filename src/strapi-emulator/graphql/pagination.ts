import { makeMixedPaginationError } from './errors.ts'

/** Arguments of the query; `null` counts as absent. */
export interface PaginationArgs {
  page?: number | null
  pageSize?: number | null
  start?: number | null
  limit?: number | null
}

/** A slice: `limit` -1 means everything from `start` on. */
export interface Slice {
  start: number
  limit: number
}

export interface PaginationMeta {
  total: number
  page: number
  pageSize: number
  pageCount: number
}

const defaultLimit = 10

/**
 * Strapi 4's rules, its oddities included: without arguments 10 rows; `limit: -1` gives everything, but
 * `pageSize` below 1 and a `page` without `pageSize` give pages of one row.
 */
export function toSlice({ page, pageSize, start, limit }: PaginationArgs): Slice {
  const byPage = page != null || pageSize != null
  const byOffset = start != null || limit != null
  if (byPage && byOffset) throw makeMixedPaginationError()
  if (byPage) {
    const size = Math.max(1, pageSize ?? 0)
    return { start: Math.max(0, ((page ?? 1) - 1) * size), limit: size }
  }
  const wanted = limit ?? defaultLimit
  return { start: Math.max(0, start ?? 0), limit: wanted === -1 ? -1 : Math.max(1, wanted) }
}

export function takeSlice<T>(rows: readonly T[], { start, limit }: Slice): readonly T[] {
  if (start === 0 && (limit === -1 || limit >= rows.length)) return rows
  return rows.slice(start, limit === -1 ? undefined : start + limit)
}

export function toPaginationMeta(total: number, { start, limit }: Slice): PaginationMeta {
  if (limit === -1) return { total, page: 1, pageSize: total - start, pageCount: 1 }
  return { total, page: Math.floor(start / limit) + 1, pageSize: limit, pageCount: Math.ceil(total / limit) }
}
