import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { digest } from '../../crypto/digest.ts'
import type { EditorMessage } from '../../shared/forms/editor-message.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type AudienceRow, chooseAudience, type Statement, toAudienceCount } from './audience.ts'
import { type ConcertState, toConcertState } from './concert-state.ts'
import { type NoticeFacts, pickAnnounced, toNotice } from './notice.ts'
import { describeChannels } from './notice-channels.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { chooseMessageLocale, toNoticeText } from './notice-text.ts'
import { readFreshConcerts } from './read-notices.ts'

/** A notice as its readers see it in one language. */
interface LocalizedPreview {
  /** The language in which the notice is read. */
  locale: Locale
  title: string
  body: string
  /** The language of the message, which is another one if the editor wrote nothing in the readers' language. */
  bodyLocale: Locale
}

export interface MessagePreview {
  concert: ConcertSummary
  /** How many addresses of each channel the message goes to, in the editor's language. Empty if it reaches nobody. */
  readers: string[]
  /** The notice for readers of each language; empty without a message. */
  shown: LocalizedPreview[]
  /** Digest of the message. The form returns it as proof that the editor has seen this preview. */
  digest: string
}

export type BroadcastOutcome =
  | 'told'
  /** The message was not sent, since content has no such upcoming concert. */
  | 'gone'
  /** The message differs from the one that the editor has previewed. */
  | 'unseen'

/** A message that an editor has sent, with how many deliveries are waiting and sent. */
export interface SentMessage {
  /** When the message was sent, in milliseconds since 1970. */
  at: number
  words: EditorMessage
  waiting: number
  sent: number
}

/** @throws UpstreamFailed */
export async function previewMessage(
  deps: NoticeDeps,
  slug: string,
  locale: Locale,
  words?: EditorMessage,
): Promise<MessagePreview | undefined> {
  const found = await readUpcoming(deps, slug, locale)
  if (!found) return undefined
  const { concert, state } = found
  const { results: reached } = await prepare(
    deps,
    toAudienceCount(chooseAudience('words', slug, state)),
  ).all<AudienceRow>()
  const shown = words
    ? await Promise.all(deps.locales.map((each) => previewInLocale(deps, slug, each, words)))
    : []
  return {
    concert,
    readers: await describeChannels(
      (id) => reached.find(({ channel }) => channel === id)?.addresses,
      (channel, count) => channel.describeAudience(locale, count),
    ),
    shown: shown.flat(),
    digest: words ? await digestMessage(words) : '',
  }
}

async function previewInLocale(
  deps: NoticeDeps,
  slug: string,
  locale: Locale,
  words: EditorMessage,
): Promise<LocalizedPreview[]> {
  const found = await readUpcoming(deps, slug, locale)
  if (!found) return []
  const facts = { said: pickAnnounced(found.state), words }
  const { title, body } = toNoticeText({ kind: 'words', facts }, found.concert, locale, deps.site)
  return [{ locale, title, body, bodyLocale: chooseMessageLocale(words, locale) }]
}

/** @throws UpstreamFailed, and what the database throws */
export async function broadcastMessage(
  deps: NoticeDeps,
  slug: string,
  words: EditorMessage,
  seen: string,
): Promise<BroadcastOutcome> {
  const found = await readUpcoming(deps, slug, defaultLocale)
  if (!found) return 'gone'
  if (seen !== (await digestMessage(words))) return 'unseen'
  await prepare(deps, await toMessageInsert(slug, found.state, words, deps.now())).run()
  return 'told'
}

/** @throws what the database throws */
export async function readSentMessages({ database }: NoticeDeps, slug: string): Promise<SentMessage[]> {
  const { results } = await database
    .prepare(
      `select *,
         (select count(*) from notice_delivery where notice = id and state = 'waiting') as waiting,
         (select count(*) from notice_delivery where notice = id and state = 'sent') as sent
       from notice where concert = ? and kind = 'words' order by made_at desc limit 20`,
    )
    .bind(slug)
    .all<Parameters<typeof toNotice>[0] & Pick<SentMessage, 'waiting' | 'sent'>>()
  return results.map((row) => {
    const { madeAt, facts } = toNotice(row)
    return { at: madeAt, words: facts.words ?? {}, waiting: row.waiting, sent: row.sent }
  })
}

async function readUpcoming(
  deps: NoticeDeps,
  slug: string,
  locale: Locale,
): Promise<{ concert: ConcertSummary; state: ConcertState } | undefined> {
  const concert = (await readFreshConcerts(deps, locale, [slug])).get(slug)
  if (!concert) return undefined
  const state = toConcertState(concert, concert.cast, deps.now())
  return state.tickets === 'past' ? undefined : { concert, state }
}

const prepare = ({ database }: NoticeDeps, { sql, values }: Statement): D1PreparedStatement =>
  database.prepare(sql).bind(...values)

/** @returns a digest that identifies a message by its text */
const digestMessage = async (words: EditorMessage): Promise<string> =>
  (await digest(JSON.stringify(words))).slice(0, 12)

/**
 * @param slug the slug of the concert
 * @param state the state of the concert in content
 * @param now milliseconds
 * @returns a statement that stores an editor's message as a notice and returns a row. For a message that was sent
 * before it stores nothing and returns no row
 */
export async function toMessageInsert(
  slug: string,
  state: ConcertState,
  words: EditorMessage,
  now: number,
): Promise<Statement> {
  const facts: NoticeFacts = { said: pickAnnounced(state), words }
  const audience = chooseAudience('words', slug, state)
  return {
    sql: `insert or ignore into notice (id, kind, concert, facts, audience, made_at, expires_at)
      values (?1, 'words', ?2, ?3, ?4, ?5, ?6) returning id`,
    values: [
      `${slug}:words:${await digestMessage(words)}`,
      slug,
      JSON.stringify(facts),
      JSON.stringify(audience),
      now,
      state.end,
    ],
  }
}
