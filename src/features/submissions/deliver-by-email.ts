import { UpstreamFailed } from '../../errors.ts'
import { brandNames } from '../../languages/brand-names.ts'
import { letterMessages, submissionFormMessages } from '../../languages/texts.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import { type DeliverSubmission, UndeliverableError } from './deliver.ts'
import { toSubmissionLines } from './forms/submission-lines.ts'
import type { Submission } from './submission.ts'

/**
 * Sends a submission to the editors by e-mail; their reply goes to its sender. For a removal it asks them to delete
 * their copy.
 */
export const createEditorsDelivery =
  (send: SendMail, to: string): DeliverSubmission =>
  async ({ key, number, form, content, removalOf }) => {
    const { arrived, removal } = letterMessages(defaultLocale)
    const name = submissionFormMessages(defaultLocale)[form].submission
    const fields = toSubmissionLines(defaultLocale, form, content).map(
      ({ label, text }) => `${label}: ${text}`,
    )
    const email = removalOf
      ? {
          subject: removal.subject(removalOf),
          text: removal.text(name, removalOf, formatRemovalDay(content.until)),
        }
      : {
          subject: arrived.subject(name, number),
          text: arrived.text(number, fields.join('\n')),
          replyTo: senderEmail(content),
        }
    await send({ key: `${key} editors`, to, ...email })
    return undefined
  }

const formatRemovalDay = (day: unknown): string =>
  typeof day === 'string' ? formatFullDay(defaultLocale, day) : String(day)

/**
 * Confirms the receipt of a submission to its sender by e-mail. The e-mail contains the number and none of the text,
 * because anybody can type another person's address. An address that has had enough e-mails gets none.
 */
export const createSenderDelivery =
  (send: SendMail, throttle: Pick<Throttle, 'beginEmail'>, site: string): DeliverSubmission =>
  async ({ key, number, locale, content }) => {
    const to = senderEmail(content)
    if (!to) return 'left-out'
    const t = letterMessages(locale).received
    const page = `${site}${localePath(locale, pathTo('findSent'))}`
    const text = t.text(number, brandNames(locale).fullName, site, page)
    try {
      const isSent = await sendEmail(throttle, to, 'courtesy', async () => {
        await send({ key: `${key} sender`, to, subject: t.subject(number), text })
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
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof UpstreamFailed &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

export const senderEmail = ({ email }: Submission['content']): string | undefined =>
  typeof email === 'string' && email !== '' ? email : undefined
