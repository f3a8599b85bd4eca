import { UpstreamFailed } from '../../errors.ts'
import { askSeller, SellerBusy } from './ask-seller.ts'
import { recordAvailabilityDay } from './availability-history.ts'
import type { AvailabilityDeps } from './availability-service.ts'
import { type LeasedSource, leaseSource, releaseSource } from './source-rows.ts'
import {
  changesEveryMs,
  type DueEvent,
  isUrgent,
  putOffEvent,
  readDueEvents,
  statesEveryMs,
  storeAnswer,
} from './store-answer.ts'
import type { SellerAccess } from './ticket-source.ts'
import type { ConnectedSource } from './ticket-sources.ts'

/** Longest wait after failures, which doubles from a minute on. */
const longestWaitMs = 30 * 60_000
/** How many due events are read from the database at once. */
const eventsPerRound = 20

/**
 * Asks a source about everything that is due: first what has changed, then the states of all, then event by event. Only
 * one run asks a source at a time, and one request after the other.
 *
 * @param until when to stop, in milliseconds
 * @returns whether it has asked: not where another run asks this source, nor where the seller wants no requests yet
 */
export async function askSource(
  deps: AvailabilityDeps,
  connected: ConnectedSource,
  until: number,
): Promise<boolean> {
  const { database, now, log } = deps
  const { id } = connected
  const row = await leaseSource(database, id, now())
  if (!row) return false
  let requests = 0
  const seller: SellerAccess = {
    token: connected.token,
    url: connected.url,
    now,
    ask: (address, headers) => {
      requests += 1
      return askSeller(address, headers, now())
    },
  }
  try {
    const cursor = await markChanges(deps, connected, seller, row)
    await readDue(deps, connected, seller, { until, hasChanges: cursor !== undefined })
    await releaseSource(database, id, { requests, blockedUntil: 0, failures: 0 })
  } catch (error) {
    const isBusy = error instanceof SellerBusy
    const failures = isBusy ? row.failures : row.failures + 1
    const waitMs = isBusy ? error.waitMs : Math.min(longestWaitMs, 60_000 * 2 ** Math.min(failures - 1, 10))
    // A seller that keeps failing stands in the log once for each wait, and in `GET /api/health`.
    log.warn('a seller of tickets could not be asked', { source: id, error, failures, waitMs })
    await releaseSource(database, id, {
      requests,
      failures,
      blockedUntil: now() + waitMs,
      failure: { fault: String(error).slice(0, 200), at: now() },
    })
  }
  return true
}

/**
 * Makes events due that the seller reports as changed, or whose state differs from the stored one.
 *
 * @returns the new cursor of the source's changes; `undefined` where the source can't tell them
 */
async function markChanges(
  { database, now }: AvailabilityDeps,
  { id, source }: ConnectedSource,
  seller: SellerAccess,
  row: LeasedSource,
): Promise<string | undefined> {
  const { results: known } = await database
    .prepare(
      `select event, state, available, capacity,
         exists (select 1 from notice_topic where kind = 'tickets' and key = concert) as is_awaited
       from availability where source = ?`,
    )
    .bind(id)
    .all<KnownRow>()
  if (known.length === 0 || !source.fetchChanges) return undefined
  const events = [...new Set(known.map(({ event }) => event))]
  let cursor: string | undefined = row.cursor ?? undefined
  const everyMs = known.some(isUrgentRow) ? changesEveryMs.urgent : changesEveryMs.calm
  // A run begins a little before or after its minute.
  if (now() - row.changes_read_at >= everyMs - 5000) {
    const found = await fetchAllowed(() => source.fetchChanges?.(seller, events, cursor))
    if (!found) return undefined
    cursor = found.cursor
    await database.batch([
      ...found.changed.map((event) => makeDue(database, id, event, now())),
      database
        .prepare('update availability_source set cursor = ?2, changes_read_at = ?3 where source = ?1')
        .bind(id, cursor, now()),
    ])
  }
  if (source.fetchStates && now() - row.overview_read_at >= statesEveryMs) {
    const states = await source.fetchStates(seller, events)
    const differing = known.filter(
      ({ event, state }) => state !== null && (states.get(event) ?? state) !== state,
    )
    await database.batch([
      ...differing.map(({ event }) => makeDue(database, id, event, now())),
      database
        .prepare('update availability_source set overview_read_at = ?2 where source = ?1')
        .bind(id, now()),
    ])
  }
  return cursor
}

/** @returns `undefined` where the site's key may not ask this: events are then read one by one */
async function fetchAllowed<Found>(ask: () => Promise<Found> | undefined): Promise<Found | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

interface KnownRow {
  event: string
  state: string | null
  available: number | null
  capacity: number | null
  is_awaited: number
}

const isUrgentRow = ({ available, capacity, is_awaited }: KnownRow): boolean =>
  isUrgent({
    isAwaited: is_awaited === 1,
    available: available ?? undefined,
    capacity: capacity ?? undefined,
  })

/** @returns a statement that makes an event due at once */
export const makeDue = (database: D1Database, source: string, event: string, now: number) =>
  database
    .prepare(
      'update availability set next_read_at = ?3 where source = ?1 and event = ?2 and next_read_at > ?3',
    )
    .bind(source, event, now)

/** Reads events until none is due, each once. */
async function readDue(
  { database, now, log }: AvailabilityDeps,
  { id, source }: ConnectedSource,
  seller: SellerAccess,
  { until, hasChanges }: { until: number; hasChanges: boolean },
): Promise<void> {
  const startedAt = now()
  const atOnce = Math.min(source.eventsAtOnce, 2000)
  const asked = new Set<string>()
  while (now() < until) {
    const due = await readDueEvents(database, id, {
      now: now(),
      awaitedBefore: hasChanges ? 0 : startedAt - changesEveryMs.urgent + 5000,
      limit: Math.max(atOnce, eventsPerRound),
    })
    // An event that somebody waits for is due again and again while its seller gives no answer about it.
    const left = due.filter(({ event }) => !asked.has(event))
    if (left.length === 0) break
    for (let at = 0; at < left.length && now() < until; at += atOnce) {
      const events = left.slice(at, at + atOnce)
      for (const { event } of events) asked.add(event)
      const answers = await readEvents(events)
      await database.batch(
        events.flatMap((each) => {
          const answer = answers.get(each.event)
          return answer
            ? [
                storeAnswer(database, id, each, answer, { now: now(), hasChanges }),
                recordAvailabilityDay(database, id, each.event, now()),
              ]
            : putOffEvent(database, id, each.event, now())
        }),
      )
    }
  }
  /** An answer that can't be understood, or an event that was deleted, must not keep others from being read. */
  async function readEvents(due: readonly DueEvent[]) {
    const events = due.map(({ event }) => event)
    try {
      return await source.fetchEvents(seller, events)
    } catch (error) {
      if (!isAboutEvent(error)) throw error
      log.warn('a seller’s answer about an event is no use', {
        source: id,
        events: events.slice(0, 3),
        error,
      })
      return new Map<string, never>()
    }
  }
}

/** What isn't there, or isn't shown to the site's key: pretix answers 403 to both. */
const isRefused = (error: unknown): boolean =>
  error instanceof UpstreamFailed && [403, 404, 410].includes(error.status)

/** Whether a failure is about one event, and the seller may be asked about others. */
const isAboutEvent = (error: unknown): boolean =>
  error instanceof Error && (error.name === '$ZodError' || error.name === 'ZodError' || isRefused(error))
