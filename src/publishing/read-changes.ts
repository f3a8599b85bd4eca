import type * as z from 'zod/mini'
import {
  type ContentRow,
  type ContentRows,
  type Entry,
  toContentRows,
} from '../content/parts/content-rows.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ContentFault } from '../shared/content-fault.ts'
import { type ContentType, isSingleType } from '../shared/content-types.ts'
import { sortedBy } from '../shared/sorted-by.ts'
import { toTypeName } from '../strapi/content-types.ts'
import type { StrapiService } from '../strapi/port/client.ts'
import { collectFaults, logFaults } from '../strapi/port/faults.ts'
import { parseContent } from '../strapi/port/parse-content.ts'
import { diffRows, findRelinked, mergeRows } from './diff-rows.ts'
import { noteFormerSlugs } from './former-addresses.ts'
import { followEntry, toListOfOne } from './make-parts.ts'
import type { Heads, PublisherStore, Reading } from './publisher-store.ts'
import { schemasOfEntry } from './source-queries.ts'
import { fetchHeads, fetchListed, fetchSingles, rowsPerQuery } from './strapi-source.ts'

/** Milliseconds after which everything is read anew: a picture's new text, for instance, changes no entry. */
const wholeAgainMs = 24 * 3_600_000

/** What reading changes needs. */
export interface ReadingChanges {
  strapi: StrapiService
  store: PublisherStore
  /** The deployment that reads: another one may make parts of more fields, and reads everything anew. */
  build: string
  now: () => number
  /** Types of which a webhook has told: Strapi's hour of a change may be wrong. */
  told: ReadonlySet<ContentType>
  /** Is told how many rows have been read, and of how many. */
  noteRead: (rows: number, of: number) => void
}

/**
 * Reads what has changed, and stores it: types that a webhook has told of, those of which something was changed, the other
 * ends of changed links, and all once a day. Each type is stored once it is read, so a run that ends early is carried on
 * by the next.
 *
 * @throws UpstreamFailed, ContentInvalid
 */
export async function readChanges(changes: ReadingChanges): Promise<void> {
  const { strapi, store, noteRead } = changes
  const heads = await fetchHeads(strapi)
  const reading = beginReading(store.readReading(), heads, changes)
  const isRead = new Set<ContentType>()
  const unanswered: ContentType[] = []
  let readRows = 0
  const of = reading.unread.reduce((sum, type) => sum + (readHead(heads[type]).total ?? 0), 0)
  for (;;) {
    const [type] = reading.unread
    if (!type) break
    // Single types without an entry and a service that answers null look the same, so lists are read first.
    if (isSingleType(type) && unanswered.length > 0 && isRead.size === 0)
      throw new UpstreamFailed('content', 0, 'no content type is answered for')
    noteRead(readRows, of)
    const before = store.readRowsOf(type)
    const found = await fetchType(changes, type, { before, heads, reading })
    readRows += readHead(heads[type]).total ?? 0
    for (const [each, rows] of found) {
      storeType(changes, each, {
        before: each === type ? before : store.readRowsOf(each),
        rows,
        reading,
        isRead,
      })
      reading.heads[each] = heads[each]
      isRead.add(each)
    }
    if (!isSingleType(type) && found.size === 0) unanswered.push(type)
    const done = new Set([type, ...found.keys()])
    reading.unread = reading.unread.filter((each) => !done.has(each))
    store.writeReading(reading)
  }
  if (unanswered.length > 0)
    strapi.log.warn('the content service has no answer for types, which stay as they were', {
      types: unanswered.join(),
    })
}

/** Adds what is to be read to what an earlier run has left. */
function beginReading(
  last: Reading | undefined,
  heads: Heads,
  { told, build, now }: Pick<ReadingChanges, 'told' | 'build' | 'now'>,
): Reading {
  // The heads have a row for each type that content is read of.
  const types = sortedBy(Object.keys(heads) as ContentType[], [(type) => Number(isSingleType(type))])
  const isWhole = !last || last.build !== build || now() - last.wholeAt > wholeAgainMs
  if (isWhole)
    return {
      heads: {},
      relinked: {},
      unread: types,
      changed: types,
      build,
      wholeAt: now(),
      isPublished: false,
    }
  const unread = types.filter(
    (type) => last.unread.includes(type) || told.has(type) || heads[type] !== (last.heads[type] ?? ''),
  )
  return { ...last, unread, isPublished: last.isPublished && unread.length === 0 }
}

/** What a head says of a type's rows, where the service has answered for it. */
function readHead(head: string | undefined): { newest?: string; total?: number } {
  const known: unknown = head ? JSON.parse(head) : undefined
  // Only `toHeadsQuery` writes it, of an answer of any form.
  const { items, total } = (known ?? {}) as { items?: { updatedAt?: unknown }[]; total?: unknown }
  const newest = items?.[0]?.updatedAt
  return {
    ...(typeof newest === 'string' ? { newest } : {}),
    ...(typeof total === 'number' ? { total } : {}),
  }
}

interface TypeBefore {
  before: readonly ContentRow[]
  heads: Heads
  reading: Reading
}

/** Reads a type; all single ones at once. Of many rows only those that have changed are asked for. */
async function fetchType(
  { strapi }: ReadingChanges,
  type: ContentType,
  { before, heads, reading }: TypeBefore,
): Promise<ReadonlyMap<ContentType, readonly ContentRow[]>> {
  if (isSingleType(type)) return new Map(typedEntries(await fetchSingles(strapi)))
  const { newest: since } = readHead(reading.heads[type])
  const { total } = readHead(heads[type])
  if (since !== undefined && before.length > rowsPerQuery) {
    const changed = await fetchListed(strapi, type, { since, ids: reading.relinked[type] ?? [] })
    const merged = changed && mergeRows(before, changed)
    // Another number of rows means that some were deleted: which ones, only the whole list says.
    if (merged && merged.length === total) return new Map([[type, merged]])
  }
  const rows = await fetchListed(strapi, type)
  return new Map(rows ? [[type, rows]] : [])
}

// Rows are read by type.
const typedEntries = <Rows>(rows: Partial<Record<ContentType, Rows>>) =>
  Object.entries(rows) as [ContentType, Rows][]

function storeType(
  { strapi, store }: ReadingChanges,
  type: ContentType,
  {
    before,
    rows,
    reading,
    isRead,
  }: {
    before: readonly ContentRow[]
    rows: readonly ContentRow[]
    reading: Reading
    isRead: ReadonlySet<ContentType>
  },
): void {
  const difference = diffRows(before, rows)
  for (const [linked, ids] of findRelinked(type, before, difference)) {
    if (isRead.has(linked)) continue
    reading.relinked[linked] = [...new Set([...(reading.relinked[linked] ?? []), ...ids])]
    if (!reading.unread.includes(linked)) reading.unread = [...reading.unread, linked]
  }
  delete reading.relinked[type]
  const { changed } = difference
  const readRows = () => toContentRows({ ...store.readRows(), [type]: rows })
  const readable = keepReadable(type, { before, rows, changed, readRows, log: strapi.log })
  const known = store.readFormerSlugs()
  const former = noteFormerSlugs(known, type, { before, after: readable })
  if (former !== known) store.writeFormerSlugs(former)
  const kept = readable === rows ? difference : diffRows(before, readable)
  store.changeRows(type, kept)
  // A new slug is a redirect from the former one too.
  if (kept.changed.length + kept.gone.length > 0)
    reading.changed = [...new Set([...reading.changed, type, 'redirect' as const])]
}

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
function keepReadable(
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
