import { type ContentRow, readId, toRowKey } from '../content/parts/content-rows.ts'
import type { ContentType } from '../shared/content-types.ts'
import { findContentType, toTypeName } from '../strapi/content-types.ts'
import { findLinkedField } from './schema-shape.ts'
import { isLinkedTo } from './source-queries.ts'

type Rows = readonly ContentRow[]

/** The rows of before, with those that were read anew in their places. */
export const mergeRows = (before: Rows, changed: Rows): Rows => [
  ...new Map([...before, ...changed].map((row) => [toRowKey(row), row])).values(),
]

/** What of a type's rows is to be written, and what is to be deleted. */
export interface RowDifference {
  changed: Rows
  gone: Rows
}

export function diffRows(before: Rows, after: Rows): RowDifference {
  const known = new Map(before.map((row) => [toRowKey(row), row]))
  const isChanged = (row: ContentRow): boolean => {
    const old = known.get(toRowKey(row))
    // Of many rows most were not read anew, and are the same objects.
    return old !== row && JSON.stringify(old) !== JSON.stringify(row)
  }
  const kept = new Set(after.map(toRowKey))
  return { changed: after.filter(isChanged), gone: before.filter((row) => !kept.has(toRowKey(row))) }
}

/**
 * Finds the entries of other types that are linked to others than before by what was read anew. Their own rows name the
 * other ends of these links, and Strapi doesn't count that as a change of theirs.
 *
 * @returns ids by type, of types whose rows name the other end
 */
export function findRelinked(
  type: ContentType,
  before: Rows,
  { changed, gone }: RowDifference,
): ReadonlyMap<ContentType, ReadonlySet<string>> {
  const relinked = new Map<ContentType, Set<string>>()
  const known = new Map(before.map((row) => [toRowKey(row), row]))
  const pairs = [
    ...changed.map((row) => [known.get(toRowKey(row)), row] as const),
    ...gone.map((row) => [row, undefined] as const),
  ]
  for (const [old, row] of pairs) {
    for (const field of new Set([...Object.keys(old ?? {}), ...Object.keys(row ?? {})])) {
      const linked = toLinkedType(type, field)
      if (!linked) continue
      const ids = findOtherIds(toIds(old?.[field]), toIds(row?.[field]))
      if (ids.length > 0) relinked.set(linked, new Set([...(relinked.get(linked) ?? []), ...ids]))
    }
  }
  return new Map([...relinked].filter(([linked]) => isLinkedTo(linked, type)))
}

function toLinkedType(type: ContentType, field: string): ContentType | undefined {
  const { kind, target = '' } = findLinkedField(toTypeName(type), field) ?? {}
  const isLink = field !== 'localizations' && (kind === 'one' || kind === 'many')
  return isLink ? findContentType(target) : undefined
}

const toIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => readId(one) ?? [])

/** The ids that only one of the lists has; all of them where the order is another. */
function findOtherIds(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.join() === other.join()) return []
  const alone = [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))]
  return alone.length > 0 ? alone : other
}
