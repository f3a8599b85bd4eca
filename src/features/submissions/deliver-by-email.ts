import { UpstreamFailed } from '../../errors.ts'
import { brandNames } from '../../languages/brand-names.ts'
import { letterMessages } from '../../languages/texts.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import { type DeliverSubmission, UndeliverableError } from './deliver.ts'
import { toSentLines } from './forms/sent-lines.ts'
import type { Submission } from './submission.ts'

/** Tells the editors of what was sent, an answer to which goes to who sent it; or that it is to be removed. */
export const emailEditors =
  (send: SendMail, to: string): DeliverSubmission =>
  async ({ key, number, form, content, removalOf }) => {
    const { arrived, removal } = letterMessages(defaultLocale)
    const fields = toSentLines(defaultLocale, form, content).map(({ label, text }) => `${label}: ${text}`)
    const letter = removalOf
      ? {
          subject: removal.subject(removalOf),
          text: removal.text(arrived.forms[form], removalOf, dayOf(content.until)),
        }
      : {
          subject: arrived.subject(arrived.forms[form], number),
          text: arrived.text(number, fields.join('\n')),
          replyTo: senderEmail(content),
        }
    await send({ key: `${key} editors`, to, ...letter })
    return undefined
  }

const dayOf = (day: unknown): string =>
  typeof day === 'string' ? formatFullDay(defaultLocale, day) : String(day)

/**
 * Tells who sent it that it is here, by its number and nothing else: whoever types another's address must not make
 * the site write what they like to it, nor fill its mailbox. An address that has had enough emails gets none.
 */
export const emailSender =
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

/** The mailer won't take the same again: of all answers that blame what it was asked, two are about the moment. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof UpstreamFailed &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

export const senderEmail = ({ email }: Submission['content']): string | undefined =>
  typeof email === 'string' && email !== '' ? email : undefined
