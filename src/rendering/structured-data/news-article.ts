import type { Article, NewsArticle } from 'schema-dts'
import type { Image } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import { cutText } from '../../shared/plain-text.ts'
import { publisher } from './organization.ts'
import { type SiteFacts, toImageProperty, toPageUrl } from './site-facts.ts'

interface Text {
  title: string
  /** The language of the text, where it isn't the page's. */
  lang?: Locale
  description?: string | undefined
  image?: Image | undefined
  /** ISO instants. */
  publishedAt: string
  updatedAt?: string
}

/** Search engines cut longer headlines. */
const headlineLength = 110

/**
 * A news post or an article: https://developers.google.com/search/docs/appearance/structured-data/article
 *
 * @param path without its language
 */
export const toArticle = (
  site: SiteFacts,
  type: 'NewsArticle' | 'Article',
  path: string,
  text: Text,
): NewsArticle | Article => ({
  '@type': type,
  headline: cutText(text.title, headlineLength - 1),
  url: toPageUrl(site, path),
  mainEntityOfPage: toPageUrl(site, path),
  inLanguage: text.lang ?? site.locale,
  datePublished: text.publishedAt,
  dateModified: text.updatedAt ?? text.publishedAt,
  author: publisher(site),
  publisher: publisher(site),
  ...(text.description ? { description: text.description } : {}),
  ...toImageProperty(site, text.image),
})
