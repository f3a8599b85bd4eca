import type { Post } from '../content/reading/post.ts'
import { type PostNeighbours, readPost, readPostNeighbours } from '../content/reading/readers.ts'
import { toExcerpt } from '../content/text/text-preview.ts'
import { NotFound } from '../errors.ts'
import { readingMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listAlternates } from '../rendering/head.ts'
import { toArticle } from '../rendering/structured-data/news-article.ts'
import { pathTo } from '../routes/paths.ts'
import { formatFullDay } from '../shared/format.ts'
import { localePath } from '../shared/urls.ts'
import { PostCards } from '../ui/components/cards.tsx'
import { BackLink } from '../ui/components/page-frame.tsx'
import { ProgramPosters } from '../ui/components/program-posters.tsx'
import { Prose } from '../ui/components/prose.tsx'
import { Share } from '../ui/components/share.tsx'
import { PostComposition } from '../ui/layouts/post.tsx'

interface Critical {
  post: Post
}

interface Deferred {
  neighbours: Promise<PostNeighbours>
}

export const postPage = definePage('post', {
  loadCritical: async ({ content, locale, params, path }) => {
    const post = await readPost(content, locale, params.slug)
    if (!post) throw new NotFound(path)
    return { post }
  },
  loadDeferred: ({ content, locale }, critical) => ({
    neighbours: critical.then(({ post }) => readPostNeighbours(content, locale, post)),
  }),
  head: (page, { post }) => {
    const image = post.seo.image ?? post.thumbnail
    const description = post.seo.description ?? post.summary ?? toExcerpt(post.html)
    return {
      title: post.seo.title ?? post.title,
      ...(description ? { description } : {}),
      ...(image ? { image } : {}),
      shareImage: {
        title: post.title,
        date: post.day,
        place: siteMessages(page.locale).menuLinks.news,
        ...(post.programs[0]?.repertoire ? { light: post.programs[0].repertoire } : {}),
      },
      article: post,
      trail: [
        { name: siteMessages(page.locale).menuLinks.news, path: pathTo('news') },
        { name: post.title, path: pathTo('post', { slug: post.slug }) },
      ],
      structuredData: [
        toArticle(page, 'NewsArticle', pathTo('post', { slug: post.slug }), { ...post, description, image }),
      ],
      ...(post.programs[0]?.repertoire ? { light: post.programs[0].repertoire } : {}),
      alternates: listAlternates(post.translations, 'post'),
      styles: ['concerts', 'cards', 'text', 'reading'],
    }
  },
  timeDependencies: () => [],
  View: PostView,
})

function PostView({ page, data }: { page: Page; data: Critical & Deferred }) {
  const { locale } = page
  const { post } = data
  return (
    <PostComposition
      page={page}
      alternates={listAlternates(post.translations, 'post')}
      title={post.title}
      lang={post.lang}
      kicker={
        <>
          <BackLink locale={locale} />
          <time dateTime={post.day}>{formatFullDay(locale, post.day)}</time>
        </>
      }
      lead={post.summary}
      picture={post.thumbnail}
      after={<AfterPost page={page} data={data} />}
    >
      {post.html ? <Prose html={post.html} lang={post.lang} /> : null}
    </PostComposition>
  )
}

function AfterPost({ page, data }: { page: Page; data: Critical & Deferred }) {
  const { locale } = page
  const t = readingMessages(locale)
  return (
    <div className="wrap post-after">
      <Share page={page} title={data.post.title} />
      {data.post.programs.length > 0 ? (
        <section>
          <h2>{t.postPrograms}</h2>
          <ProgramPosters programs={data.post.programs} locale={locale} />
        </section>
      ) : null}
      <Await value={data.neighbours}>
        {({ newer, older }) =>
          newer || older ? (
            <nav className="more-news" aria-labelledby="more-news">
              <h2 id="more-news">{t.otherNews}</h2>
              <PostCards posts={[newer, older].filter((post) => post !== undefined)} locale={locale} />
            </nav>
          ) : null
        }
      </Await>
      <p className="after">
        <a className="button button-quiet" href={localePath(locale, pathTo('news'))}>
          {t.allNews}
        </a>
      </p>
    </div>
  )
}
