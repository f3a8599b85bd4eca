import {
  type BlockConcerts,
  chooseBlockStates,
  readBlockConcerts,
} from '../content/concerts/block-concerts.ts'
import type { Article, ArticleSummary } from '../content/reading/articles.ts'
import { readArticle, readCategory } from '../content/reading/readers.ts'
import { toExcerpt } from '../content/text/text-preview.ts'
import { NotFound } from '../errors.ts'
import { pageMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { blockStyles } from '../rendering/block-styles.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listAlternates } from '../rendering/head.ts'
import { toArticle } from '../rendering/structured-data/news-article.ts'
import { pathTo } from '../routes/paths.ts'
import { formatFullDay } from '../shared/format.ts'
import { localePath } from '../shared/urls.ts'
import { BlockList } from '../ui/blocks/block-list.tsx'
import { ArticleCards } from '../ui/components/cards.tsx'
import { PostComposition } from '../ui/layouts/post.tsx'

interface Critical {
  article: Article
}

interface Deferred {
  blockConcerts: Promise<BlockConcerts>
  /** Other articles of the same category. */
  others: Promise<ArticleSummary[]>
}

const othersShown = 3

/** `/a/{slug}`: the page of an article. */
export const articlePage = definePage('article', {
  externalServices: ['embed', 'challenge'],
  loadCritical: async ({ content, locale, params, path }) => {
    const article = await readArticle(content, locale, params.slug)
    if (!article) throw new NotFound(path)
    return { article }
  },
  loadDeferred: ({ content, locale }, critical) => ({
    blockConcerts: critical.then(({ article }) => readBlockConcerts(content, locale, article.blocks)),
    others: critical.then(async ({ article }) => {
      const category = article.category ? await readCategory(content, locale, article.category.slug) : null
      const others = (category?.articles ?? []).filter(({ slug }) => slug !== article.slug)
      return others.slice(0, othersShown)
    }),
  }),
  head: (page, { article }) => {
    const { category, slug, title } = article
    const description = article.seo.description ?? article.summary ?? toExcerpt(firstText(article))
    const image = article.seo.image ?? article.thumbnail
    return {
      title: article.seo.title ?? article.title,
      ...(description ? { description } : {}),
      ...(image ? { image } : {}),
      shareImage: { title, ...(category ? { place: category.name } : {}) },
      article,
      trail: [
        ...(category ? [{ name: category.name, path: pathTo('category', { slug: category.slug }) }] : []),
        { name: title, path: pathTo('article', { slug }) },
      ],
      structuredData: [
        toArticle(page, 'Article', pathTo('article', { slug }), { ...article, description, image }),
      ],
      alternates: listAlternates(article.translations, 'article'),
      styles: ['concerts', 'cards', 'text', ...blockStyles(article.blocks)],
    }
  },
  timeDependencies: ({ now }, { blockConcerts }) => chooseBlockStates(blockConcerts, now),
  View: ArticleView,
})

function firstText({ blocks }: Article): string | undefined {
  return blocks.find((block) => block.kind === 'rich-text')?.html
}

function ArticleView({ page, data }: { page: Page<{ slug: string }>; data: Critical & Deferred }) {
  const { locale } = page
  const { article } = data
  const { category } = article
  return (
    <PostComposition
      page={page}
      alternates={listAlternates(article.translations, 'article')}
      title={article.title}
      lang={article.lang}
      lead={article.summary}
      picture={article.thumbnail}
      kicker={
        <>
          {category ? (
            <a href={localePath(locale, pathTo('category', { slug: category.slug }))} lang={category.lang}>
              {category.name}
            </a>
          ) : null}
          <time dateTime={article.day}>{formatFullDay(locale, article.day)}</time>
        </>
      }
      after={
        category ? (
          <Await value={data.others}>
            {(others) =>
              others.length > 0 ? (
                <section className="wrap">
                  <h2>{pageMessages(locale).moreInCategory(category.name)}</h2>
                  <ArticleCards articles={others} locale={locale} />
                </section>
              ) : null
            }
          </Await>
        ) : null
      }
    >
      <BlockList blocks={article.blocks} page={page} lang={article.lang} concerts={data.blockConcerts} />
    </PostComposition>
  )
}
