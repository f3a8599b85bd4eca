import { submissionNumberPattern, toSubmissionNumber } from '../../../shared/forms/sent-submission.ts'
import type { SubmissionDeps } from '../submission-service.ts'
import { type ReadMail, readMail } from './read-mail.ts'

/** An e-mail as Cloudflare's Email Routing gives it to the Worker. */
export type IncomingMail = Pick<ForwardableEmailMessage, 'to' | 'headers' | 'raw' | 'forward'>

/** Marks what the site has passed on: an e-mail that comes back with it has gone in a circle. */
const passedOnHeader = 'x-passed-on'

/** Replies that an entry keeps; what comes later still reaches the editors' mailbox. */
const mostReplies = 50

/**
 * Takes an e-mail to `MAIL_REPLIES`. The reply to an answer of the office stands with its entry, which waits again. Every
 * e-mail of a person is passed on to the editors, so nothing is lost where it belongs to no entry. What a program has written
 * is neither, so that two programs never answer each other.
 *
 * @throws if the e-mail was neither kept nor passed on: its sender is then told that it has not arrived
 */
export async function takeReply(deps: SubmissionDeps, message: IncomingMail): Promise<void> {
  const { log, mail } = deps
  if (isAutomatic(message.headers)) {
    log.info('an automatic e-mail was left out', { to: message.to })
    return
  }
  const isPassedOn = mail?.editors
    ? await message.forward(mail.editors, new Headers({ [passedOnHeader]: 'yes' })).then(
        () => true,
        (error: unknown) => {
          log.error('an e-mail could not be passed on to MAIL_EDITORS', { error })
          return false
        },
      )
    : false
  try {
    const reply = await readMail(message.raw)
    const isKept = await keepReply(deps, message, reply)
    if (!isKept && !isPassedOn) throw new Error('the e-mail belongs to no entry, and MAIL_EDITORS is not set')
  } catch (error) {
    if (!isPassedOn) throw error
    log.error('a reply could not be kept', { error })
  }
}

/** Whether a program has sent the e-mail (RFC 3834), this one included, or the address has no person behind it. */
const isAutomatic = (headers: Headers): boolean =>
  !/^(?:no)?$/i.test((headers.get('auto-submitted') ?? '').trim()) ||
  /^(?:bulk|junk|list|auto_reply)$/i.test((headers.get('precedence') ?? '').trim()) ||
  headers.has('x-auto-response-suppress') ||
  headers.has(passedOnHeader) ||
  headers.get('return-path') === '<>'

/** Keeps a reply with its entry, once. @returns whether there is such an entry */
async function keepReply(
  { database, now }: SubmissionDeps,
  { to, headers }: IncomingMail,
  { from, subject, text, files }: ReadMail,
): Promise<boolean> {
  const number = findNumber(to, subject)
  if (number === undefined) return false
  const key = `reply ${number} ${headers.get('message-id') ?? `${from} ${subject} ${text}`.slice(0, 300)}`
  const said = [text, ...files.map((name) => `[${name}]`)].filter(Boolean).join('\n')
  const at = now()
  const ofEntry = 'number = ?1 and removal_of is null'
  const [kept] = await database.batch([
    database
      .prepare(
        `insert or ignore into submission_remark (key, submission, kind, author, at, text, address)
         select ?2, key, 'reply', ?3, ?4, ?5, ?3 from submission where ${ofEntry} and
           (select count(*) from submission_remark
             where submission = submission.key and kind = 'reply') < ${mostReplies}`,
      )
      .bind(number, key, from.slice(0, 254), at, said || '—'),
    database
      .prepare(
        `update submission set handling = 'open', handling_version = handling_version + 1, handled_by = ?2,
           handled_as = 'reply', handled_at = ?3 where ${ofEntry}
           and exists (select 1 from submission_remark where key = ?4 and at = ?3)`,
      )
      .bind(number, from.slice(0, 254), at, key),
  ])
  return (
    Boolean(kept?.meta.changes) ||
    (await database.prepare('select 1 from submission_remark where key = ?').bind(key).first()) !== null
  )
}

/** The number of an entry behind a «+» of the address, else in the subject of a reply to the office's answer. */
function findNumber(to: string, subject: string): string | undefined {
  const [, tag = ''] = /\+([^@]+)@/.exec(to) ?? []
  const words = [tag, ...subject.split(/[^\p{L}\p{N}]+/u)]
  return words.map(toSubmissionNumber).find((word) => submissionNumberPattern.test(word))
}
