import type { AvailabilityDeps, SourceState } from './availability-service.ts'

/** A run that died keeps others from its seller no longer than this. */
const leaseMs = 60_000

/** What a run needs of the row of its seller in `availability_source`. */
export interface LeasedSource {
  failures: number
  cursor: string | null
  changes_read_at: number
  overview_read_at: number
}

/** @returns `undefined` where another run has the lease, or where the source wants no requests yet */
export async function leaseSource(
  database: D1Database,
  source: string,
  now: number,
): Promise<LeasedSource | undefined> {
  await database.prepare('insert or ignore into availability_source (source) values (?)').bind(source).run()
  const row = await database
    .prepare(
      `update availability_source set leased_until = ?2 where source = ?1 and leased_until <= ?3 and blocked_until <= ?3
       returning failures, cursor, changes_read_at, overview_read_at`,
    )
    .bind(source, now + leaseMs, now)
    .first<LeasedSource>()
  return row ?? undefined
}

interface Released {
  requests: number
  blockedUntil: number
  failures: number
  failure?: { fault: string; at: number }
}

/** Ends a lease, and stores how the run went. */
export const releaseSource = (
  database: D1Database,
  source: string,
  { requests, blockedUntil, failures, failure }: Released,
) =>
  database
    .prepare(
      `update availability_source set leased_until = 0, questions = questions + ?2, blocked_until = ?3, failures = ?4,
         fault = ?5, failed_since = case when ?5 is null then null else coalesce(failed_since, ?6) end
       where source = ?1`,
    )
    .bind(source, requests, blockedUntil, failures, failure?.fault ?? null, failure?.at ?? null)
    .run()

interface StateRow {
  source: string
  questions: number
  failed_since: number | null
  blocked_until: number
  fault: string | null
  concerts: number
  oldest: number | null
}

export async function readSourceStates({
  database,
  now,
}: Pick<AvailabilityDeps, 'database' | 'now'>): Promise<SourceState[]> {
  const { results } = await database
    .prepare(
      `select s.*, count(a.concert) as concerts, min(a.read_at) as oldest
       from availability_source s left join availability a using (source) group by source`,
    )
    .all<StateRow>()
  return results.map((row) => ({
    source: row.source,
    concerts: row.concerts,
    requests: row.questions,
    ...(row.failed_since === null ? {} : { failedSince: toIso(row.failed_since) }),
    ...(row.blocked_until > now() ? { blockedUntil: toIso(row.blocked_until) } : {}),
    ...(row.fault === null ? {} : { fault: row.fault }),
    ...(row.oldest === null ? {} : { oldestAnswer: toIso(row.oldest) }),
  }))
}

const toIso = (at: number) => new Date(at).toISOString()
