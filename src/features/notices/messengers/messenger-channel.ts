import { messengerMessages } from '../../../languages/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { messengerNames } from '../../../shared/messengers.ts'
import type { ChannelMessage, NoticeChannel, SendOutcome } from '../channels/channel.ts'
import { retryDelayMs } from '../lease-deliveries.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import type { NoticeText } from '../notice-text.ts'
import { callMessenger, type Messenger } from './messenger.ts'

/** @returns the address of a chat as the database has it: ids of two messengers' chats may be the same */
export const toChatAddress = (messenger: string, chat: string): string => `${messenger}:${chat}`

/** Makes the channel of a messenger: a notice is a message of the brand's bot. */
export function createMessengerChannel(messenger: Messenger): NoticeChannel {
  const describe = (locale: Locale, count: number) =>
    messengerMessages(locale).chats(messengerNames[messenger.id], count)
  return {
    messenger,
    startBatch: (deps, count) => startMessengerBatch(messenger, deps, count),
    toShownAddress: (address) => address,
    describeAddresses: (locale, { length }) => describe(locale, length),
    describeAudience: describe,
  }
}

const waitForTurnMs = 60_000

function startMessengerBatch(
  messenger: Messenger,
  deps: NoticeDeps,
  count: number,
): (message: ChannelMessage) => Promise<SendOutcome> {
  const { now, wait } = deps
  const bot = deps.messengers.find(({ id }) => id === messenger.id)
  let turn: Promise<number | undefined> | undefined
  let begun = 0
  /** Until when the messenger has asked the site to wait, in milliseconds. */
  let pausedUntil = 0
  return async ({ subscription, reading, tries }) => {
    if (!bot) return { state: 'failed', fault: 'no bot' }
    turn ??= takeTurn(deps, bot.id, count)
    const delayMs = messageIntervalMs * begun++
    const startsAt = await turn
    if (startsAt === undefined)
      return { state: 'waiting', at: now() + waitForTurnMs, fault: 'no turn', isUntried: true }
    const early = startsAt + delayMs - now()
    if (early > 0) await wait(early)
    if (pausedUntil > now()) return { state: 'waiting', at: pausedUntil, fault: '429', isUntried: true }
    const [, chat = ''] = subscription.address.split(':')
    const answer = await callMessenger(messenger, messenger.toSendRequest(bot, chat, toMessage(reading.text)))
    if (answer.as === 'taken') return { state: 'sent', isRecovered: subscription.refusals > 0 }
    if (answer.as === 'gone') return { state: 'dropped', fault: 'blocked', isGone: true }
    if (answer.as === 'refused') return { state: 'failed', fault: answer.fault, isRefused: true }
    const at = now() + (answer.afterMs ?? retryDelayMs(tries))
    if (answer.fault === '429') {
      pausedUntil = at
      await pauseMessenger(deps, bot.id, at)
    }
    return { state: 'waiting', at, fault: answer.fault }
  }
}

const toMessage = ({ title, body, navigate }: NoticeText): string => `${title}\n\n${body}\n\n${navigate}`

/**
 * Time between two messages of a bot: 25 a second. Telegram and MAX take 30 a second, and answers to readers go between
 * (core.telegram.org/bots/faq, dev.max.ru/docs-api).
 */
const messageIntervalMs = 40
/** A batch waits no longer for its turn than this, so that it ends before its lease does. */
const longestWaitMs = 20_000

/**
 * Reserves the time in which a batch sends its messages, after that of the batches which other queue messages send.
 *
 * @returns when it begins, in milliseconds; `undefined` where that is too long to wait
 */
export async function takeTurn(
  { database, now }: NoticeDeps,
  channel: string,
  messages: number,
): Promise<number | undefined> {
  const lengthMs = messages * messageIntervalMs
  const end = await database
    .prepare(
      `insert into notice_pace (channel, free_at) values (?1, ?2 + ?3)
       on conflict (channel) do update set free_at = max(free_at, ?2) + ?3 where free_at <= ?2 + ${longestWaitMs}
       returning free_at`,
    )
    .bind(channel, now(), lengthMs)
    .first<number>('free_at')
  return end === null ? undefined : end - lengthMs
}

/** Has all batches wait: the messenger has asked for it. */
export const pauseMessenger = ({ database }: NoticeDeps, channel: string, until: number) =>
  database
    .prepare('update notice_pace set free_at = max(free_at, ?2) where channel = ?1')
    .bind(channel, until)
    .run()
