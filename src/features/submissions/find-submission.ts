import { home } from '../../brand/chosen.ts'
import { digest } from '../../crypto/digest.ts'
import { toComparableContact } from '../../shared/forms/contact.ts'
import {
  removalDeadlineDays,
  type SubmissionPage,
  type SubmissionRecord,
  type SubmissionState,
} from '../../shared/forms/sent-submission.ts'
import { addDays, toDayInZone } from '../../shared/zoned-time.ts'
import { deliveredLifetimeMs, undeliveredLifetimeMs } from './outbox-times.ts'
import { makeSubmissionNumber } from './store-submission.ts'

/** Proof that a visitor sent a submission. */
export interface SubmissionCredentials {
  number: string
  /** The e-mail address or phone number of the submission, as typed. */
  contact: string
  /** Key of the form with which the visitor looks for the submission. */
  key: string
}

/** A removal that has been carried out. */
export interface SubmissionRemoval {
  /** Day by which the orchestra deletes its copy, `YYYY-MM-DD`; absent if it has none. */
  until?: string
}

export type FoundSubmission = { sent: SubmissionRecord; key: string } | { removal: SubmissionRemoval }

/**
 * SQL condition on a row of `submission`: whether the orchestra has a copy, or may have one. A failed delivery counts,
 * because only its answer may have been lost.
 */
const hasOtherCopiesSql = `exists (
  select 1 from delivery
  where delivery.key = submission.key and recipient in ('content', 'editors')
    and (state = 'delivered' or tries > 0 or fault is not null)
)`

interface SubmissionRecordRow {
  key: string
  number: string
  form: SubmissionRecord['form']
  locale: SubmissionRecord['locale']
  content: string
  sent_at: number
  is_elsewhere: number
  states: string | null
}

/** Contact that stands in for a missing row: comparing it takes a wrong number as long as a wrong contact. */
const decoyRow: Pick<SubmissionRecordRow, 'content'> = { content: '{"email":"-","phone":"-"}' }

const columns = `select key, number, form, locale, content, sent_at, ${hasOtherCopiesSql} as is_elsewhere,
  (select group_concat(state) from delivery
   where delivery.key = submission.key and recipient <> 'sender') as states
  from submission`

function toRecord({
  number,
  form,
  locale,
  sent_at,
  is_elsewhere,
  states,
  content,
}: SubmissionRecordRow): SubmissionRecord {
  return {
    number,
    form,
    locale,
    sentAt: sent_at,
    state: toState(states),
    hasOtherCopies: is_elsewhere === 1,
    content: JSON.parse(content),
  }
}

/** Number of submissions on one page. */
const pageSize = 20

/**
 * Lists the submissions with an e-mail address, newest first. The caller has verified the address. Each page costs the
 * same, however many submissions strangers have sent with the address.
 *
 * @param from `next` of the previous page; any other text starts at the newest
 */
export async function listSubmissions(
  database: D1Database,
  email: string,
  from = '',
): Promise<SubmissionPage> {
  const [, sentAt = Number.MAX_SAFE_INTEGER, number = ''] = /^(\d{1,15})-(\w{8})$/.exec(from) ?? []
  const { results } = await database
    .prepare(
      `${columns} where removal_of is null and lower(json_extract(content, '$.email')) = ?
         and (sent_at, number) < (?, ?)
       order by sent_at desc, number desc limit ${pageSize + 1}`,
    )
    .bind(toComparableContact(email), Number(sentAt), number)
    .all<SubmissionRecordRow>()
  const records = results.slice(0, pageSize).map(toRecord)
  const last = records.at(-1)
  return results.length > pageSize && last ? { records, next: `${last.sentAt}-${last.number}` } : { records }
}

/** Finds a submission by number and contact, or the removal that the same form has requested. */
export async function findSubmission(
  database: D1Database,
  credentials: SubmissionCredentials,
): Promise<FoundSubmission | undefined> {
  const [row, removal] = await Promise.all([
    database
      .prepare(`${columns} where number = ? and removal_of is null`)
      .bind(credentials.number)
      .first<SubmissionRecordRow>(),
    readRemoval(database, credentials),
  ])
  const content = JSON.parse((row ?? decoyRow).content)
  const isTheirs = isContactIn(content, credentials.contact)
  if (row && isTheirs) return { key: row.key, sent: toRecord(row) }
  return removal && { removal }
}

/** Key of the row that a removal creates. The same form and number give the same key, so a repeated removal is one. */
export const toRemovalKey = ({ key, number }: SubmissionCredentials): string => `removal ${number} ${key}`

async function readRemoval(
  database: D1Database,
  credentials: SubmissionCredentials,
): Promise<SubmissionRemoval | undefined> {
  const content = await database
    .prepare('select content from submission where key = ?')
    .bind(toRemovalKey(credentials))
    .first<string>('content')
  return content === null ? undefined : JSON.parse(content)
}

/** Combines the states of the deliveries. One successful delivery is enough: the orchestra has the submission. */
function toState(states: string | null): SubmissionState {
  const known = states?.split(',') ?? []
  if (known.includes('delivered')) return 'delivered'
  if (known.includes('failed')) return 'delayed'
  return known.includes('waiting') ? 'under-way' : 'received'
}

const isContactIn = (content: Readonly<Record<string, unknown>>, typed: string): boolean =>
  [content.email, content.phone].some(
    (known) => typeof known === 'string' && toComparableContact(known) === toComparableContact(typed),
  )

/**
 * Removes a submission in one transaction: here at once; if the orchestra may have a copy, with an e-mail that asks the
 * editors to delete it. The same form sent twice counts once.
 *
 * @param editorsDelivery `held` if no e-mail can be sent: an operator then passes the request on
 * @param now milliseconds since 1970
 * @returns `undefined` if no submission has this number and contact
 * @throws errors of the database. The submission is then removed or not, and the call can be repeated safely.
 */
export async function removeSubmission(
  database: D1Database,
  credentials: SubmissionCredentials,
  editorsDelivery: 'waiting' | 'held',
  now: number,
): Promise<SubmissionRemoval | undefined> {
  const found = await findSubmission(database, credentials)
  if (!found || 'removal' in found) return found?.removal
  const key = toRemovalKey(credentials)
  const until = addDays(toDayInZone(home.timeZone, now), removalDeadlineDays)
  await database.batch([
    database
      .prepare(
        `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at, removal_of)
         select ?, ?, form, locale, iif(${hasOtherCopiesSql}, ?, '{}'), ?, ?,
           iif(${hasOtherCopiesSql}, ?, ?), number
         from submission where key = ?`,
      )
      // A duplicate number makes the transaction fail; the next attempt uses another one.
      .bind(
        key,
        await makeSubmissionNumber(crypto.randomUUID()),
        JSON.stringify({ until }),
        // The digest of the key keeps the submission removed if its form is sent again (`store-submission.ts`).
        await digest(found.key),
        now,
        now + undeliveredLifetimeMs,
        now + deliveredLifetimeMs,
        found.key,
      ),
    database
      .prepare(
        `insert into delivery (key, recipient, state, next_try_at, sent_at)
         select ?1, 'editors', ?2, ?3, ?3 from submission where key = ?4 and ${hasOtherCopiesSql}`,
      )
      .bind(key, editorsDelivery, now, found.key),
    database.prepare('delete from submission where key = ?').bind(found.key),
  ])
  return readRemoval(database, credentials)
}
