import type { Row } from './row.ts'

/**
 * Adds the inverse of a relation: each target row gets, as `name`, the ids of the rows whose `attribute` refers to it,
 * in their order.
 */
export function withInverse(
  targets: readonly Row[],
  name: string,
  owners: readonly Row[],
  attribute: string,
): Row[] {
  const owned = new Map<number, number[]>(targets.map(({ id }) => [id, []]))
  for (const owner of owners) {
    const value = owner[attribute]
    for (const id of Array.isArray(value) ? value : [value]) owned.get(Number(id))?.push(owner.id)
  }
  return targets.map((row) => ({ ...row, [name]: owned.get(row.id) ?? [] }))
}
