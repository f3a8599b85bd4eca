import { forEachAtOnce } from '../../../shared/for-each-at-once.ts'
import { toFields } from './concert-fields.ts'
import type { NamedType } from './directory.ts'
import type { JournalStep } from './journal.ts'
import { type NewEntry, writeNewEntry } from './new-entries.ts'
import type { Directories } from './places.ts'
import type { ImportPlan, PlannedRow } from './plan.ts'
import { StrapiGone, StrapiRefused } from './strapi-rest.ts'
import type { StrapiRest } from './strapi-versions.ts'

/** Most calls of Strapi at the same time: more aren't answered sooner, since its database writes one after the other. */
const atOnce = 6

export interface WriteOptions {
  strapi: StrapiRest
  directories: Directories
  created: readonly NewEntry[]
  plan: ImportPlan
  /** Notes each step before it is done, so that the run can be taken back. */
  note: (step: JournalStep) => void
  /** Ends the work between two rows. */
  signal: AbortSignal
  /** Called after each concert that is written. */
  onProgress: (written: number, of: number) => void
}

/** Thrown when a signal ended the import. What it has written until then stays in Strapi. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** The order in which new entries are made: programs name artists, venues name cities. */
const order: readonly NamedType[] = ['city', 'venue', 'member', 'program']

/**
 * Makes what the plan says. Each concert is made by one call with its key, so that an interruption leaves no half of one,
 * and the next run finds what is there.
 *
 * @returns the rows, where those that Strapi has refused are refused
 * @throws StrapiGone if Strapi can't be reached any more; Interrupted
 */
export async function writePlan({
  strapi,
  directories,
  created,
  plan,
  note,
  signal,
  onProgress,
}: WriteOptions): Promise<PlannedRow[]> {
  const idOf = (type: NamedType, slug: string) => directories[type].bySlug(slug)?.id
  const stopIfAsked = () => {
    if (signal.aborted) throw new Interrupted()
  }
  for (const type of order) {
    for (const each of created.filter((other) => other.type === type)) {
      stopIfAsked()
      const artists = (each.unknown.artists ?? []).flatMap((name) => directories.member.find(name)?.id ?? [])
      note({ made: type, slug: each.entry.slug, name: each.entry.names[0] ?? '' })
      await writeNewEntry(strapi, each, idOf, artists)
    }
  }
  const refusals = new Map<PlannedRow, string>()
  const rows = plan.rows.flatMap((row) => (row.what === 'made' || row.what === 'changed' ? [row] : []))
  let written = 0
  await forEachAtOnce(rows, atOnce, async (row) => {
    stopIfAsked()
    try {
      note(toStep(row))
      await writeRow(strapi, row, idOf)
    } catch (error) {
      // A refused token fails every row, so the error isn't one of this row.
      if (!(error instanceof StrapiRefused) || error.status === 401 || error.status === 403) throw error
      refusals.set(row, `Strapi refuses it: ${error.message}`)
    }
    written += 1
    onProgress(written, rows.length)
  })
  return plan.rows.map((row) => {
    const reason = refusals.get(row)
    return reason === undefined ? row : { origin: row.origin, leftOut: row.leftOut, what: 'refused', reason }
  })
}

/** A row by which Strapi is changed. */
type WrittenRow = Extract<PlannedRow, { what: 'made' | 'changed' }>

function toStep(row: WrittenRow): JournalStep {
  const { slug, key, values } = row
  if (row.what === 'made') return { made: 'concert', slug, key, values: { ...values } }
  return { changed: 'concert', slug, key, values: { ...values }, names: [...row.changed], before: row.before }
}

async function writeRow(
  strapi: StrapiRest,
  row: WrittenRow,
  idOf: (type: NamedType, slug: string) => string | undefined,
): Promise<void> {
  if (row.what === 'changed') {
    const fields = toFields(row.values, row.changed, idOf)
    await strapi.update('concert', row.id, {
      ...fields,
      importKey: row.key,
      imported: { values: row.values },
    })
  }
  if (row.what !== 'made') return
  // The keys of the values are those of `ConcertValues`.
  const names = Object.keys(row.values) as (keyof typeof row.values)[]
  const fields = {
    slug: row.slug,
    ...toFields(row.values, names, idOf),
    importKey: row.key,
    imported: { values: row.values },
  }
  await createOnce(strapi, row.key, fields)
}

/** Makes a concert. Where the connection broke before the answer, looks first whether it was made. */
async function createOnce(strapi: StrapiRest, key: string, fields: object): Promise<void> {
  try {
    await strapi.create('concert', fields)
  } catch (error) {
    if (!(error instanceof StrapiGone)) throw error
    const [made] = await strapi.list('concert', { fields: ['slug'], filters: { importKey: key } })
    if (!made) await strapi.create('concert', fields)
  }
}
