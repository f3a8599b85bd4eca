import * as z from 'zod/mini'
import { foldText } from '../../../shared/fold-text.ts'
import { toComparableContact } from '../../../shared/forms/contact.ts'
import { type FormName, isFormName } from '../../../shared/forms/form-names.ts'
import type { InboxFilter, InboxPage, InboxRow, InboxView } from '../../../shared/forms/inbox-entries.ts'
import { submissionNumberPattern, toSubmissionNumber } from '../../../shared/forms/sent-submission.ts'
import { isLocale, type Locale } from '../../../shared/locales.ts'
import { toSender } from '../submission-letters.ts'
import {
  knownNumberSql,
  selectSubmissionsSql,
  submissionRowSchema,
  submissionsToCsv,
} from '../submission-rows.ts'

const pageSize = 25
/** Number of the newest submissions in which words are searched, so that a search has bounded work. */
const maxSearched = 2000
const beginningLength = 140

export const rowColumns = `submission.key, ${knownNumberSql} as number, submission.number as own_number, form, locale,
  content, suspicion, submission.sent_at, handling, assignee`

export const rowSchema = z.object({
  key: z.string(),
  number: z.string(),
  own_number: z.string(),
  form: z.custom<FormName>((form) => typeof form === 'string' && isFormName(form)),
  locale: z.custom<Locale>((locale) => typeof locale === 'string' && isLocale(locale)),
  content: z.string(),
  suspicion: z.nullable(z.string()),
  sent_at: z.number(),
  handling: z.enum(['open', 'answered', 'closed']),
  assignee: z.nullable(z.string()),
})

const contentSchema = z.record(z.string(), z.unknown())

export const readContentFields = (content: string): Readonly<Record<string, unknown>> =>
  contentSchema.parse(JSON.parse(content))

/** Conditions of the views. `removal_of is null` lets SQLite use the indexes of the inbox (migration 0019). */
const viewConditions: Record<InboxView, string> = {
  open: `handling = 'open' and removal_of is null`,
  mine: `handling = 'open' and removal_of is null and assignee = ?`,
  answered: `handling = 'answered' and removal_of is null`,
  closed: `handling = 'closed' and removal_of is null`,
  suspected: `handling = 'open' and removal_of is null and (suspicion is null) = 0`,
  stuck: `suspicion is null and submission.key in (
    select key from delivery where state = 'failed')`,
  // Submissions of which nobody has a copy have no delivery; nothing has to be done for them.
  removals: `removal_of > '' and exists (select 1 from delivery where delivery.key = submission.key)`,
}

/** Lists a page of the inbox. @throws errors of the database */
export async function listInbox(database: D1Database, filter: InboxFilter): Promise<InboxPage> {
  const { sql, values } = await toCondition(database, filter)
  const { results } = await database
    .prepare(
      `select ${rowColumns} from submission where ${sql}
       order by (suspicion is null), sent_at desc, number desc limit ${pageSize + 1}`,
    )
    .bind(...values)
    .all()
  const found = results.map((row) => rowSchema.parse(row))
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const rows = shown.map(toInboxRow)
  return found.length > pageSize && last
    ? { rows, next: `${last.suspicion === null ? 1 : 0}-${last.sent_at}-${last.own_number}` }
    : { rows }
}

/** Writes a filter as SQL with bound values; `sql` is a condition on rows of `submission`. */
async function toCondition(
  database: D1Database,
  { view, form, reader, search, from = '' }: InboxFilter,
): Promise<{ sql: string; values: (string | number)[] }> {
  const searched = await findMatches(database, search)
  const [, group, sentAt, number] = /^([01])-(\d{1,15})-(\w{8})$/.exec(from) ?? []
  const parts = [
    ...(searched ? [searched] : [{ sql: viewConditions[view], values: view === 'mine' ? [reader] : [] }]),
    ...(form ? [{ sql: 'form = ?', values: [form] }] : []),
    ...(group && sentAt && number ? [toPosition(group, Number(sentAt), number)] : []),
  ]
  return { sql: parts.map(({ sql }) => sql).join(' and '), values: parts.flatMap(({ values }) => values) }
}

/**
 * Continues a list behind its row of this group, time and number. Nearly all rows are of the last group, in which SQLite finds the
 * position by the index; of the first one, which lists what looks like spam, it reads the rows before.
 */
const toPosition = (group: string, sentAt: number, number: string) =>
  group === '1'
    ? {
        sql: '(suspicion is null) = 1 and (submission.sent_at, submission.number) < (?, ?)',
        values: [sentAt, number],
      }
    : {
        sql: '((suspicion is null) = 1 or (submission.sent_at, submission.number) < (?, ?))',
        values: [sentAt, number],
      }

const searchedRows = z.array(z.object({ key: z.string(), content: z.string() }))

/** Words are compared with what was written, folded as in the site's search: «петр» finds «Пётр», `mueller` «Müller». */
async function findMatches(
  database: D1Database,
  typed: string,
): Promise<{ sql: string; values: string[] } | undefined> {
  const search = typed.trim()
  if (search === '') return undefined
  const number = toSubmissionNumber(search)
  if (submissionNumberPattern.test(number)) return { sql: 'submission.number = ?', values: [number] }
  if (search.includes('@'))
    return {
      sql: `removal_of is null and lower(json_extract(content, '$.email')) = ?`,
      values: [toComparableContact(search)],
    }
  const words = toSearched(search).split(' ').filter(Boolean)
  const { results } = await database
    .prepare(
      `select key, content from submission where sent_at > 0 and removal_of is null
       order by sent_at desc limit ${maxSearched}`,
    )
    .all()
  const keys = searchedRows.parse(results).flatMap(({ key, content }) => {
    const text = toSearched(Object.values(readContentFields(content)).join(' '))
    return words.every((word) => text.includes(word)) ? key : []
  })
  return { sql: 'submission.key in (select value from json_each(?))', values: [JSON.stringify(keys)] }
}

/** Folds a text for comparison. «ue» and «ü» are one letter in names of every language. */
const toSearched = (text: string): string =>
  foldText(text)
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')

export function toInboxRow(row: z.infer<typeof rowSchema>): InboxRow {
  const content = readContentFields(row.content)
  const first = (...names: string[]) =>
    names.map((name) => content[name]).find((value) => typeof value === 'string' && value !== '')
  return {
    number: row.number,
    form: row.form,
    locale: row.locale,
    sentAt: row.sent_at,
    sender: toSender(content),
    topic: first('topic')?.toString(),
    beginning: String(first('message', 'instrument') ?? '').slice(0, beginningLength),
    isSuspected: row.suspicion !== null,
    handling: row.handling,
    assignee: row.assignee ?? undefined,
  }
}

/** Numbers of the inbox that the overview and the menu show, each at most `maxCounted`. */
export interface InboxCounts {
  open: number
  suspected: number
  stuck: number
  removals: number
}
export const maxCounted = 100

/** Counts what waits for the office. @throws errors of the database */
export async function countInbox(database: D1Database): Promise<InboxCounts> {
  const count = (view: keyof InboxCounts, more = '') =>
    `(select count(*) from (
        select 1 from submission where ${viewConditions[view]} ${more} limit ${maxCounted})) as ${view}`
  const row = await database
    .prepare(
      `select ${[count('open', 'and (suspicion is null) = 1'), count('suspected'), count('stuck'), count('removals')].join(', ')}`,
    )
    .first()
  return z
    .object({ open: z.number(), suspected: z.number(), stuck: z.number(), removals: z.number() })
    .parse(row)
}

/** Rows of one file: more would not fit in an isolate's memory beside the page's own. */
const maxExported = 5000

/** Writes a list of the inbox as CSV, the newest first. @throws errors of the database */
export async function exportInbox(
  database: D1Database,
  filter: InboxFilter,
  locale?: Locale,
): Promise<string> {
  const { sql, values } = await toCondition(database, filter)
  const { results } = await database
    .prepare(`${selectSubmissionsSql(sql)} order by sent_at desc limit ${maxExported}`)
    .bind(...values)
    .all()
  const rows = results.map((row) => submissionRowSchema.parse(row))
  return submissionsToCsv(rows, locale)
}
