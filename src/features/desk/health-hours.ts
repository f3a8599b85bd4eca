import * as z from 'zod/mini'

/** State of a service that the site depends on, as `/api/health` reports it. */
export interface HealthFound {
  state: 'ok' | 'failing'
  source: 'configured' | 'embedded' | 'absent'
  reason?: string
}

/** State of one service that the site depends on, in one hour. */
export interface HealthHour {
  /** The hour in UTC, as `2026-11-26T08`. */
  hour: string
  state: 'ok' | 'failing' | 'absent'
  reason: string | undefined
}

export type HealthHistory = { dependency: string; hours: HealthHour[] }[]

const hourMs = 3_600_000
const shownDays = 30
/** Number of stored days: one more than is shown. */
const lifetimeMs = (shownDays + 1) * 24 * hourMs
const maxDeleted = 500

const toHour = (instant: number): string => new Date(instant).toISOString().slice(0, 13)

/** @throws errors of the database */
export async function isHealthDue(database: D1Database, now: number): Promise<boolean> {
  const known = await database
    .prepare('select 1 from health_hour where hour = ? limit 1')
    .bind(toHour(now))
    .first()
  return known === null
}

/** Stores the state of each dependency in this hour; an hour with a failure stays failed. */
export async function recordHealth(
  database: D1Database,
  found: Readonly<Record<string, HealthFound>>,
  now: number,
): Promise<void> {
  await database.batch(
    Object.entries(found).map(([dependency, { state, source, reason }]) =>
      database
        .prepare(
          `insert into health_hour (hour, dependency, state, reason) values (?1, ?2, ?3, ?4)
           on conflict do update set state = ?3, reason = ?4 where state <> 'failing'`,
        )
        .bind(toHour(now), dependency, source === 'absent' ? 'absent' : state, reason ?? null),
    ),
  )
}

const rowSchema = z.object({
  hour: z.string(),
  dependency: z.string(),
  state: z.enum(['ok', 'failing', 'absent']),
  reason: z.nullable(z.string()),
})

export async function readHealth(database: D1Database, now: number): Promise<HealthHistory> {
  const { results } = await database
    .prepare('select hour, dependency, state, reason from health_hour where hour > ? order by hour')
    .bind(toHour(now - shownDays * 24 * hourMs))
    .all()
  const rows = results.map((row) => rowSchema.parse(row))
  return [...Map.groupBy(rows, ({ dependency }) => dependency)].map(([dependency, hours]) => ({
    dependency,
    hours: hours.map(({ hour, state, reason }) => ({ hour, state, reason: reason ?? undefined })),
  }))
}

export async function deleteOldHealth(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from health_hour where (hour, dependency) in (
         select hour, dependency from health_hour where hour < ? order by hour limit ${maxDeleted})`,
    )
    .bind(toHour(now - lifetimeMs))
    .run()
}
