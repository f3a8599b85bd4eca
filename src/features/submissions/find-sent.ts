import { toComparableContact } from '../../shared/forms/contact.ts'
import type { SentPage, SentRecord, SentState } from '../../shared/forms/sent-record.ts'

/** By what somebody shows that something sent is theirs. */
export interface SentClaim {
  number: string
  /** The e-mail address or the phone that stands in it, as they type it. */
  contact: string
  /** Of the form that asks. */
  key: string
}

/** What has been removed. */
export interface SentRemoval {
  /** The day by which those who may have a copy remove it, `YYYY-MM-DD`; absent where nobody else has one. */
  until?: string
}

export type FoundSubmission = { sent: SentRecord; key: string } | { removal: SentRemoval }

/**
 * An SQL condition on a row of `submission`: whether the orchestra has a copy, or may have one. A try that failed counts:
 * its answer may have been lost.
 */
export const isElsewhereSql = `exists (
  select 1 from delivery
  where delivery.key = submission.key and recipient in ('content', 'editors')
    and (state = 'delivered' or tries > 0 or fault is not null)
)`

interface SentRow {
  key: string
  number: string
  form: SentRecord['form']
  locale: SentRecord['locale']
  content: string
  sent_at: number
  is_elsewhere: number
  states: string | null
}

/** Stands for what isn't there, so that a wrong number takes the work of a wrong address. */
const nobodys: Pick<SentRow, 'content'> = { content: '{"email":"-","phone":"-"}' }

const columns = `select key, number, form, locale, content, sent_at, ${isElsewhereSql} as is_elsewhere,
  (select group_concat(state) from delivery
   where delivery.key = submission.key and recipient <> 'sender') as states
  from submission`

function toRecord({ number, form, locale, sent_at, is_elsewhere, states, content }: SentRow): SentRecord {
  return {
    number,
    form,
    locale,
    sentAt: sent_at,
    state: toState(states),
    isElsewhere: is_elsewhere === 1,
    content: JSON.parse(content),
  }
}

/** On one page of what somebody has sent. */
const pageSize = 20

/**
 * What was sent with an e-mail address, the newest first, for who has shown that it is theirs. However much a stranger
 * sends with it, a page takes the same work, and all of it can be reached.
 *
 * @param from where the page before has ended; any other text begins at the newest
 */
export async function listSubmissions(database: D1Database, email: string, from = ''): Promise<SentPage> {
  const [, sentAt = Number.MAX_SAFE_INTEGER, number = ''] = /^(\d{1,15})-(\w{8})$/.exec(from) ?? []
  const { results } = await database
    .prepare(
      `${columns} where removal_of is null and lower(json_extract(content, '$.email')) = ?
         and (sent_at, number) < (?, ?)
       order by sent_at desc, number desc limit ${pageSize + 1}`,
    )
    .bind(toComparableContact(email), Number(sentAt), number)
    .all<SentRow>()
  const records = results.slice(0, pageSize).map(toRecord)
  const last = records.at(-1)
  return results.length > pageSize && last ? { records, next: `${last.sentAt}-${last.number}` } : { records }
}

/** Finds what was sent under a number, or that this very form has removed it. */
export async function findSubmission(
  database: D1Database,
  claim: SentClaim,
): Promise<FoundSubmission | undefined> {
  const [row, removal] = await Promise.all([
    database
      .prepare(`${columns} where number = ? and removal_of is null`)
      .bind(claim.number)
      .first<SentRow>(),
    readRemoval(database, claim),
  ])
  const content = JSON.parse((row ?? nobodys).content)
  const isTheirs = isContactIn(content, claim.contact)
  if (row && isTheirs) return { key: row.key, sent: toRecord(row) }
  return removal && { removal }
}

/** Of the row that a removal leaves: the same form and number twice is one. */
export const removalKey = ({ key, number }: SentClaim): string => `removal ${number} ${key}`

export async function readRemoval(database: D1Database, claim: SentClaim): Promise<SentRemoval | undefined> {
  const content = await database
    .prepare('select content from submission where key = ?')
    .bind(removalKey(claim))
    .first<string>('content')
  return content === null ? undefined : JSON.parse(content)
}

/** The orchestra has it as soon as one way has brought it there. */
function toState(states: string | null): SentState {
  const known = states?.split(',') ?? []
  if (known.includes('delivered')) return 'delivered'
  if (known.includes('failed')) return 'delayed'
  return known.includes('waiting') ? 'under-way' : 'received'
}

const isContactIn = (content: Readonly<Record<string, unknown>>, typed: string): boolean =>
  [content.email, content.phone].some(
    (known) => typeof known === 'string' && toComparableContact(known) === toComparableContact(typed),
  )
