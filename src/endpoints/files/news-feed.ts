import type { Context } from 'hono'
import type { FeedPost } from '../../content/reading/feed-posts.ts'
import { readFeedPosts } from '../../content/reading/readers.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { feedMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { answerFile } from './answer-file.ts'
import { type AtomEntry, atomKind, toAtom } from './atom.ts'
import { readNames } from './read-names.ts'

/** `GET /feed.xml`: the newest posts with their whole text, in the language of the address. */
export const serveNewsFeed = (c: Context<AppEnv>): Promise<Response> =>
  answerFile(c, atomKind, async () => {
    const locale = c.get('locale')
    const services = c.get('services')
    const toAddress = (path: string) => `${readPublicOrigin(c)}${localePath(locale, path)}`
    const posts = await readFeedPosts(services.content, locale)
    return toAtom({
      locale,
      subject: 'feed/news',
      title: feedMessages(locale).news,
      subtitle: feedMessages(locale).newsAbout,
      author: (await readNames(services.content, locale)).fullName,
      address: toAddress(pathTo('newsFeed')),
      page: toAddress(pathTo('news')),
      entries: posts.map((post) => toEntry(post, toAddress)),
    })
  })

const toEntry = (post: FeedPost, toAddress: (path: string) => string): AtomEntry => ({
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
