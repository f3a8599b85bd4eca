import * as z from 'zod/mini'
import type { DeskUser, LogRow } from './desk-service.ts'

const dayMs = 24 * 60 * 60 * 1000
const logLifetimeMs = 366 * dayMs
/** Maximum number of rows deleted in one run, so that no statement takes long. */
const maxDeletedRows = 500
const pageSize = 100
const maxSubjectLength = 200

export async function beginLog(
  database: D1Database,
  user: DeskUser,
  action: string,
  subject: string,
  now: number,
): Promise<number> {
  const id = await database
    .prepare('insert into desk_log (at, user, name, action, subject) values (?, ?, ?, ?, ?) returning id')
    .bind(now, user.id, user.name, action, subject.slice(0, maxSubjectLength))
    .first<number>('id')
  return z.number().parse(id)
}

export async function completeLog(database: D1Database, id: number, isDone: boolean): Promise<void> {
  await database
    .prepare('update desk_log set is_done = ? where id = ?')
    .bind(isDone ? 1 : 0, id)
    .run()
}

const rowSchema = z.object({
  id: z.number(),
  at: z.number(),
  name: z.string(),
  action: z.string(),
  subject: z.string(),
  is_done: z.nullable(z.number()),
})

export async function readLog(
  database: D1Database,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ rows: LogRow[]; next?: number }> {
  const { results } = await database
    .prepare(
      `select id, at, name, action, subject, is_done from desk_log where id < ?
       order by id desc limit ${pageSize + 1}`,
    )
    .bind(before)
    .all()
  const rows = results.slice(0, pageSize).map((row): LogRow => {
    const { is_done: isDone, ...rest } = rowSchema.parse(row)
    return { ...rest, isDone: isDone === null ? undefined : isDone === 1 }
  })
  const last = rows.at(-1)
  return results.length > pageSize && last ? { rows, next: last.id } : { rows }
}

/** Rows of the log in which names are looked for, so that reading them has bounded work. */
const maxNamedRows = 2000

export async function readColleagues(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      `select distinct name from desk_log
       where id > (select max(id) from desk_log) - ${maxNamedRows} order by name`,
    )
    .all()
  return z
    .array(z.object({ name: z.string() }))
    .parse(results)
    .map(({ name }) => name)
}

export async function deleteOldLog(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from desk_log where id in (
         select id from desk_log where at < ? order by at limit ${maxDeletedRows})`,
    )
    .bind(now - logLifetimeMs)
    .run()
}
