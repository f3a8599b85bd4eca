import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ConcertState, toConcertState } from './concert-state.ts'
import { type Reached, toAudienceCount } from './count-audience.ts'
import { markWords, toWordsNotice } from './editor-messages.ts'
import { chooseAudience } from './find-changed-concerts.ts'
import type { Words } from './forms/message-form.ts'
import { pickSaid, toNotice } from './notice.ts'
import type { NoticeWorld } from './notice-service.ts'
import { chooseWordsLocale, toNoticeText } from './notice-text.ts'
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

export interface WordsView {
  concert: ConcertSummary
  reached: Reached
  /** For readers of each language; none without words. */
  shown: ShownWords[]
  /** Of these words: who sends it back has seen them. */
  mark: string
}

export type WordsOutcome =
  | 'told'
  /** Content has no such concert, or it is over. */
  | 'gone'
  /** Other words than its editor has looked at. */
  | 'unseen'

/** What an editor has said before. */
export interface Said {
  /** Milliseconds. */
  at: number
  words: Words
  waiting: number
  sent: number
}

/** @throws UpstreamFailed */
export async function showWords(
  world: NoticeWorld,
  slug: string,
  locale: Locale,
  words?: Words,
): Promise<WordsView | undefined> {
  const found = await readAhead(world, slug, locale)
  if (!found) return undefined
  const { concert, state } = found
  const row = await prepare(world, toAudienceCount(chooseAudience('words', slug, state))).first<Reached>()
  const shown = words ? await Promise.all(world.locales.map((each) => show(world, slug, each, words))) : []
  return {
    concert,
    reached: row ?? { browsers: 0, addresses: 0 },
    shown: shown.flat(),
    mark: words ? await markWords(words) : '',
  }
}

async function show(world: NoticeWorld, slug: string, locale: Locale, words: Words): Promise<ShownWords[]> {
  const found = await readAhead(world, slug, locale)
  if (!found) return []
  const facts = { said: pickSaid(found.state), words }
  const { title, body } = toNoticeText({ kind: 'words', facts }, found.concert, locale, world.site)
  return [{ locale, title, body, bodyLocale: chooseWordsLocale(words, locale) }]
}

/** @throws UpstreamFailed, and what the database throws */
export async function tellWords(
  world: NoticeWorld,
  slug: string,
  words: Words,
  seen: string,
): Promise<WordsOutcome> {
  const found = await readAhead(world, slug, defaultLocale)
  if (!found) return 'gone'
  if (seen !== (await markWords(words))) return 'unseen'
  await prepare(world, await toWordsNotice(slug, found.state, words, world.now())).run()
  return 'told'
}

/** @throws what the database throws */
export async function readSaid({ database }: NoticeWorld, slug: string): Promise<Said[]> {
  const { results } = await database
    .prepare(
      `select *,
         (select count(*) from notice_delivery where notice = id and state = 'waiting') as waiting,
         (select count(*) from notice_delivery where notice = id and state = 'sent') as sent
       from notice where concert = ? and kind = 'words' order by made_at desc limit 20`,
    )
    .bind(slug)
    .all<Parameters<typeof toNotice>[0] & Pick<Said, 'waiting' | 'sent'>>()
  return results.map((row) => {
    const { madeAt, facts } = toNotice(row)
    return { at: madeAt, words: facts.words ?? {}, waiting: row.waiting, sent: row.sent }
  })
}

async function readAhead(
  world: NoticeWorld,
  slug: string,
  locale: Locale,
): Promise<{ concert: ConcertSummary; state: ConcertState } | undefined> {
  const concert = (await readConcertsNow(world, locale, [slug])).get(slug)
  if (!concert) return undefined
  const state = toConcertState(concert, world.now())
  return state.tickets === 'past' ? undefined : { concert, state }
}

const prepare = ({ database }: NoticeWorld, { sql, values }: Statement): D1PreparedStatement =>
  database.prepare(sql).bind(...values)
