import * as z from 'zod/mini'
import { UpstreamFailed } from '../../../errors.ts'
import { createMailer, type SendMail } from '../../../mail/mailer.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import type { AnswerOutcome } from '../../../shared/forms/inbox-entries.ts'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locales.ts'
import { chooseDeliveryRetryDelayMs, deliveryGivenUpAfterMs } from '../outbox-times.ts'
import { isRefusedForGood, type Quoted, senderEmail, toAnswerLetter } from '../submission-letters.ts'
import type { SubmissionDeps } from '../submission-service.ts'
import { type EntryHandling, findConflict, isHandledForm } from './change-entry.ts'
import { readContentFields } from './list-inbox.ts'
import { entryCondition } from './read-entry.ts'

/** Answers that one scheduled run sends. */
const maxAnswers = 20

const dueSchema = z.object({
  key: z.string(),
  author: z.string(),
  at: z.number(),
  text: z.string(),
  address: z.string(),
  tries: z.number(),
  submission: z.string(),
  number: z.string(),
  form: z.string(),
  locale: z.string(),
  content: z.string(),
  sent_at: z.number(),
})

/**
 * Stores an answer, then sends it. A form that is sent twice is one answer.
 *
 * @param key of the form
 * @throws errors of the database; the call can be repeated safely
 */
export async function answerEntry(
  deps: SubmissionDeps,
  { number, version, by }: EntryHandling,
  key: string,
  text: string,
): Promise<AnswerOutcome> {
  const { database } = deps
  const now = deps.now()
  if (await isHandledForm(database, key)) return readOutcome(database, key)
  if (!createSend(deps)) return 'no-mailer'
  const content = await database
    .prepare(`select content from submission where ${entryCondition}`)
    .bind(number)
    .first<string>('content')
  if (content === null) return 'gone'
  const address = senderEmail(readContentFields(content))
  if (address === undefined) return 'no-address'
  const ofEntry = `${entryCondition} and handling_version = ?2`
  const [added] = await database.batch([
    database
      .prepare(
        `insert or ignore into submission_remark
           (key, submission, kind, author, at, text, address, state, tries, next_try_at)
         select ?3, key, 'answer', ?4, ?5, ?6, ?7, 'waiting', 0, ?5 from submission where ${ofEntry}`,
      )
      .bind(number, version, key, by, now, text, address),
    database
      .prepare(
        `update submission set handling = 'answered', handling_version = handling_version + 1, handled_by = ?3,
           handled_as = 'answer', handled_at = ?4 where ${ofEntry}`,
      )
      .bind(number, version, by, now),
  ])
  // The same form, sent at the same time, may have been first.
  if (!added?.meta.changes && !(await isHandledForm(database, key))) return findConflict(database, number)
  await sendDue(deps, key)
  return readOutcome(database, key)
}

/** Whether the site has a mailer, so that answers leave. */
export const canAnswer = (deps: SubmissionDeps): boolean => createSend(deps) !== undefined

/** Sends answers that wait for another attempt. Called by the scheduled handler. */
export async function sendDueAnswers(deps: SubmissionDeps): Promise<void> {
  const { results } = await deps.database
    .prepare(
      `select key from submission_remark where state = 'waiting' and next_try_at <= ?
       order by next_try_at limit ${maxAnswers}`,
    )
    .bind(deps.now())
    .all<{ key: string }>()
  for (const { key } of results) await sendDue(deps, key)
}

async function readOutcome(database: D1Database, key: string): Promise<AnswerOutcome> {
  const state = await database
    .prepare('select state from submission_remark where key = ?')
    .bind(key)
    .first<string>('state')
  if (state === 'sent' || state === 'waiting') return state
  return 'refused'
}

/** Sends an answer, if it is due and no other isolate sends it at this moment. */
async function sendDue(deps: SubmissionDeps, key: string): Promise<void> {
  const { database, log, now } = deps
  const send = createSend(deps)
  if (!send) return
  const found = await database
    .prepare(
      `select submission_remark.key, author, at, text, address, tries, submission,
         number, form, locale, content, submission.sent_at
       from submission_remark join submission on submission.key = submission_remark.submission
       where submission_remark.key = ? and state = 'waiting' and next_try_at <= ?`,
    )
    .bind(key, now())
    .first()
  if (!found) return
  const answer = dueSchema.parse(found)
  const lease = await database
    .prepare(
      `update submission_remark set tries = tries + 1, next_try_at = ?
       where key = ? and state = 'waiting' and tries = ?`,
    )
    .bind(now() + chooseDeliveryRetryDelayMs(answer.tries + 1), key, answer.tries)
    .run()
  if (!lease.meta.changes) return
  try {
    await send(answer)
    await database
      .prepare(`update submission_remark set state = 'sent', fault = null where key = ?`)
      .bind(key)
      .run()
  } catch (error) {
    if (!(error instanceof UpstreamFailed || error instanceof DOMException || error instanceof TypeError))
      throw error
    const isRefused = isRefusedForGood(error)
    const isGivenUp = isRefused || now() - answer.at > deliveryGivenUpAfterMs
    log.warn('an answer was not sent', { number: answer.number, fault: error.message, isGivenUp })
    if (isGivenUp) await giveUp(database, answer, isRefused ? 'refused' : 'failed', error.message)
  }
}

/** An answer that reaches nobody leaves its entry open: somebody has to call, or to write from elsewhere. */
const giveUp = (
  database: D1Database,
  { key, submission }: z.infer<typeof dueSchema>,
  state: 'refused' | 'failed',
  fault: string,
) =>
  database.batch([
    database
      .prepare('update submission_remark set state = ?, fault = ? where key = ?')
      .bind(state, fault, key),
    database
      .prepare(
        `update submission set handling = 'open', handling_version = handling_version + 1
         where key = ? and handling = 'answered'`,
      )
      .bind(submission),
  ])

function createSend({
  mail,
  print,
}: SubmissionDeps): ((answer: z.infer<typeof dueSchema>) => Promise<void>) | undefined {
  const sendMail = (mail && createMailer(mail)) ?? (print && createPrinter(print))
  if (!sendMail) return undefined
  return async ({ key, address, text, number, form, locale, content, sent_at: sentAt }) => {
    const language: Locale = isLocale(locale) ? locale : defaultLocale
    const quoted: Quoted = { form: form as FormName, content: readContentFields(content), sentAt }
    await sendMail({
      key,
      to: address,
      letter: toAnswerLetter(language, mail?.site, number, text, quoted),
      replyTo: mail?.replies?.replace('@', `+${number.toLowerCase()}@`) ?? mail?.editors,
    })
  }
}

/** Sends nothing and writes each e-mail on the terminal of a local site. */
const createPrinter =
  (print: (block: string) => void): SendMail =>
  async ({ to, letter }) => {
    const { writeLetter } = await import('../../../mail/write-letter.ts')
    const { subject, text } = writeLetter(letter)
    print(`Letter to ${to}\n${subject}\n\n${text}`)
  }
