import type { CastMember } from '../../content/concerts/concert-row.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { readOwnCasts, readUpcoming } from '../../content/concerts/schedule.ts'
import { digest } from '../../crypto/digest.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ChangeKind, isChange, isStillTrue } from './concert-changes.ts'
import { toConcertState } from './concert-state.ts'
import { type Notice, type NoticeRow, toNotice } from './notice.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { type NoticeText, toDigestText, toNoticeText } from './notice-text.ts'

/** A notice, or several new concerts in one, as its readers get it now. */
export interface CurrentNotice {
  kind: ChangeKind
  text: NoticeText
  /** The concerts that it is about, as content has them now, in the subscriber's language. */
  concerts: readonly ConcertSummary[]
  /** Replaces an earlier notice of the same topic. At most 32 characters (RFC 8030, 5.4). */
  topic: string
  /** When the concert begins as announced, and when the notice expires; milliseconds. */
  start: number
  expiresAt: number
  isUrgent: boolean
}

export interface NoticeReader {
  kindOf: (notice: string) => ChangeKind | undefined
  /**
   * @param notices ids of notices; several are all about new concerts
   * @returns the notice in one language; `untrue` is the reason why it isn't sent
   * @throws UpstreamFailed where nothing is published
   */
  read: (notices: readonly string[], locale: Locale) => Promise<CurrentNotice | { untrue: string }>
}

/** A concert with the performers whom it names itself. */
export type NoticeConcert = ConcertSummary & { cast: readonly CastMember[] }

/** Makes a reader of notices that checks them against content, which it reads once for a whole batch. */
export async function createNoticeReader(deps: NoticeDeps, ids: readonly string[]): Promise<NoticeReader> {
  const { database, now } = deps
  const { results } = await database
    .prepare('select * from notice where id in (select value from json_each(?))')
    .bind(JSON.stringify(ids))
    .all<NoticeRow>()
  const notices = new Map(
    results.map((row) => [row.id, { ...toNotice(row), isDropped: row.dropped_at !== null }]),
  )
  const slugs = [...new Set(results.map(({ concert }) => concert))].sort()
  const readings = new Map<Locale, Promise<Map<string, NoticeConcert>>>()
  const concertsIn = (locale: Locale) => {
    const reading = readings.get(locale) ?? readFreshConcerts(deps, locale, slugs)
    readings.set(locale, reading)
    return reading
  }
  const droppedNow = new Set<string>()
  const drop = async (id: string) => {
    if (droppedNow.has(id)) return
    droppedNow.add(id)
    await database
      .prepare('update notice set dropped_at = ?2, reached_topic = null where id = ?1 and dropped_at is null')
      .bind(id, now())
      .run()
  }
  return {
    kindOf: (id) => notices.get(id)?.kind,
    read: async (asked, locale) => {
      const wanted = asked.flatMap((id) => notices.get(id) ?? []).filter(({ isDropped }) => !isDropped)
      const timely = wanted.filter(({ expiresAt }) => expiresAt > now())
      if (timely.length === 0) return { untrue: wanted.length > 0 ? 'too late' : 'not so any more' }
      const concerts = await concertsIn(locale)
      const right: { notice: Notice; concert: NoticeConcert }[] = []
      for (const notice of timely) {
        const concert = concerts.get(notice.concert)
        const state = concert && toConcertState(concert, concert.cast, now())
        if (concert && isStillTrue(notice.kind, notice.facts.said, state)) right.push({ notice, concert })
        else await drop(notice.id)
      }
      return right.length > 0 ? toCurrentNotice(right, locale, deps.site) : { untrue: 'not so any more' }
    },
  }
}

async function toCurrentNotice(
  right: readonly { notice: Notice; concert: NoticeConcert }[],
  locale: Locale,
  site: string,
): Promise<CurrentNotice | { untrue: string }> {
  const [first] = right
  if (!first) return { untrue: 'not so any more' }
  const { kind, facts } = first.notice
  const concerts = right.map(({ concert }) => concert)
  const text =
    concerts.length > 1
      ? toDigestText(concerts, locale, site)
      : toNoticeText(first.notice, first.concert, locale, site)
  return {
    kind,
    text,
    concerts,
    topic: (await digest(right.map(({ notice }) => notice.id).join())).slice(0, 32),
    start: facts.said.start,
    expiresAt: Math.max(...right.map(({ notice }) => notice.expiresAt)),
    isUrgent: isChange(kind) || kind === 'on-sale' || kind === 'returned' || kind === 'words',
  }
}

/** @returns upcoming concerts by their slugs @throws UpstreamFailed where nothing is published */
export async function readFreshConcerts(
  { content }: Pick<NoticeDeps, 'content'>,
  locale: Locale,
  slugs: readonly string[],
): Promise<Map<string, NoticeConcert>> {
  const [concerts, casts] = await Promise.all([readUpcoming(content, locale), readOwnCasts(content, locale)])
  const wanted = new Set(slugs)
  return new Map(
    concerts
      .filter(({ slug }) => wanted.has(slug))
      .map((concert) => [concert.slug, { ...concert, cast: casts.get(concert.slug) ?? [] }]),
  )
}
