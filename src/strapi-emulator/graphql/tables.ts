import type { Row, Snapshot } from '../row.ts'

/** Rows of one entity with the ways in which queries reach them. */
export interface Table {
  readonly rows: readonly Row[]
  readonly byId: ReadonlyMap<number, Row>
  readonly bySlug: ReadonlyMap<string, readonly Row[]>
}

/** The tables of the content by the name of their entity. */
export type Tables = ReadonlyMap<string, Table>

export function indexSnapshot(snapshot: Snapshot): Tables {
  return new Map(Object.entries(snapshot).map(([name, rows]) => [name, indexRows(rows)]))
}

/** The rows that ids point to, in the order of the ids; an id without a row is left out. */
export function findRowsByIds(table: Table | undefined, ids: unknown): readonly Row[] {
  if (!table || ids == null) return noRows
  const found: Row[] = []
  for (const id of Array.isArray(ids) ? ids : [ids]) {
    const row = table.byId.get(id)
    if (row) found.push(row)
  }
  return found
}

const noRows: readonly Row[] = []

function indexRows(rows: readonly Row[]): Table {
  const bySlug = new Map<string, Row[]>()
  for (const row of rows) {
    if (typeof row.slug !== 'string') continue
    const namesakes = bySlug.get(row.slug)
    if (namesakes) namesakes.push(row)
    else bySlug.set(row.slug, [row])
  }
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), bySlug }
}
