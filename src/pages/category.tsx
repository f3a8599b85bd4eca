import type { Category } from '../content/reading/articles.ts'
import { readCategory } from '../content/reading/readers.ts'
import { NotFound } from '../errors.ts'
import { pageMessages, programMessages } from '../languages/texts.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listAlternates } from '../rendering/head.ts'
import { toWebPage } from '../rendering/structured-data/web-page.ts'
import { pathTo } from '../routes/paths.ts'
import { localePath } from '../shared/urls.ts'
import { ArticleCards } from '../ui/components/cards.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { ProgramPosters } from '../ui/components/program-posters.tsx'

interface Critical {
  category: Category
}

/** `/categories/{slug}`: what to read on a subject, and what to hear. */
export const categoryPage = definePage('category', {
  loadCritical: async ({ content, locale, params, path }) => {
    const category = await readCategory(content, locale, params.slug)
    if (!category) throw new NotFound(path)
    return { category }
  },
  head: (page, { category }) => ({
    // A program collection often has the same name.
    title: category.seo.title ?? pageMessages(page.locale).categoryTitle(category.name),
    ...toDescription(category),
    ...(category.seo.image ? { image: category.seo.image } : {}),
    shareImage: { title: category.name, place: pageMessages(page.locale).articles },
    styles: ['concerts', 'cards'],
    trail: [{ name: category.name, path: pathTo('category', { slug: category.slug }) }],
    structuredData: [
      toWebPage(page, 'CollectionPage', pathTo('category', { slug: category.slug }), {
        name: category.name,
        lang: category.lang,
        description: category.description,
        parts: category.articles.map(({ title, slug }) => ({
          name: title,
          path: pathTo('article', { slug }),
        })),
      }),
    ],
    alternates: listAlternates(category.translations, 'category'),
  }),
  timeDependencies: () => [],
  View: CategoryView,
})

function toDescription({ seo, description }: Category) {
  const text = seo.description ?? description
  return text ? { description: text } : {}
}

function CategoryView({ page, data: { category } }: { page: Page<{ slug: string }>; data: Critical }) {
  const { locale } = page
  const t = pageMessages(locale)
  const { programs, articles } = category
  return (
    <PageFrame page={page} alternates={listAlternates(category.translations, 'category')}>
      <div className="wrap">
        <h1 lang={category.lang}>{category.name}</h1>
        {category.description ? (
          <p className="lead" lang={category.lang}>
            {category.description}
          </p>
        ) : null}
        {articles.length > 0 ? (
          <section>
            <h2>{t.articles}</h2>
            <ArticleCards articles={articles} locale={locale} />
          </section>
        ) : null}
        {programs.length > 0 ? (
          <section>
            <h2>{t.programs}</h2>
            <ProgramPosters programs={programs} locale={locale} />
          </section>
        ) : null}
        {articles.length + programs.length === 0 ? (
          <div className="empty">
            <p>{t.emptyCategory}</p>
            <a className="button" href={localePath(locale, pathTo('programs'))}>
              {programMessages(locale).allPrograms}
            </a>
          </div>
        ) : null}
      </div>
    </PageFrame>
  )
}
