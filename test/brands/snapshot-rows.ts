import { type EntityName, entityNames, type Row, type Snapshot } from '../../src/strapi-emulator/row.ts'

/** Returns the day, `YYYY-MM-DD`, so many days after another one. */
export const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** Fields that each entry has besides its texts; it was published a month before `today`. */
export const entry = (today: string, locale: string | undefined, fields: Record<string, unknown>) => ({
  createdAt: `${dayAfter(today, -40)}T06:00:00.000Z`,
  updatedAt: `${dayAfter(today, -2)}T06:00:00.000Z`,
  publishedAt: `${dayAfter(today, -30)}T06:00:00.000Z`,
  ...(locale ? { locale, localizations: [] } : {}),
  seo: null,
  ...fields,
})

/** The rows of a content service by their type, each with its place as its id unless it has one. */
export function toSnapshot(rows: Partial<Record<EntityName, readonly object[]>>): Snapshot {
  const numbered = (of: readonly object[]) => of.map((row, index): Row => ({ id: index + 1, ...row }))
  return {
    ...emptySnapshot,
    ...Object.fromEntries(Object.entries(rows).map(([name, of]) => [name, numbered(of)])),
  }
}

/** Makes the rows of a content service without content. */
// Every entity has a list, so that a query for any of them is answered.
export const emptySnapshot = Object.fromEntries(entityNames.map((name) => [name, []])) as unknown as Snapshot
