import { isRecord } from '../../../shared/is-record.ts'
import { strapiFieldNames, toValues } from './concert-fields.ts'
import type { ConcertValues, ValueName } from './concert-values.ts'
import { takeSlug, toSlug } from './new-entries.ts'
import type { ImportedEvent, ReadEvents, RefusedRow } from './read-events.ts'
import type { StrapiEntry } from './strapi-versions.ts'

/** What the import does with one row. */
export type PlannedRow = { origin: string; leftOut: readonly string[] } & (
  | { what: 'made'; slug: string; key: string; values: ConcertValues }
  | {
      what: 'changed'
      slug: string
      id: string
      key: string
      values: ConcertValues
      changed: readonly ValueName[]
      /** Values that editors have changed too, and that stay as they are. */
      kept: readonly ValueName[]
      /** What Strapi and the import's memory have before the change. */
      before: { key: string | null; now: Record<string, unknown>; written: Record<string, unknown> }
    }
  | { what: 'same'; slug: string; values: ConcertValues }
  | { what: 'refused'; reason: string }
  /** The row is no concert, so nothing is lost by leaving it out. */
  | { what: 'skipped'; reason: string }
)

export interface ImportPlan {
  rows: PlannedRow[]
  /** Slugs of concerts that an earlier run made, and that the source no longer has. They stay as they are. */
  gone: string[]
}

/** A concert of Strapi, with what an import has written into it. */
interface Existing {
  entry: StrapiEntry
  slug: string
  key?: string
  /** The values that the last import has written. */
  written: Partial<ConcertValues>
  now: Partial<ConcertValues>
}

const toExisting = (entry: StrapiEntry): Existing => {
  const { slug, importKey, imported } = entry.fields
  return {
    entry,
    slug: String(slug),
    ...(typeof importKey === 'string' && importKey ? { key: importKey } : {}),
    written: isRecord(imported) && isRecord(imported.values) ? imported.values : {},
    now: toValues(entry),
  }
}

/** Of the same program in the same venue and city at the same time there is one concert. */
const placeKey = ({ date, time, city, venue, program }: Partial<ConcertValues>): string =>
  [date, time ?? '', city, venue ?? '', program].join('|')

/** Key of a concert without its time, by which a row without an id is found again when its time has changed. */
const dayKey = ({ date, city, venue, program }: Partial<ConcertValues>): string =>
  [date, city, venue ?? '', program].join('|')

const toRow =
  (what: 'refused' | 'skipped') =>
  ({ origin, reason }: RefusedRow): PlannedRow => ({ origin, leftOut: [], what, reason })

/** Compares the concerts of a source with those of Strapi. Nothing is written. */
export function planImport(
  events: readonly ImportedEvent[],
  { refused, skipped }: Pick<ReadEvents, 'refused' | 'skipped'>,
  concerts: readonly StrapiEntry[],
): ImportPlan {
  const existing = concerts.map(toExisting)
  const byKey = new Map<string, Existing>()
  // An editor's copy of a concert has its key too; the older one is the import's.
  for (const each of existing) if (each.key && !byKey.has(each.key)) byKey.set(each.key, each)
  const byBareKey = Map.groupBy(existing, ({ key }) => toBareKey(key ?? ''))
  const byPlace = new Map(existing.map((each) => [placeKey(each.now), each]))
  const takenSlugs = new Set(existing.map(({ slug }) => slug))
  const keys = new Map<string, ImportedEvent>()
  const places = new Map<string, ImportedEvent>()
  const wantedKeys = new Set(events.map(({ key }) => key))
  const rows = [...refused.map(toRow('refused')), ...skipped.map(toRow('skipped'))]

  for (const event of events) {
    const { origin, leftOut, key, values } = event
    const refuse = (reason: string) => rows.push({ origin, leftOut, what: 'refused', reason })
    const twin = keys.get(key) ?? places.get(placeKey(values))
    keys.set(key, twin ?? event)
    places.set(placeKey(values), twin ?? event)
    if (twin) {
      refuse(`it is the same concert as ${twin.origin}`)
      continue
    }
    const known = byKey.get(key) ?? findSameDate(event) ?? findMoved(event)
    if (known) {
      rows.push({ origin, leftOut, ...compare(known, event) })
      continue
    }
    if (event.isOnlyKnown) {
      rows.push({ origin, leftOut, what: 'skipped', reason: 'it is cancelled, and no concert of the site' })
      continue
    }
    const other = byPlace.get(placeKey(values))
    if (other)
      refuse(
        `it is there already as «${other.slug}», ${other.key ? 'from another import' : 'which an editor has made'}`,
      )
    else rows.push({ origin, leftOut, what: 'made', key, values, slug: chooseSlug(values, takenSlugs) })
  }
  const source = sourceOf(events)
  const firstDates = firstDatesOf(events)
  const gone = existing.filter(({ key, written }) => {
    if (!key || wantedKeys.has(key)) return false
    if (source !== undefined) return key.startsWith(source)
    // Of a series, the dates that are over aren't read any more.
    const first = firstDates.get(toBareKey(key))
    return first !== undefined && (written.date ?? '') >= first
  })
  const claimed = new Set(
    rows.flatMap((row) => (row.what === 'same' || row.what === 'changed' ? [row.slug] : [])),
  )
  return { rows, gone: gone.map(({ slug }) => slug).filter((slug) => !claimed.has(slug)) }

  /** Finds the concert whose id has got or lost its date, since its event has become several, or one again. */
  function findSameDate({ hasOwnId, key, values }: ImportedEvent): Existing | undefined {
    if (!hasOwnId) return undefined
    const [known, ...others] = byBareKey.get(toBareKey(key)) ?? []
    if (!known || others.length > 0 || wantedKeys.has(known.key ?? '')) return undefined
    const { date, time } = known.written
    return date === values.date && time === values.time ? known : undefined
  }

  /** Finds the concert of a row without an id whose time has changed: of those of that day that no other row has, the nearest. */
  function findMoved({ hasOwnId, values, key }: ImportedEvent): Existing | undefined {
    if (hasOwnId) return undefined
    const source = key.slice(0, key.lastIndexOf(':') + 1)
    const found = existing.filter(
      (each) =>
        each.key?.startsWith(source) && !wantedKeys.has(each.key) && dayKey(each.written) === dayKey(values),
    )
    const [nearest] = found.toSorted(
      (one, other) => distance(one.written, values) - distance(other.written, values),
    )
    if (nearest?.key) wantedKeys.add(nearest.key)
    return nearest
  }
}

/** A key without the date of one concert among those of its event. */
const toBareKey = (key: string): string => key.replace(/#\d{4}-\d\d-\d\d(?:T[\d:]+)?$/, '')

/** The first date of each event with several concerts, by its key without a date. */
function firstDatesOf(events: readonly ImportedEvent[]): Map<string, string> {
  const dates = new Map<string, string>()
  for (const { hasOwnId, key, values } of events) {
    const bare = toBareKey(key)
    if (hasOwnId && bare !== key && values.date < (dates.get(bare) ?? '9999')) dates.set(bare, values.date)
  }
  return dates
}

/** Minutes between the times of two concerts of a day; one without a time is far from all. */
const distance = ({ time: one }: Partial<ConcertValues>, { time: other }: Partial<ConcertValues>): number =>
  one === undefined || other === undefined ? 24 * 60 : Math.abs(minutesOf(one) - minutesOf(other))

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** What the keys of a source begin with; `undefined` for calendars and pages, whose ids say nothing of their source. */
function sourceOf(events: readonly ImportedEvent[]): string | undefined {
  const [first] = events
  const prefix = first?.key.slice(0, first.key.indexOf(':') + 1)
  return prefix && events.every(({ key }) => key.startsWith(prefix)) && !/^https?:$/.test(prefix)
    ? prefix
    : undefined
}

type Compared =
  | Omit<Extract<PlannedRow, { what: 'same' }>, 'origin' | 'leftOut'>
  | Omit<Extract<PlannedRow, { what: 'changed' }>, 'origin' | 'leftOut'>
  | Omit<Extract<PlannedRow, { what: 'refused' }>, 'origin' | 'leftOut'>

/** What changed in the source since the last import is written, unless an editor has changed the same value. */
function compare(
  { entry, slug, written, now, key: oldKey }: Existing,
  { key, values }: ImportedEvent,
): Compared {
  // The cast is safe, since both objects have exactly the keys of `ConcertValues`.
  const names = [...new Set([...Object.keys(written), ...Object.keys(values)])] as ValueName[]
  const changed = names.filter((name) => written[name] !== values[name])
  if (changed.length === 0 && oldKey === key) return { what: 'same', slug, values }
  const isEdited = (name: ValueName) =>
    (strapiFieldNames as readonly ValueName[]).includes(name) &&
    now[name] !== written[name] &&
    now[name] !== values[name]
  const kept = changed.filter(isEdited)
  if (entry.isLive && changed.some((name) => (strapiFieldNames as readonly ValueName[]).includes(name))) {
    return {
      what: 'refused',
      reason: `«${slug}» is published, and Strapi 4 has no draft of it: change ${changed.join(', ')} by hand`,
    }
  }
  return {
    what: 'changed',
    slug,
    id: entry.id,
    key,
    values,
    changed: changed.filter((name) => !kept.includes(name)),
    kept,
    before: { key: oldKey ?? null, now: { ...now }, written: { ...written } },
  }
}

/** Longest part of a concert's address that its program has, so that city and date have room. */
const maxProgramLength = 60

function chooseSlug(values: ConcertValues, taken: Set<string>): string {
  const name = values.program ?? toSlug(values.title ?? '')
  const base = [toSlug(name, maxProgramLength) || 'concert', values.city, values.date]
    .filter(Boolean)
    .join('-')
  return takeSlug(taken, base, ...(values.time ? [`${base}-${values.time.replace(':', '')}`] : []))
}
