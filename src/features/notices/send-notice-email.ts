import { brandNames } from '../../languages/brand-names.ts'
import { noticeLetterMessages } from '../../languages/texts.ts'
import { createMailer } from '../../mail/mailer.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { type DeliveryOutcome, retryDelayMs } from './lease-deliveries.ts'
import { makeUnsubscribeCode } from './mail-subscriptions.ts'
import type { NoticeDeps } from './notice-service.ts'
import type { NoticeReading } from './read-notices.ts'
import type { MailSubscription } from './subscriptions.ts'

/** A notice as a letter, which mail programs offer to unsubscribe from by one click (RFC 8058). */
export async function sendNoticeEmail(
  world: NoticeDeps,
  { id, address, locale }: MailSubscription,
  { text, topic }: NoticeReading,
): Promise<Omit<DeliveryOutcome, 'delivery'>> {
  const { mail, site, now } = world
  const send = mail && createMailer(mail)
  if (!send) return { state: 'failed', fault: 'no mail' }
  const code = await makeUnsubscribeCode(world, id)
  const page = `${site}${localePath(locale, pathTo('push'))}?leave=${code}`
  try {
    await send({
      // A mailer that has had it sends it once, whatever became of its answer.
      key: `notice-${topic}-${id}`,
      to: address,
      subject: text.title,
      text: noticeLetterMessages(locale).notice(text.body, text.navigate, brandNames(locale).fullName, page),
      headers: {
        'List-Unsubscribe': `<${site}${pathTo('leaveNotices')}?code=${code}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    return { state: 'sent' }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { state: 'waiting', at: now() + retryDelayMs(1), fault }
  }
}
