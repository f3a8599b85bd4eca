import { findFilterTarget } from '../proxy/published-content.ts'
import { filterNameOf } from './names.ts'

/**
 * Translates filters with Strapi 4's names into Strapi 5's names.
 *
 * @param entity whose entries, or components, are filtered
 */
export function rewordFilters(filters: unknown, entity: string): unknown {
  if (!isFields(filters)) return filters
  return Object.fromEntries(
    Object.entries(filters).map(([key, value]) => {
      if (groups.includes(key)) return [key, rewordEach(value, entity)]
      const relation = findFilterTarget(entity, key)
      return [filterNameOf(entity, key), relation ? rewordFilters(value, relation.type) : value]
    }),
  )
}

const groups = ['and', 'or', 'not']

const rewordEach = (value: unknown, entity: string): unknown =>
  Array.isArray(value) ? value.map((each) => rewordFilters(each, entity)) : rewordFilters(value, entity)

/** `["status:asc"]` → `["concertStatus:asc"]`; one text may hold several keys. */
export function rewordSort(sort: unknown, entity: string): unknown {
  if (Array.isArray(sort)) return sort.map((each) => rewordSort(each, entity))
  if (typeof sort !== 'string') return sort
  return sort
    .split(',')
    .map((key) => key.replace(/^\s*(\w+)/, (_, name: string) => filterNameOf(entity, name)))
    .join(',')
}

/** Strapi 5 calls all languages `*`. */
export const rewordLocale = (locale: unknown): unknown => (locale === 'all' ? '*' : locale)

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
