import { editorWordsMessages, pushPageMessages } from '../../../languages/texts.ts'
import { createMailer } from '../../../mail/mailer.ts'
import { pathTo } from '../../../routes/paths.ts'
import { makeUnsubscribeCode } from '../email-subscriptions.ts'
import { retryDelayMs } from '../lease-deliveries.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { toNoticeLetter } from '../notice-letters.ts'
import type { ChannelMessage, NoticeChannel, SendOutcome } from './channel.ts'

export const emailChannel: NoticeChannel = {
  startBatch: startEmailBatch,
  toShownAddress: (address) => address,
  describeAddresses: (locale, addresses) => pushPageMessages(locale).letters(addresses.join(', ')),
  describeAudience: (locale, count) => editorWordsMessages(locale).addresses(count),
}

function startEmailBatch(deps: NoticeDeps): (message: ChannelMessage) => Promise<SendOutcome> {
  const { mail, site, now } = deps
  const send = mail && createMailer(mail)
  return async ({ subscription: { id, address, locale }, reading }) => {
    if (!send) return { state: 'failed', fault: 'no mail' }
    const code = await makeUnsubscribeCode(deps, id)
    try {
      await send({
        // A mailer sends an e-mail of the same key once, even if its first answer was lost.
        key: `notice-${reading.topic}-${id}`,
        to: address,
        letter: toNoticeLetter(locale, site, reading, code, now()),
        // E-mail programs offer to unsubscribe with one click (RFC 8058).
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
}
