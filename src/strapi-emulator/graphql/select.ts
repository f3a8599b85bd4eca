import type { Row } from '../row.ts'
import { compileFilters, type Filters, type QueryData } from './filters.ts'
import {
  type PaginationArgs,
  type PaginationMeta,
  takeSlice,
  toPaginationMeta,
  toSlice,
} from './pagination.ts'
import type { RowType } from './row-types.ts'
import { compileSort } from './sort.ts'
import type { Table } from './tables.ts'
import { spendRows, spendSteps } from './work.ts'

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
