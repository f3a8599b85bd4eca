import { soldSeriesStart } from '../../content/series/standing-series.ts'
import { attempt } from '../../shared/attempt.ts'
import { askSource, makeDue } from './ask-source.ts'
import type { AvailabilityDeps } from './availability-service.ts'
import { listConcertsWhenDue } from './list-concerts.ts'
import { publishAvailability } from './publish.ts'
import { isSourceId } from './ticket-sources.ts'

/** Longest time of a run: it ends before the next one begins. */
const runMs = 45_000
/** A webhook's work goes on after its response, for as long as the platform lets it. */
const hookMs = 20_000
/** How long a webhook waits for another run that asks the same seller, and how often. */
const hookWaitMs = 2000
const hookTries = 4

/**
 * The platform's clock runs this every minute: it brings the list of concerts up to date, asks each seller what is due,
 * and publishes the result. A part that fails doesn't stop the others.
 */
export async function runScheduledAvailability(deps: AvailabilityDeps): Promise<void> {
  const until = deps.now() + runMs
  const sources = await deps.loadSources()
  await attempt(deps, 'the list of concerts was not read', () => listConcertsWhenDue(deps, sources))
  await Promise.all(
    sources.map((source) => attempt(deps, 'a seller was not asked', () => askSource(deps, source, until))),
  )
  await attempt(deps, 'what sellers say was not published', () => publishChanges(deps))
}

/**
 * Reads at once the events that a seller's webhook is about. Webhooks that come at the same time are one reading: the
 * first one goes on until nothing is due.
 */
export async function handleSellerHook(
  deps: AvailabilityDeps,
  source: string,
  body: unknown,
): Promise<number> {
  const { database, now } = deps
  const sources = await deps.loadSources()
  const connected = isSourceId(source) ? sources.find(({ id }) => id === source) : undefined
  const isAbout = connected?.source.isHookAbout?.(body)
  if (!connected || !isAbout) return 0
  const { results } = await database
    .prepare('select distinct event from availability where source = ?')
    .bind(source)
    .all<{ event: string }>()
  const events = results.filter(({ event }) => isAbout(event))
  if (events.length === 0) return 0
  const marked = await database.batch(events.map(({ event }) => makeDue(database, source, event, now())))
  // Nothing was left to mark: another call has announced the same change, and its run reads it.
  if (marked.every(({ meta }) => meta.changes === 0)) return events.length
  for (let tries = 1; tries <= hookTries; tries++) {
    if (await askSource(deps, connected, now() + hookMs)) break
    await new Promise((resolve) => setTimeout(resolve, hookWaitMs))
    if (await isRead(deps, source)) return events.length
  }
  await attempt(deps, 'what sellers say was not published', () => publishChanges(deps))
  return events.length
}

/** Whether another run has read everything that is due. */
async function isRead({ database, now }: AvailabilityDeps, source: string): Promise<boolean> {
  const due = await database
    .prepare('select 1 as due from availability where source = ? and next_read_at <= ? limit 1')
    .bind(source, now())
    .first<number>('due')
  return due === null
}

async function publishChanges(deps: AvailabilityDeps): Promise<void> {
  // Pages of series follow by themselves; the search and notices have none.
  const changed = (await publishAvailability(deps)).filter((slug) => !slug.startsWith(soldSeriesStart))
  if (changed.length > 0) await deps.onChange(changed)
}
