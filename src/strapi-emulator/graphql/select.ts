import type { Json, Row } from '../row.ts'
import { compileFilters, type Filters, findRelatedRows, type QueryData } from './filters.ts'
import { compareValues } from './operators.ts'
import type { RowType, Table } from './tables.ts'
import {
  makeInternalError,
  makeInvalidParameterError,
  makeMixedPaginationError,
  spendRows,
  spendSteps,
} from './work.ts'

/** Arguments of a list. GraphQL fills in the defaults; `null` means that the client sent it. */
export interface ListArgs {
  filters?: Filters | null
  pagination?: PaginationArgs | null
  sort?: readonly (string | null)[] | null
  publicationState?: 'LIVE' | 'PREVIEW' | null
  /** Queries only. Absent means the default locale, `all` every one; an unknown one has no entries. */
  locale?: unknown
}

export interface Selection {
  data: readonly Row[]
  meta: { pagination: PaginationMeta }
}

export const contentDefaultLocale = 'ru'

/** Filters, sorts and cuts rows of one type, in this order, as Strapi does. */
export function selectRows(
  type: RowType,
  rows: readonly Row[],
  args: ListArgs,
  execution: QueryData,
): Selection {
  const { filters, pagination, sort, publicationState } = args
  // Strapi stumbles over an explicit null in just this way.
  if (pagination === null) throw new Error("Cannot read properties of null (reading 'page')")
  const slice = toSlice(pagination ?? {})
  const compare = sort ? compileSort(type, sort, execution) : undefined
  const accepts = filters ? compileFilters(type, filters, execution) : undefined
  spendSteps(execution.work, rows.length)
  const liveOnly = type.hasDrafts && publicationState === 'LIVE'
  const found = rows.filter((row) => !(liveOnly && isDraft(row)) && (!accepts || accepts(row)))
  if (compare) found.sort(compare)
  const data = takeSlice(found, slice)
  spendRows(execution.work, data.length)
  return { data, meta: { pagination: toPaginationMeta(found.length, slice) } }
}

/** The rows that a query without relations starts from: those of the slug that it asks for, in its locale. */
export function findStartingRows(type: RowType, table: Table, { filters, locale }: ListArgs): readonly Row[] {
  const slug = wantedSlug(filters)
  const rows = slug === undefined ? table.rows : (table.bySlug.get(slug) ?? [])
  if (!type.localized || locale === 'all') return rows
  const wanted = locale === undefined ? contentDefaultLocale : locale
  return rows.filter((row) => row.locale === wanted)
}

export function isDraft(row: Row): boolean {
  return row.publishedAt === null
}

function wantedSlug(filters: Filters | null | undefined): string | undefined {
  const condition = filters?.slug
  const isCondition = typeof condition === 'object' && condition !== null && 'eq' in condition
  return isCondition && typeof condition.eq === 'string' ? condition.eq : undefined
}

/** Arguments of the query; `null` counts as absent. */
interface PaginationArgs {
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

interface PaginationMeta {
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
function toSlice({ page, pageSize, start, limit }: PaginationArgs): Slice {
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

function takeSlice<T>(rows: readonly T[], { start, limit }: Slice): readonly T[] {
  if (start === 0 && (limit === -1 || limit >= rows.length)) return rows
  return rows.slice(start, limit === -1 ? undefined : start + limit)
}

function toPaginationMeta(total: number, { start, limit }: Slice): PaginationMeta {
  if (limit === -1) return { total, page: 1, pageSize: total - start, pageCount: 1 }
  return { total, page: Math.floor(start / limit) + 1, pageSize: limit, pageCount: Math.ceil(total / limit) }
}

type Compare = (a: Row, b: Row) => number
type Read = (row: Row) => Json

/**
 * `["city.name:asc", "date:desc"]` → a comparison of rows; `undefined` when nothing is asked. A path may go
 * through relations and components and must end at a value. Missing values come first. Throws for an unknown
 * attribute or direction.
 */
function compileSort(type: RowType, sort: readonly (string | null)[], data: QueryData): Compare | undefined {
  const keys = sort.flatMap((part) => part?.split(',') ?? []).filter((key) => key.trim() !== '')
  const compares = keys.map((key) => compileKey(type, key.trim(), data))
  if (compares.length < 2) return compares[0]
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function compileKey(type: RowType, key: string, data: QueryData): Compare {
  const [path = '', direction = 'asc'] = key.split(':')
  if (path === '') throw new Error('Field cannot be empty')
  const read = compilePath(type, path.split('.'), data)
  const sign = { asc: 1, desc: -1 }[direction.toLowerCase()]
  if (sign === undefined) throw makeInternalError()
  return (a, b) => {
    spendSteps(data.work)
    return sign * compareNullsFirst(read(a), read(b))
  }
}

function compilePath(type: RowType, [name = '', ...rest]: string[], data: QueryData): Read {
  const field = name === 'id' ? ({ kind: 'value' } as const) : type.fields.get(name)
  if (!field || field.kind === 'zone') throw makeInvalidParameterError(name)
  if (!('target' in field)) {
    if (rest[0] !== undefined) throw makeInvalidParameterError(rest[0])
    return (row) => row[name] ?? null
  }
  const target = data.types.get(field.target)
  if (rest.length === 0 || !target) throw makeInvalidParameterError(name)
  const read = compilePath(target, rest, data)
  return (row) => {
    const [related] = findRelatedRows(field, row[name] ?? null, data.tables)
    return related ? read(related) : null
  }
}

function compareNullsFirst(a: Json, b: Json): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return compareValues(a, b)
}
