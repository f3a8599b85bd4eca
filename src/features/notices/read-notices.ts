import { createKeys } from '../../cache/key.ts'
import { policies } from '../../cache/policies.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { fetchConcerts } from '../../content/concerts/concerts.ts'
import { digest } from '../../crypto/digest.ts'
import { UpstreamFailed } from '../../errors.ts'
import type { Locale } from '../../shared/locales.ts'
import { utcDay } from '../../shared/zoned-time.ts'
import { toConcertState } from './concert-state.ts'
import { type ChangeKind, isChange } from './find-changed-concerts.ts'
import { isStillTrue } from './is-still-so.ts'
import { type Notice, type NoticeRow, toNotice } from './notice.ts'
import type { NoticeDeps } from './notice-service.ts'
import { type NoticeText, toDigestText, toNoticeText } from './notice-text.ts'

/** One notice, or several new concerts, as somebody gets it now. */
export interface NoticeReading {
  kind: ChangeKind
  text: NoticeText
  /** 32 characters at most (RFC 8030, 5.4). */
  topic: string
  /** When the concert begins, as it is known, and when the notice can't matter any more; milliseconds. */
  start: number
  expiresAt: number
  isUrgent: boolean
}

export interface NoticeReader {
  kindOf: (notice: string) => ChangeKind | undefined
  /**
   * @param notices ids; several are new concerts
   * @throws UpstreamFailed where content doesn't answer
   */
  read: (notices: readonly string[], locale: Locale) => Promise<NoticeReading | { untrue: string }>
}

/** A copy of content that is older isn't told. */
const oldestMs = 2 * policies.notices.freshSeconds * 1000

const concertKeys = createKeys<ConcertSummary[]>('notice-concerts', 2)

/** What is to be told, with content as it is now: seconds old at the most, and asked once for a whole batch. */
export async function createNoticeReader(world: NoticeDeps, ids: readonly string[]): Promise<NoticeReader> {
  const { database, now } = world
  const { results } = await database
    .prepare('select * from notice where id in (select value from json_each(?))')
    .bind(JSON.stringify(ids))
    .all<NoticeRow>()
  const notices = new Map(
    results.map((row) => [row.id, { ...toNotice(row), isDropped: row.dropped_at !== null }]),
  )
  const slugs = [...new Set(results.map(({ concert }) => concert))].sort()
  const readings = new Map<Locale, Promise<Map<string, ConcertSummary>>>()
  const concertsIn = (locale: Locale) => {
    const reading = readings.get(locale) ?? readConcertsNow(world, locale, slugs)
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
      const right: { notice: Notice; concert: ConcertSummary }[] = []
      for (const notice of timely) {
        const concert = concerts.get(notice.concert)
        const state = concert && toConcertState(concert, now())
        if (concert && isStillTrue(notice.kind, notice.facts.said, state)) right.push({ notice, concert })
        else await drop(notice.id)
      }
      return right.length > 0 ? toReading(right, locale, world.site) : { untrue: 'not so any more' }
    },
  }
}

async function toReading(
  right: readonly { notice: Notice; concert: ConcertSummary }[],
  locale: Locale,
  site: string,
): Promise<NoticeReading | { untrue: string }> {
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
    topic: (await digest(right.map(({ notice }) => notice.id).join())).slice(0, 32),
    start: facts.said.start,
    expiresAt: Math.max(...right.map(({ notice }) => notice.expiresAt)),
    isUrgent: isChange(kind) || kind === 'on-sale' || kind === 'returned' || kind === 'words',
  }
}

/** Concerts ahead by their slugs, as content has them: seconds old at the most. @throws UpstreamFailed */
export async function readConcertsNow(
  { content, cache, now }: NoticeDeps,
  locale: Locale,
  slugs: string[],
): Promise<Map<string, ConcertSummary>> {
  const { value, storedAt } = await cache.readOrMake(
    concertKeys(locale, slugs.join()),
    policies.notices,
    async () => {
      const { concerts } = await fetchConcerts(content, locale, utcDay(now()), {
        when: 'upcoming',
        slugs,
        pageSize: slugs.length,
      })
      return concerts
    },
  )
  // What a cache answers with while content is silent.
  if (now() - storedAt > oldestMs)
    throw new UpstreamFailed('content', 0, 'no answer, and an older one may be wrong')
  return new Map(value.map((concert) => [concert.slug, concert]))
}
