import { postsPerPage } from '../../shared/constants.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../content-service.ts'
import { readPublishedEntry, readPublishedList } from '../parts/read-parts.ts'
import type { Article, Category } from './articles.ts'
import type { MorePages } from './more-pages.ts'
import type { FeedPost, Post, PostSummary } from './post.ts'
import type { HelpTopic, ListedQuestion } from './questions.ts'

/** Readers of texts. @throws UpstreamFailed where nothing is published */

export const readPost = (content: ContentService, locale: Locale, slug: string): Promise<Post | null> =>
  readPublishedEntry(content, 'post', locale, slug)

export const readArticle = (content: ContentService, locale: Locale, slug: string): Promise<Article | null> =>
  readPublishedEntry(content, 'article', locale, slug)

export const readCategory = (
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<Category | null> => readPublishedEntry(content, 'category', locale, slug)

/** One page of the list of news. */
export interface PostListPage {
  posts: PostSummary[]
  pageCount: number
}

/** One page of the news, the newest first. */
export async function readPosts(
  content: ContentService,
  locale: Locale,
  { page = 1, pageSize = postsPerPage }: { page?: number; pageSize?: number },
): Promise<PostListPage> {
  const posts = await readPublishedList(content, 'posts', locale)
  return {
    posts: posts.slice((page - 1) * pageSize, page * pageSize),
    pageCount: Math.ceil(posts.length / pageSize),
  }
}

/** The posts that came out just after and just before another. */
export interface PostNeighbours {
  newer?: PostSummary
  older?: PostSummary
}

export async function readPostNeighbours(
  content: ContentService,
  locale: Locale,
  { slug }: Pick<Post, 'slug'>,
): Promise<PostNeighbours> {
  const posts = await readPublishedList(content, 'posts', locale)
  const at = posts.findIndex((post) => post.slug === slug)
  if (at < 0) return {}
  const [newer, older] = [posts[at - 1], posts[at + 1]]
  return { ...(newer ? { newer } : {}), ...(older ? { older } : {}) }
}

/** The newest posts, for the feeds. */
export const readFeedPosts = (content: ContentService, locale: Locale): Promise<FeedPost[]> =>
  readPublishedList(content, 'feed-posts', locale)

/** All FAQ entries in the editors' order. */
export const readQuestions = (content: ContentService, locale: Locale): Promise<ListedQuestion[]> =>
  readPublishedList(content, 'questions', locale)

/** The first question about a topic. @returns `null` when editors have named none */
export const readHelp = async (
  content: ContentService,
  locale: Locale,
  topic: HelpTopic,
): Promise<ListedQuestion | null> =>
  (await readQuestions(content, locale)).find((question) => question.topic === topic) ?? null

/** Subjects and editors' pages by name, the first hundred of each. */
export const readMorePages = (content: ContentService, locale: Locale): Promise<MorePages> =>
  readPublishedList(content, 'more-pages', locale)
