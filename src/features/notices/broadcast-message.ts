import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ConcertState, toConcertState } from './concert-state.ts'
import { type AudienceReach, toAudienceCount } from './count-audience.ts'
import { digestOfMessage, toMessageNotice } from './editor-messages.ts'
import { chooseAudience } from './find-changed-concerts.ts'
import type { EditorMessage } from './forms/message-form.ts'
import { pickAnnounced, toNotice } from './notice.ts'
import type { NoticeDeps } from './notice-service.ts'
import { chooseMessageLocale, toNoticeText } from './notice-text.ts'
import { readConcertsNow } from './read-notices.ts'
import type { Statement } from './statement.ts'

/** A notice as its reader sees it. */
interface ShownWords {
  /** Of the reader. */
  locale: Locale
  title: string
  body: string
  /** In which the words are: who reads a language in which there are none gets others. */
  bodyLocale: Locale
}

export interface MessagePreview {
  concert: ConcertSummary
  reached: AudienceReach
  /** For readers of each language; none without words. */
  shown: ShownWords[]
  /** Of these words: who sends it back has seen them. */
  mark: string
}

export type BroadcastOutcome =
  | 'told'
  /** Content has no such concert, or it is over. */
  | 'gone'
  /** Other words than its editor has looked at. */
  | 'unseen'

/** What an editor has said before. */
export interface SentMessage {
  /** Milliseconds. */
  at: number
  words: EditorMessage
  waiting: number
  sent: number
}

/** @throws UpstreamFailed */
export async function previewMessage(
  world: NoticeDeps,
  slug: string,
  locale: Locale,
  words?: EditorMessage,
): Promise<MessagePreview | undefined> {
  const found = await readAhead(world, slug, locale)
  if (!found) return undefined
  const { concert, state } = found
  const row = await prepare(
    world,
    toAudienceCount(chooseAudience('words', slug, state)),
  ).first<AudienceReach>()
  const shown = words ? await Promise.all(world.locales.map((each) => show(world, slug, each, words))) : []
  return {
    concert,
    reached: row ?? { browsers: 0, addresses: 0 },
    shown: shown.flat(),
    mark: words ? await digestOfMessage(words) : '',
  }
}

async function show(
  world: NoticeDeps,
  slug: string,
  locale: Locale,
  words: EditorMessage,
): Promise<ShownWords[]> {
  const found = await readAhead(world, slug, locale)
  if (!found) return []
  const facts = { said: pickAnnounced(found.state), words }
  const { title, body } = toNoticeText({ kind: 'words', facts }, found.concert, locale, world.site)
  return [{ locale, title, body, bodyLocale: chooseMessageLocale(words, locale) }]
}

/** @throws UpstreamFailed, and what the database throws */
export async function broadcastMessage(
  world: NoticeDeps,
  slug: string,
  words: EditorMessage,
  seen: string,
): Promise<BroadcastOutcome> {
  const found = await readAhead(world, slug, defaultLocale)
  if (!found) return 'gone'
  if (seen !== (await digestOfMessage(words))) return 'unseen'
  await prepare(world, await toMessageNotice(slug, found.state, words, world.now())).run()
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

async function readAhead(
  world: NoticeDeps,
  slug: string,
  locale: Locale,
): Promise<{ concert: ConcertSummary; state: ConcertState } | undefined> {
  const concert = (await readConcertsNow(world, locale, [slug])).get(slug)
  if (!concert) return undefined
  const state = toConcertState(concert, world.now())
  return state.tickets === 'past' ? undefined : { concert, state }
}

const prepare = ({ database }: NoticeDeps, { sql, values }: Statement): D1PreparedStatement =>
  database.prepare(sql).bind(...values)
