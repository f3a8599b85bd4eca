import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { CastMember } from '../../content/concerts/concert-row.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { noticeMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatDay, formatTime } from '../../shared/format.ts'
import { findWrittenLocale, type Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import type { Notice } from './notice.ts'

/** The text of a notice in one language. */
export interface NoticeText {
  title: string
  body: string
  /** The absolute URL that a click opens. */
  navigate: string
  lang: Locale
}

/** Most new concerts that a digest names. */
const namedAtOnce = 3
/** Longest body in UTF-16 units: a push holds 4 KB in all. */
const maxBody = 500

/**
 * @param concert as content has it now, in the subscriber's language
 * @param site its address, without a slash at its end
 */
export function toNoticeText(
  notice: Pick<Notice, 'kind' | 'facts'>,
  concert: ConcertSummary & { cast?: readonly CastMember[] },
  locale: Locale,
  site: string,
): NoticeText {
  const t = noticeMessages(locale)
  const { kind, facts } = notice
  const name = toConcertName(concert)?.name ?? t.concert
  const where = toWhere(concert)
  const when = toWhen(concert, locale)
  const before = facts.before && toWhen(facts.before, locale)
  const isMovedOnline = concert.status === 'moved_online'
  const texts = {
    announced: [t.announced(name), joinKnown(when, where)],
    'on-sale': [t.onSale(name), joinKnown(when, where)],
    returned: [t.returned(name), joinKnown(when, where)],
    last: [t.last(name), joinKnown(when, where)],
    moved: [
      t.moved(name),
      isMovedOnline ? t.movedOnline(when) : t.movedTo(when, where, before === when ? undefined : before),
    ],
    postponed: [t.postponed(name), t.postponedText(before ?? when, where)],
    cancelled: [t.cancelled(name), t.cancelledText(before ?? when, where)],
    cast: [
      t.castChanged(name),
      t.castText(joinKnown(when, where), joinKnown(...(concert.cast ?? []).map((member) => member.name))),
    ],
    reminder: [t.reminder(name), t.reminderText(when, where)],
    words: [t.words(name, formatDay(locale, concert.date)), inWords(facts.words ?? {}, locale)],
  } as const
  const [title, body] = texts[kind]
  return {
    title,
    body: body.slice(0, maxBody),
    navigate: `${site}${localePath(locale, pathTo(kind === 'reminder' ? 'evening' : 'concert', { slug: concert.slug }))}`,
    lang: locale,
  }
}

/** Several new concerts in one notice. */
export function toDigestText(concerts: readonly ConcertSummary[], locale: Locale, site: string): NoticeText {
  const t = noticeMessages(locale)
  const lines = concerts
    .slice(0, namedAtOnce)
    .map((concert) =>
      joinKnown(toConcertName(concert)?.name ?? t.concert, toWhen(concert, locale), toWhere(concert)),
    )
  const more = concerts.length - lines.length
  return {
    title: t.digest(concerts.length),
    body: [...lines, ...(more > 0 ? [t.andMore(more)] : [])].join('\n').slice(0, maxBody),
    navigate: `${site}${localePath(locale, pathTo('concerts'))}`,
    lang: locale,
  }
}

const toWhen = ({ date, time }: { date: string; time?: string | undefined }, locale: Locale): string =>
  [formatDay(locale, date), ...(time ? [formatTime(locale, time)] : [])].join(', ')

/** A concert may have neither a city nor a hall. */
const joinKnown = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')

const toWhere = ({ city, venue }: ConcertSummary): string =>
  [city?.name, venue?.name].filter((name) => name !== undefined).join(', ')

const inWords = (words: Readonly<Record<string, string>>, locale: Locale): string =>
  words[chooseMessageLocale(words, locale)] ?? ''

/**
 * @returns the language of the message that readers of `locale` get: another one where the editor wrote none in theirs
 */
export const chooseMessageLocale = (words: Readonly<Record<string, string>>, locale: Locale): Locale =>
  findWrittenLocale(words, locale) ?? locale
