import { isFields } from '../../shared/is-record.ts'
import { findFilterTarget } from '../proxy/published-content.ts'

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

/**
 * Names of attributes in Strapi 5, by entity, if Strapi 5 reserves the name of Strapi 4: `status` is an entry's own
 * state there («draft», «modified»). The same table makes the model that ships with the site
 * (`src/strapi-project/files/src/tutti/renamed.js`).
 */
const renamed: Record<string, Record<string, string>> = {
  Concert: { status: 'concertStatus' },
}

/** An entry is known by its `documentId`; its `id` changes whenever it is published. */
const ofEveryEntry: Record<string, string> = { id: 'documentId' }

/** @returns what a selected field is called in Strapi 5. */
export const toNewFieldName = (entity: string, field: string): string => own(renamed[entity], field) ?? field

/** Returns the name of a field in filters and sort orders of Strapi 5, where ids are allowed too. */
export const filterNameOf = (entity: string, field: string): string =>
  own(ofEveryEntry, field) ?? toNewFieldName(entity, field)

const own = (names: Record<string, string> | undefined, name: string): string | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined
