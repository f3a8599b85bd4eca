import type { ArticleSummary } from '../../content/reading/article-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Picture } from './picture.tsx'

export function ArticleCards({ articles, locale }: { articles: ArticleSummary[]; locale: Locale }) {
  return (
    <ul className="cards">
      {articles.map((article) => (
        <li key={article.slug}>
          <a
            className="card"
            href={localePath(locale, pathTo('article', { slug: article.slug }))}
            lang={article.lang}
          >
            {article.thumbnail ? (
              <Picture
                image={article.thumbnail}
                alt=""
                sizes="(min-width: 1024px) 380px, (min-width: 600px) 45vw, 92vw"
              />
            ) : null}
            <strong>{article.title}</strong>
            {article.summary ? <span>{article.summary}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
