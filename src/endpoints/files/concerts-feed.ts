import type { Context } from 'hono'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import { type AnnouncedConcert, readAnnounced } from '../../content/concerts/schedule.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { feedMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay, formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { answerFile } from './answer-file.ts'
import { type AtomEntry, atomKind, toAtom } from './atom.ts'
import { readNames } from './read-names.ts'

/** `GET /concerts/feed.xml`: the concerts that were announced last, in the language of the address. */
export const serveConcertsFeed = (c: Context<AppEnv>): Promise<Response> =>
  answerFile(c, atomKind, async () => {
    const locale = c.get('locale')
    const services = c.get('services')
    const toAddress = (path: string) => `${readPublicOrigin(c)}${localePath(locale, path)}`
    const concerts = await readAnnounced(services.content, locale)
    return toAtom({
      locale,
      subject: 'feed/concerts',
      title: feedMessages(locale).concerts,
      subtitle: feedMessages(locale).concertsAbout,
      author: (await readNames(services.content, locale)).fullName,
      address: toAddress(pathTo('concertsFeed')),
      page: toAddress(pathTo('concerts')),
      entries: concerts.map((concert) => toEntry(concert, locale, toAddress)),
    })
  })

/**
 * An entry's only date is its announcement: a concert that sells out or gets a longer text is no news to a subscriber,
 * and would move to the top of their list.
 */
const toEntry = (
  concert: AnnouncedConcert,
  locale: Locale,
  toAddress: (path: string) => string,
): AtomEntry => ({
  subject: `concert/${concert.slug}`,
  title: toTitle(concert, locale),
  page: toAddress(pathTo('concert', { slug: concert.slug })),
  published: concert.publishedAt,
  updated: concert.publishedAt,
  summary: toSummary(concert, locale),
  lang: toConcertName(concert)?.lang,
})

const toTitle = (concert: AnnouncedConcert, locale: Locale) =>
  [
    toConcertName(concert)?.name ?? feedMessages(locale).concert,
    concert.city?.name,
    formatFullDay(locale, concert.date),
  ]
    .filter(Boolean)
    .join(', ')

const toSummary = ({ date, time, city, venue }: AnnouncedConcert, locale: Locale) =>
  [
    formatFullDay(locale, date),
    time ? formatTime(locale, time) : feedMessages(locale).timeUnknown,
    city?.name,
    venue?.name,
  ]
    .filter(Boolean)
    .join(', ')
