import type { Context } from 'hono'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import { type AnnouncedConcert, readAnnounced } from '../../content/concerts/schedule.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { FeedPost } from '../../content/reading/post.ts'
import { readFeedPosts } from '../../content/reading/readers.ts'
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
  answerFeed(c, 'concerts', async (content, locale, toAddress) =>
    (await readAnnounced(content, locale)).map((concert) => toConcertEntry(concert, locale, toAddress)),
  )

/** `GET /feed.xml`: the newest posts with their whole text, in the language of the address. */
export const serveNewsFeed = (c: Context<AppEnv>): Promise<Response> =>
  answerFeed(c, 'news', async (content, locale, toAddress) =>
    (await readFeedPosts(content, locale)).map((post) => toPostEntry(post, toAddress)),
  )

type ToAddress = (path: string) => string

const answerFeed = (
  c: Context<AppEnv>,
  name: 'concerts' | 'news',
  readEntries: (content: ContentService, locale: Locale, toAddress: ToAddress) => Promise<AtomEntry[]>,
): Promise<Response> =>
  answerFile(c, atomKind, async () => {
    const locale = c.get('locale')
    const { content } = c.get('services')
    const toAddress: ToAddress = (path) => `${readPublicOrigin(c)}${localePath(locale, path)}`
    return toAtom({
      locale,
      subject: `feed/${name}`,
      title: feedMessages(locale)[name],
      subtitle: feedMessages(locale)[`${name}About`],
      author: (await readNames(content, locale)).fullName,
      address: toAddress(pathTo(`${name}Feed`)),
      page: toAddress(pathTo(name)),
      entries: await readEntries(content, locale, toAddress),
    })
  })

/**
 * An entry's only date is its announcement: a concert that sells out or gets a longer text is no news to a subscriber,
 * and would move to the top of their list.
 */
const toConcertEntry = (concert: AnnouncedConcert, locale: Locale, toAddress: ToAddress): AtomEntry => ({
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

const toPostEntry = (post: FeedPost, toAddress: ToAddress): AtomEntry => ({
  subject: `post/${post.slug}`,
  title: post.title,
  page: toAddress(pathTo('post', { slug: post.slug })),
  published: post.publishedAt,
  // The draft may have been changed long before it was published, so the later of both dates is used.
  updated: later(post.publishedAt, post.updatedAt),
  summary: post.summary,
  html: post.html,
  lang: post.lang,
})

const later = (published: string, updated: string | undefined) =>
  updated && Date.parse(updated) > Date.parse(published) ? updated : published
