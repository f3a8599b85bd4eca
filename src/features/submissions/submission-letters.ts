import { home } from '../../brand/chosen.ts'
import { UpstreamFailed } from '../../errors.ts'
import { toLetterFrame } from '../../languages/letter-frame.ts'
import { letterMessages, submissionFormMessages } from '../../languages/texts.ts'
import type { Letter } from '../../mail/letter.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { deskPathTo } from '../../routes/desk-addresses.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { toDayInZone } from '../../shared/zoned-time.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import { type DeliverSubmission, UndeliverableError } from './deliver.ts'
import { toSubmissionLines } from './forms/submission-lines.ts'
import type { Submission } from './submission.ts'

type Sent = Pick<Submission, 'form' | 'content'> & { number: string }

/**
 * Confirms a submission to its sender. The e-mail contains the number and nothing of what was sent, because anybody can
 * type another person's address.
 *
 * @param site origin of the site without a trailing slash
 */
export function toReceivedLetter(locale: Locale, site: string, number: string): Letter {
  const { subject, text, see, note } = letterMessages(locale).received
  return {
    name: 'submission-received',
    subject: subject(number),
    note,
    frame: toLetterFrame(locale, site),
    paragraphs: [text(number, site.replace(/^https?:\/\//, ''))],
    button: { label: see, href: `${site}${localePath(locale, pathTo('findSent'))}` },
  }
}

/** Characters of a sender's name in a subject, which mailboxes show the beginning of. */
const maxSenderLength = 60

/**
 * Brings a submission to the editors. The subject names the form, what it is about, and who has sent it.
 *
 * @param hasDesk whether the office can sign in at the desk, to which the e-mail then leads
 */
export function toArrivedLetter(
  site: string | undefined,
  { form, content, number }: Sent,
  hasDesk = false,
): Letter {
  const { subject, text, open } = letterMessages(defaultLocale).arrived
  const { submission } = submissionFormMessages(defaultLocale)[form]
  const facts = toSubmissionLines(defaultLocale, form, content)
  const topic = facts.find(({ name }) => name === 'topic')?.text
  const sender = toSender(content).slice(0, maxSenderLength)
  const about = [topic, sender].filter(Boolean).join(', ')
  return {
    name: 'submission-arrived',
    subject: subject(about ? `${submission} (${about})` : submission, number),
    paragraphs: [text(number)],
    facts,
    ...(site && hasDesk
      ? {
          button: {
            label: open,
            href: `${site}${deskPathTo('deskEntry', { number: number.toLowerCase() })}`,
          },
        }
      : {}),
    frame: toLetterFrame(defaultLocale, site),
  }
}

/** Name of who has sent something, as they typed it; else another word of theirs by which they are known. */
export function toSender(content: Submission['content']): string {
  const known = ['name', 'contact', 'company', 'email', 'phone'].map((name) => content[name])
  return String(known.find((value) => typeof value === 'string' && value !== '') ?? '')
}

/**
 * Asks the editors to delete their copies of a submission.
 *
 * @param number number of the submission that is to be deleted
 */
export function toRemovalLetter(site: string | undefined, { form, content, number }: Sent): Letter {
  const { subject, text, next } = letterMessages(defaultLocale).removal
  const { submission } = submissionFormMessages(defaultLocale)[form]
  return {
    name: 'submission-removal',
    subject: subject(number),
    frame: toLetterFrame(defaultLocale, site),
    paragraphs: [text(submission, number), next(formatUntil(content.until))],
  }
}

/** The parts of a submission that an answer quotes. */
export interface Quoted extends Pick<Submission, 'form' | 'content'> {
  /** When the quoted submission was sent, in milliseconds since 1970. */
  sentAt: number
}

/** Answers a submission, in the language of its form and with all that was sent below. */
export function toAnswerLetter(
  locale: Locale,
  site: string | undefined,
  number: string,
  text: string,
  { form, content, sentAt }: Quoted,
): Letter {
  const { subject, intro } = letterMessages(locale).answer
  const lines = toSubmissionLines(locale, form, content).map(({ label, text: said }) => `${label}: ${said}`)
  return {
    name: 'submission-answer',
    subject: subject(number),
    frame: toLetterFrame(locale, site),
    paragraphs: text.split(/\n{2,}/),
    quote: {
      intro: intro(formatFullDay(locale, toDayInZone(home.timeZone, sentAt))),
      text: lines.join('\n'),
    },
  }
}

const formatUntil = (day: unknown): string =>
  typeof day === 'string' ? formatFullDay(defaultLocale, day) : String(day)

/**
 * Sends a submission to the editors by e-mail; their reply goes to its sender. For a removal it asks them to delete
 * their copy.
 */
export const createEditorsDelivery =
  (send: SendMail, to: string, site: string | undefined, hasDesk = false): DeliverSubmission =>
  async ({ key, number, form, content, removalOf }) => {
    const email = removalOf
      ? { letter: toRemovalLetter(site, { form, content, number: removalOf }) }
      : {
          letter: toArrivedLetter(site, { form, content, number }, hasDesk),
          replyTo: senderEmail(content),
        }
    await send({ key: `${key} editors`, to, ...email })
    return undefined
  }

/**
 * Confirms the receipt of a submission to its sender by e-mail. The e-mail contains the number and none of the text,
 * because anybody can type another person's address. An address that has had enough e-mails gets none.
 */
export const createSenderDelivery =
  (send: SendMail, throttle: Pick<Throttle, 'beginEmail'>, site: string): DeliverSubmission =>
  async ({ key, number, locale, content }) => {
    const to = senderEmail(content)
    if (!to) return 'left-out'
    const letter = toReceivedLetter(locale, site, number)
    try {
      const isSent = await sendEmail(throttle, to, 'courtesy', async () => {
        await send({ key: `${key} sender`, to, letter })
        return true
      })
      return isSent ? undefined : 'left-out'
    } catch (error) {
      throw isRefusedForGood(error)
        ? new UndeliverableError('the mailer refuses the address', { cause: error })
        : error
    }
  }

/** Whether the mailer will never accept this e-mail: a 4xx status, except for 408 and 429, which are temporary. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof UpstreamFailed &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

export const senderEmail = ({ email }: Submission['content']): string | undefined =>
  typeof email === 'string' && email !== '' ? email : undefined
