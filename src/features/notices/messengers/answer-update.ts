import type { MessengerConnection } from '../../../config/config-values.ts'
import { defaultTimeZone } from '../../../content/places/time-zone.ts'
import { digest } from '../../../crypto/digest.ts'
import { RateLimited, UpstreamFailed } from '../../../errors.ts'
import { messengerMessages } from '../../../languages/texts.ts'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locales.ts'
import { type Topic, toTopicText } from '../../../shared/notices.ts'
import { toTopicAbout, toTopicName } from '../components/describe-topic.ts'
import { followAs, readFollowedTopics } from '../follow-topics.ts'
import { readTopicNames } from '../name-topics.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { removeSubscription } from '../subscriptions.ts'
import { callMessenger, type Messenger, type MessengerUpdate } from './messenger.ts'
import { toChatAddress } from './messenger-channel.ts'
import { readStartPayload, type StartIntent } from './messenger-signatures.ts'

/** A command as a reader types it or a button of the messenger sends it. */
const commandPattern = /^\/?(start|stop|list)(?:@\w+)?(?:[\s_]+(\S.*))?$/i
/** For how long an update is known: longer than messengers report it again. */
const knownUpdateMs = 2 * 24 * 60 * 60_000

/**
 * Does what a reader has written to a bot, and answers in their language. An update that is reported again does nothing
 * once it was answered, and until then the same.
 *
 * @throws UpstreamFailed where the messenger doesn't take the answer now: it then reports the update again
 */
export async function answerUpdate(
  deps: NoticeDeps,
  bot: MessengerConnection,
  messenger: Messenger,
  update: MessengerUpdate,
): Promise<void> {
  const { database, now } = deps
  const address = toChatAddress(bot.id, update.chat)
  const end = () => removeSubscription(deps, bot.id, address)
  const updateDigest = await digest(`${address} ${update.id}`)
  if (await database.prepare('select 1 from notice_code where digest = ?').bind(updateDigest).first()) return
  const locale = await readLocale(deps, address, update.language)
  const [, command, argument] = commandPattern.exec(update.text?.trim() ?? '') ?? []
  const asked = { address, locale, command: command?.toLowerCase(), argument }
  if (update.text === undefined || (asked.command === 'stop' && !asked.argument)) await end()
  if (!(await mayBeAnswered(deps, address))) return
  if (update.text !== undefined) {
    const text = await toAnswer(deps, bot, asked)
    const answer = await callMessenger(messenger, messenger.toSendRequest(bot, update.chat, text))
    if (answer.as === 'later') throw new UpstreamFailed('messenger', 0, `no answer left: ${answer.fault}`)
    if (answer.as === 'gone') await end()
  }
  await database
    .prepare('insert or ignore into notice_code (digest, until) values (?, ?)')
    .bind(updateDigest, now() + knownUpdateMs)
    .run()
}

interface Asked {
  address: string
  locale: Locale
  /** `undefined` for what is no command. */
  command: string | undefined
  /** What follows the command: the payload of a link after `/start`, one topic after `/stop`. */
  argument: string | undefined
}

/** @returns the language that a reader has subscribed in, or else that of their messenger, if the site has it */
async function readLocale(
  { database, locales }: NoticeDeps,
  address: string,
  language = '',
): Promise<Locale> {
  const known = await database
    .prepare('select locale from notice_subscription where address = ?')
    .bind(address)
    .first<string>('locale')
  return (
    [known, language, language.split('-')[0]].filter(isLocale).find((each) => locales.includes(each)) ??
    defaultLocale
  )
}

/** Counts what a chat writes as what a network address does: each update that is answered becomes a row. */
async function mayBeAnswered({ throttle }: NoticeDeps, address: string): Promise<boolean> {
  try {
    await throttle.countDaily('subscriptions', address)
    return true
  } catch (error) {
    if (error instanceof RateLimited) return false
    throw error
  }
}

async function toAnswer(deps: NoticeDeps, bot: MessengerConnection, asked: Asked): Promise<string> {
  const { address, command, argument } = asked
  const t = messengerMessages(asked.locale)
  if (command === 'stop') return argument ? endNamed(deps, bot, asked, argument) : t.stopped
  if (command === 'list') return toList(asked.locale, await readFollowed(deps, asked))
  if (argument === undefined) return `${t.help}\n\n${t.commands}`
  const intent = await readStartPayload(deps, argument)
  return intent ? follow(deps, bot, address, intent) : `${t.unknown}\n\n${t.commands}`
}

/** Subscribes a chat to the topic of the link that opened it; from then on the reader's language is that of the link. */
async function follow(
  deps: NoticeDeps,
  bot: MessengerConnection,
  address: string,
  { topic, locale }: StartIntent,
): Promise<string> {
  const t = messengerMessages(locale)
  const [named] = await readTopicNames({ ...deps, locale }, [topic])
  const timeZone = named?.concert?.timeZone ?? named?.city?.timeZone ?? defaultTimeZone
  const owner = await deps.database
    .prepare(
      `insert into notice_subscription
         (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
       values (?1, ?1, ?2, ?3, ?4, ?5, 1, ?6, ?6)
       on conflict (address) do update set locale = excluded.locale, time_zone = excluded.time_zone
       returning owner`,
    )
    .bind(crypto.randomUUID(), bot.id, address, locale, timeZone, deps.now())
    .first<string>('owner')
  if (!named || !owner) return t.unknown
  if (await followAs(deps, owner, [topic])) return `${t.full}\n\n${t.commands}`
  return [t.followed, `${toTopicName(named, locale)}\n${toTopicAbout(named, locale)}`, t.commands].join(
    '\n\n',
  )
}

/** A topic that a chat follows, as `/list` names it. */
interface Followed {
  topic: Topic
  name: string
  /** Names the topic after `/stop_`. */
  code: string
}

async function readFollowed(deps: NoticeDeps, { address, locale }: Asked): Promise<Followed[]> {
  const id = await deps.database
    .prepare('select id from notice_subscription where address = ?')
    .bind(address)
    .first<string>('id')
  const { topics } = await readFollowedTopics(deps, { subscription: id ?? undefined, user: undefined })
  if (topics.length === 0) return []
  const named = await readTopicNames({ ...deps, locale }, topics)
  return Promise.all(
    named.map(async (topic) => ({
      topic,
      name: toTopicName(topic, locale),
      code: (await digest(toTopicText(topic))).slice(0, 6),
    })),
  )
}

/** A message of a messenger has at most 4000 letters. */
const maxListed = 30

/** Lists topics, each with the command that ends it: Telegram makes a link of it. */
function toList(locale: Locale, followed: readonly Followed[]): string {
  const t = messengerMessages(locale)
  if (followed.length === 0) return `${t.nothing} ${t.help}`
  const lines = followed.slice(0, maxListed).map(({ name, code }) => `• ${name}: /stop_${code}`)
  return [t.list, lines.join('\n'), t.commands].join('\n\n')
}

/** Ends the topic that a reader has chosen from the list or named; the last one ends the subscription. */
async function endNamed(
  deps: NoticeDeps,
  bot: MessengerConnection,
  asked: Asked,
  argument: string,
): Promise<string> {
  const { address, locale } = asked
  const t = messengerMessages(locale)
  const followed = await readFollowed(deps, asked)
  const meant = chooseNamed(followed, toWords(argument))
  const [one] = meant
  if (!one || meant.length > 1) return toList(locale, one ? meant : followed)
  if (followed.length === 1) {
    await removeSubscription(deps, bot.id, address)
    return t.stopped
  }
  await deps.database
    .prepare(
      `delete from notice_topic where kind = ? and key = ?
       and owner = (select owner from notice_subscription where address = ?)`,
    )
    .bind(one.topic.kind, one.topic.key, address)
    .run()
  return `${t.stoppedOne(one.name)}\n\n${t.commands}`
}

/** Topics by their code or address, else by words of their names; several where the words don't tell them apart. */
function chooseNamed(followed: readonly Followed[], words: string): readonly Followed[] {
  const exact = followed.filter(
    ({ topic, code, name }) => code === words || topic.key === words || toWords(name) === words,
  )
  return exact.length > 0 ? exact : followed.filter(({ name }) => toWords(name).includes(words))
}

/** Makes texts comparable: in lower case, and with plain spaces in place of those that don't break, which nobody types. */
const toWords = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')
