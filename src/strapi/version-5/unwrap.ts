import { isRecord } from '../../shared/is-record.ts'

/**
 * Strapi 5 answers entries as they are. This makes of an answer what `version-4/unwrap.ts` makes of one of Strapi 4: a
 * connection becomes an array of its `nodes`, or `{items, total, pageCount}` where it says how long the list is.
 *
 * It leaves drafts out by itself (what a question's first list is asked for, its relations are); a relation that says it
 * leads to one becomes `null` all the same.
 */
export function unwrapVersion5(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapVersion5)
  if (!isRecord(value)) return value
  if (isConnection(value)) return unwrapConnection(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isDraft(inner) ? null : unwrapVersion5(inner)]),
  )
}

const isConnection = (value: Record<string, unknown>) =>
  Array.isArray(value.nodes) && Object.keys(value).every((name) => name === 'nodes' || name === 'pageInfo')

function unwrapConnection({ nodes, pageInfo }: Record<string, unknown>): unknown {
  const items = unwrapVersion5(nodes)
  return isRecord(pageInfo) ? { items, ...pageInfo } : items
}

const isDraft = (value: unknown) => isRecord(value) && value.publishedAt === null
