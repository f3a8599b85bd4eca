import type { PostSummary } from '../../content/reading/post-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Picture } from './picture.tsx'

export function PostCards({ posts, locale }: { posts: PostSummary[]; locale: Locale }) {
  return (
    <ul className="cards">
      {posts.map((post) => (
        <li key={post.slug}>
          <a className="card" href={localePath(locale, pathTo('post', { slug: post.slug }))} lang={post.lang}>
            {post.thumbnail ? (
              <Picture
                image={post.thumbnail}
                alt=""
                sizes="(min-width: 1024px) 380px, (min-width: 600px) 45vw, 92vw"
              />
            ) : null}
            <time dateTime={post.day}>{formatFullDay(locale, post.day)}</time>
            <strong>{post.title}</strong>
            {post.summary ? <span>{post.summary}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
