import type { ChangeOutcome, EntryChange } from '../../../shared/forms/inbox-entries.ts'
import { deliveredLifetimeMs, spamLifetimeMs } from '../outbox-times.ts'
import { releaseSubmissionsSql, removeSubmissionsSql } from '../submission-rows.ts'
import { entryCondition } from './read-entry.ts'

/** A change of an entry by somebody of the office. */
export interface EntryHandling {
  number: string
  /** The version of the entry on the page on which the change was made. */
  version: number
  /** Name of the person who changes the entry. */
  by: string
}

export type EntryChangeInput = EntryHandling &
  ({ change: Exclude<EntryChange, 'assign'> } | { change: 'assign'; assignee: string })

const ofEntry = `${entryCondition} and handling_version = ?2`

/**
 * Changes an entry, unless somebody has changed it since its page was loaded. Everything is one transaction, in which
 * the version is raised last, so that every statement sees the same one.
 *
 * @throws errors of the database. The entry is then changed or not, and the call can be repeated safely
 */
export async function changeEntry(
  database: D1Database,
  input: EntryChangeInput,
  now: number,
): Promise<ChangeOutcome> {
  const { number, version } = input
  const statements = [...toStatements(input, now), raiseVersion]
  const results = await database.batch(
    statements.map((sql) => {
      const values = [number, version, input.by, input.change, now, 'assignee' in input ? input.assignee : '']
      return database.prepare(sql).bind(...values.slice(0, countValues(sql)))
    }),
  )
  if (results.at(-1)?.meta.changes) return 'done'
  return findConflict(database, number)
}

/** Says why nothing was changed: the entry has another version, or is gone. */
export async function findConflict(database: D1Database, number: string): Promise<'gone' | 'conflict'> {
  const row = await database.prepare(`select 1 from submission where ${entryCondition}`).bind(number).first()
  return row ? 'conflict' : 'gone'
}

const countValues = (sql: string): number =>
  Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, at]) => Number(at)))

const raiseVersion = `update submission set handling_version = handling_version + 1,
    handled_by = ?3, handled_as = ?4, handled_at = ?5 where ${ofEntry}`

const setHandling = (handling: string) => `update submission set handling = '${handling}' where ${ofEntry}`

function toStatements({ change }: EntryChangeInput, now: number): string[] {
  switch (change) {
    case 'close':
      return [setHandling('closed')]
    case 'reopen':
      return [setHandling('open')]
    case 'assign':
      return [`update submission set assignee = nullif(?6, '') where ${ofEntry}`]
    case 'spam':
      return [
        `update submission set suspicion = 'office', handling = 'closed',
           forget_at = min(forget_at, sent_at + ${spamLifetimeMs}) where ${ofEntry}`,
        `update delivery set state = 'held' where state = 'waiting'
           and key in (select key from submission where ${ofEntry})`,
      ]
    // What isn't spam goes to everybody who would have got it.
    case 'genuine':
      return [
        ...releaseSubmissionsSql(ofEntry, now),
        `update submission set suspicion = null, handling = 'open', forget_at = max(forget_at, sent_at + ${deliveredLifetimeMs})
           where ${ofEntry}`,
      ]
    case 'retry':
      return releaseSubmissionsSql(ofEntry, now)
  }
}

/** Removes an entry here. What has arrived in the content service is removed there. */
export async function eraseEntry(
  database: D1Database,
  { number, version }: EntryHandling,
): Promise<ChangeOutcome> {
  const erased = await database.prepare(removeSubmissionsSql(ofEntry)).bind(number, version).first()
  return erased ? 'done' : findConflict(database, number)
}

/** Adds a note, once for each form. @param key of the form */
export async function addNote(
  database: D1Database,
  { number, version, by }: EntryHandling,
  key: string,
  text: string,
  now: number,
): Promise<ChangeOutcome> {
  const [added] = await database.batch([
    database
      .prepare(
        `insert or ignore into submission_remark (key, submission, kind, author, at, text)
         select ?4, key, 'note', ?3, ?5, ?6 from submission where ${ofEntry}`,
      )
      .bind(number, version, by, key, now, text),
    database.prepare(raiseVersion).bind(number, version, by, 'note', now),
  ])
  if (added?.meta.changes || (await isHandledForm(database, key))) return 'done'
  return findConflict(database, number)
}

/** Whether a form has been handled before: it was sent twice. */
export const isHandledForm = async (database: D1Database, key: string): Promise<boolean> =>
  (await database.prepare('select 1 from submission_remark where key = ?').bind(key).first()) !== null
