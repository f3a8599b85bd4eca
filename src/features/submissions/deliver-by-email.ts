import { UpstreamFailed } from '../../errors.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { Throttle } from '../../throttle/throttle.ts'
import { type DeliverSubmission, UndeliverableError } from './deliver.ts'
import type { Submission } from './submission.ts'
import { toArrivedLetter, toReceivedLetter, toRemovalLetter } from './submission-letters.ts'

/**
 * Sends a submission to the editors by e-mail; their reply goes to its sender. For a removal it asks them to delete
 * their copy.
 */
export const createEditorsDelivery =
  (send: SendMail, to: string, site: string | undefined): DeliverSubmission =>
  async ({ key, number, form, content, removalOf }) => {
    const email = removalOf
      ? { letter: toRemovalLetter(site, { form, content, number: removalOf }) }
      : { letter: toArrivedLetter(site, { form, content, number }), replyTo: senderEmail(content) }
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
