import type { ContentService } from '../../content/content-service.ts'
import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { type ConnectedSource, loadSources } from './ticket-sources.ts'

/** Asks sellers which tickets are left. */
export interface AvailabilityService {
  /** Runs every minute, started by the platform's clock. Never fails. */
  runScheduled: () => Promise<void>
  /**
   * Reads at once what a seller's webhook is about. Never fails.
   *
   * @param body the webhook's JSON
   * @returns how many known events it is about
   */
  handleHook: (source: string, body: unknown) => Promise<number>
  /** Makes the next run read the list of concerts, after an editor has changed one. */
  noteChange: () => Promise<void>
  /** Describes each seller for operators. @throws what the database throws */
  readState: () => Promise<SourceState[]>
}

export interface SourceState {
  source: string
  concerts: number
  requests: number
  /** Since when the source fails, as an ISO instant. */
  failedSince?: string
  blockedUntil?: string
  fault?: string
  /** ISO instant of the oldest answer that counts. */
  oldestAnswer?: string
}

export interface AvailabilityDeps {
  database: D1Database
  kv: KVNamespace | undefined
  /** Content, read with the limits for background work. */
  content: ContentService
  loadSources: () => Promise<ConnectedSource[]>
  /** Does what follows from changed facts: search documents and notices. Never fails. */
  onChange: (slugs: readonly string[]) => Promise<void>
  now: () => number
  log: Log
}

/** @throws ConfigInvalid if no database is bound */
export function createAvailabilityService(
  { config, database, kv, content, now, log }: FeatureContext,
  onChange: AvailabilityDeps['onChange'],
): AvailabilityService {
  if (!database) throw new ConfigInvalid(['DB is needed'])
  return createAvailabilityMethods({
    database,
    kv,
    onChange,
    now,
    log,
    content,
    loadSources: () => loadSources(config),
  })
}

export const createAvailabilityMethods = (deps: AvailabilityDeps): AvailabilityService => ({
  runScheduled: async () => (await import('./run-scheduled.ts')).runScheduledAvailability(deps),
  handleHook: async (...given) => (await import('./run-scheduled.ts')).handleSellerHook(deps, ...given),
  noteChange: async () => (await import('./list-concerts.ts')).requestConcertList(deps.database),
  readState: async () => (await import('./source-rows.ts')).readSourceStates(deps),
})
