/** What a list is sorted by: a value of its items, which may be absent, and which way. */
export type SortKey<Item> = readonly [
  by: (item: Item) => string | number | null | undefined,
  way?: 'descending',
]

/** Sorts by the first key, then by the next. Texts stand by their characters' codes; an absent value is the smallest. */
export const sortedBy = <Item>(items: readonly Item[], ...keys: readonly SortKey<Item>[]): Item[] =>
  items.toSorted((one, other) => {
    for (const [by, way] of keys) {
      const order = compare(by(one), by(other))
      if (order !== 0) return way === 'descending' ? -order : order
    }
    return 0
  })

function compare(one: string | number | null | undefined, other: string | number | null | undefined): number {
  const [a, b] = [one ?? undefined, other ?? undefined]
  if (a === b) return 0
  if (a === undefined) return -1
  if (b === undefined) return 1
  return a < b ? -1 : 1
}
