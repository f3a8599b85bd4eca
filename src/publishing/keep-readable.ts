import type * as z from 'zod/mini'
import {
  type ContentRow,
  type ContentRows,
  type Entry,
  toContentRows,
} from '../content/parts/content-rows.ts'
import type { Log } from '../log.ts'
import type { ContentFault } from '../shared/content-fault.ts'
import type { ContentType } from '../shared/content-types.ts'
import { toTypeName } from '../strapi/content-types.ts'
import { collectFaults, logFaults } from '../strapi/port/faults.ts'
import { parseContent } from '../strapi/port/parse-content.ts'
import { followEntry } from './follow-links.ts'
import { toListOfOne } from './make-parts.ts'
import { schemasOfEntry } from './source-queries.ts'

interface ReadRows {
  before: readonly ContentRow[]
  rows: readonly ContentRow[]
  changed: readonly ContentRow[]
  /** All rows as they are now, for the links between them. */
  readRows: () => ContentRows
  log: Log
}

/**
 * Returns the rows, but for entries that could be shown and now can't, such as a concert without a day: these stay as
 * they were, with what is wrong in `heldFaults`, until an editor has mended them.
 */
export function keepReadable(
  type: ContentType,
  { before, rows, changed, readRows, log }: ReadRows,
): readonly ContentRow[] {
  const known = toContentRows({ [type]: before })
  const ids = new Set(changed.map(({ id }) => id).filter((id) => known.find(type, id)))
  if (ids.size === 0) return rows
  const now = readRows()
  const held = new Map<string, Entry>()
  for (const id of ids) {
    const entry = now.find(type, id)
    const earlier = known.find(type, id)
    if (!entry || !earlier) continue
    const faults = findUnreadable(type, entry, now)
    if (faults.length === 0 || findUnreadable(type, earlier, now).length > 0) continue
    logFaults(log, { held: type }, faults)
    const heldFaults = faults.map(({ fault }): ContentFault => ({ ...fault, what: 'earlier shown' }))
    for (const row of entry) held.set(row.id, [])
    held.set(
      id,
      earlier.map((row) => ({ ...row, heldFaults })),
    )
  }
  return held.size === 0 ? rows : [...rows.filter(({ id }) => !held.has(id)), ...[...held.values()].flat()]
}

/** Finds out why an entry can't be shown. @returns what is wrong with it; an empty list where it can be shown */
function findUnreadable(type: ContentType, entry: Entry, rows: ContentRows) {
  for (const schema of schemasOfEntry(type)) {
    const { faults, addIssue } = collectFaults()
    const written = followEntry(entry, schema, toTypeName(type), rows)
    // A type's schema is one of zod's, which the registry of shapes doesn't say.
    const { field, listed, content } = toListOfOne(type, schema as z.ZodMiniType<unknown>, written)
    const { value } = parseContent(type, listed, content, addIssue)
    if (value[field]?.length === 0) return faults
  }
  return []
}
