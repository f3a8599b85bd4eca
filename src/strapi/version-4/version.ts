import { isRecord } from '../../shared/is-record.ts'
import type { StrapiVersion } from '../port/versions.ts'

/**
 * Strapi v4 wraps every entry as `{data: {id, attributes: {…}}}`. This unwraps an answer into plain objects,
 * so that schemas describe what the site means and not how it travelled:
 * an entry becomes its attributes, a list becomes an array, a list asked with `meta` becomes
 * `{items, total, pageCount}`.
 *
 * A draft that another entry points to becomes `null`: see `selectRelated` in `fields.ts`.
 */
export function unwrapVersion4(value: unknown): unknown {
  return unwrapAt(value, false)
}

function unwrapAt(value: unknown, isInEntry: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => unwrapAt(item, isInEntry))
  if (!isRecord(value)) return value
  if (isWrapper(value)) return unwrapData(value, isInEntry)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unwrapAt(inner, isInEntry)]))
}

/** An object whose only names are the dialect's own. A content field that is itself called `data` has siblings. */
const isWrapper = (value: Record<string, unknown>) =>
  'data' in value &&
  Object.keys(value).every((name) => name === 'data' || name === 'meta' || name === '__typename')

function unwrapData(wrapper: Record<string, unknown>, isInEntry: boolean): unknown {
  const { data, meta } = wrapper
  if (!Array.isArray(data)) return isInEntry && isDraft(data) ? null : unwrapEntry(data)
  const items = data.map(unwrapEntry)
  const pagination = isRecord(meta) && isRecord(meta.pagination) ? meta.pagination : undefined
  return pagination ? { items, ...pagination } : items
}

const isDraft = (entry: unknown) =>
  isRecord(entry) && isRecord(entry.attributes) && entry.attributes.publishedAt === null

function unwrapEntry(entry: unknown): unknown {
  if (!isRecord(entry) || !('attributes' in entry)) return unwrapVersion4(entry)
  const attributes = unwrapAt(entry.attributes, true)
  return isRecord(attributes) ? { ...attributes, ...('id' in entry ? { id: entry.id } : {}) } : null
}

/** Support for Strapi 4. Queries need no changes, since the code contains them in the syntax of Strapi 4. */
export const strapi4: StrapiVersion = {
  word: async ({ document }, variables) => ({ document, variables }),
  unwrap: unwrapVersion4,
}
