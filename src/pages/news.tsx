import * as z from 'zod/mini'
import { menus } from '../brand/chosen.ts'
import type { MorePages, NamedEntry } from '../content/reading/more-pages.ts'
import type { PostSummary } from '../content/reading/post.ts'
import { type PostListPage, readMorePages, readPosts } from '../content/reading/readers.ts'
import { readingMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listHead, listShareImage, makeBeyondEndError } from '../rendering/list-pages.ts'
import type { SlugAddressName } from '../routes/addresses.ts'
import { pathTo } from '../routes/paths.ts'
import { pageNumberSchema } from '../shared/concerts-query.ts'
import { formatFullDay } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { toMenuLinks } from '../ui/components/menu-links.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { Pagination } from '../ui/components/pagination.tsx'
import { Picture } from '../ui/components/picture.tsx'

type NewsQuery = {
  page: number
}

interface Deferred {
  news: Promise<PostListPage>
  more: Promise<MorePages>
}

export const newsPage = definePage('news', {
  query: z.object({ page: pageNumberSchema }),
  // The first page always exists; whether another one does, only its posts can tell.
  loadCritical: async (page) => {
    if (page.query.page > 1 && (await readNews(page)).posts.length === 0) throw await pastEndOf(page)
    return {}
  },
  loadDeferred: (page) => ({
    news: readNews(page),
    more: readMorePages(page.content, page.locale),
  }),
  essential: ['news'],
  head: ({ locale, query }) => ({
    ...listHead(locale, query.page, {
      title: readingMessages(locale).news,
      description: readingMessages(locale).newsDescription,
    }),
    shareImage: listShareImage(locale, readingMessages(locale).news),
    trail: [{ name: readingMessages(locale).news, path: pathTo('news') }],
    canonicalQuery: query.page > 1 ? `?page=${query.page}` : '',
    styles: ['schedule', 'concerts', 'cards', 'reading'],
  }),
  timeDependencies: () => [],
  View: NewsView,
})

const readNews = ({ content, locale, query }: Page<unknown, NewsQuery>) =>
  readPosts(content, locale, { page: query.page })

const pastEndOf = ({ content, locale, query }: Page<unknown, NewsQuery>) =>
  makeBeyondEndError({
    path: pathTo('news'),
    query,
    countPages: async () => (await readPosts(content, locale, {})).pageCount,
  })

function NewsView({ page, data }: { page: Page<unknown, NewsQuery>; data: Deferred }) {
  const { locale, query } = page
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{readingMessages(locale).news}</h1>
        <Await value={data.news} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {({ posts, pageCount }) =>
            posts.length > 0 ? (
              <>
                <ul className={query.page === 1 ? 'cards news news-first' : 'cards news'}>
                  {posts.map((post, index) => (
                    <NewsItem
                      key={post.slug}
                      post={post}
                      locale={locale}
                      isLarge={index === 0 && query.page === 1}
                    />
                  ))}
                </ul>
                <Pagination
                  locale={locale}
                  path={pathTo('news')}
                  query={query}
                  page={query.page}
                  pageCount={pageCount}
                />
              </>
            ) : (
              <NoNews locale={locale} />
            )
          }
        </Await>
        {/* If this can't be read the news are still complete, so no error is shown. */}
        <Await value={data.more}>{(more) => <MoreToRead locale={locale} more={more} />}</Await>
      </div>
    </PageFrame>
  )
}

const sizes = {
  large: '(min-width: 64rem) 48rem, 92vw',
  usual: '(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 92vw',
} as const

function NewsItem({ post, locale, isLarge }: { post: PostSummary; locale: Locale; isLarge: boolean }) {
  return (
    <li>
      <a className="card" href={localePath(locale, pathTo('post', { slug: post.slug }))} lang={post.lang}>
        {post.thumbnail ? (
          <Picture
            image={post.thumbnail}
            alt=""
            sizes={isLarge ? sizes.large : sizes.usual}
            {...(isLarge ? { isPriority: true as const } : {})}
          />
        ) : null}
        <time dateTime={post.day} lang={post.lang ? locale : undefined}>
          {formatFullDay(locale, post.day)}
        </time>
        <strong>{post.title}</strong>
        {post.summary ? <span>{post.summary}</span> : null}
      </a>
    </li>
  )
}

function NoNews({ locale }: { locale: Locale }) {
  const t = readingMessages(locale)
  return (
    <div className="empty">
      <p className="empty-title">{t.noNews}</p>
      <p>{t.noNewsHint}</p>
      <a className="button" href={localePath(locale, pathTo('concerts'))}>
        {t.schedule}
      </a>
    </div>
  )
}

/** Links to categories, and to editors' pages that no menu has, so that every published page is linked. */
function MoreToRead({ locale, more }: { locale: Locale; more: MorePages }) {
  const t = readingMessages(locale)
  const inMenus = toMenuLinks(menus.footer, locale).map(({ path }) => path)
  const pages = more.pages.filter(({ slug }) => !inMenus.includes(pathTo('bySlug', { slug })))
  return (
    <>
      <Links title={t.topics} entries={more.categories} address="category" locale={locale} />
      <Links title={t.morePages} entries={pages} address="bySlug" locale={locale} />
    </>
  )
}

interface LinksProps {
  title: string
  entries: readonly NamedEntry[]
  address: SlugAddressName
  locale: Locale
}

function Links({ title, entries, address, locale }: LinksProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <nav className="chips" aria-label={title}>
        {entries.map(({ slug, name, lang }) => (
          <a key={slug} href={localePath(locale, pathTo(address, { slug }))} lang={lang}>
            {name}
          </a>
        ))}
      </nav>
    </section>
  )
}
