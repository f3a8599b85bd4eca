import { houseArticles } from './articles-house.ts'
import { musicArticles } from './articles-music.ts'
import { screenArticles } from './articles-screen.ts'
import type { AuthoredArticle } from './authored.ts'

/** All articles, newest first. */
export const articles: AuthoredArticle[] = [...screenArticles, ...musicArticles, ...houseArticles].sort(
  (one, other) => one.daysAgo - other.daysAgo,
)
