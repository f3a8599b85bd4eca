import type { MemberSummary } from '../../content/people/member-summary.ts'
import type { VenueSummary } from '../../content/places/venue-summary.ts'
import type { ArticleSummary } from '../../content/reading/articles.ts'
import type { PostSummary } from '../../content/reading/post.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Picture } from './picture.tsx'

/** Widths of the pictures of a list of cards (`ul.cards`). */
export const cardSizes = '(min-width: 1024px) 380px, (min-width: 600px) 45vw, 92vw'

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
            {article.thumbnail ? <Picture image={article.thumbnail} alt="" sizes={cardSizes} /> : null}
            <strong>{article.title}</strong>
            {article.summary ? <span>{article.summary}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function PostCards({ posts, locale }: { posts: PostSummary[]; locale: Locale }) {
  return (
    <ul className="cards">
      {posts.map((post) => (
        <li key={post.slug}>
          <a className="card" href={localePath(locale, pathTo('post', { slug: post.slug }))} lang={post.lang}>
            {post.thumbnail ? <Picture image={post.thumbnail} alt="" sizes={cardSizes} /> : null}
            <time dateTime={post.day}>{formatFullDay(locale, post.day)}</time>
            <strong>{post.title}</strong>
            {post.summary ? <span>{post.summary}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function MemberCards({ members, locale }: { members: MemberSummary[]; locale: Locale }) {
  return (
    <ul className="members">
      {members.map((member) => (
        <li key={member.slug}>
          <a href={localePath(locale, pathTo('member', { slug: member.slug }))}>
            {member.photo ? (
              <Picture image={member.photo} alt="" sizes="(min-width: 768px) 180px, 40vw" />
            ) : null}
            <strong lang={member.lang}>{member.fullName}</strong>
            {member.artistType ? <span>{member.artistType}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Halls 3:2 with name and address. Needs the sheet `places`. */
export function VenueCards({ venues, locale }: { venues: VenueSummary[]; locale: Locale }) {
  return (
    <ul className="venues">
      {venues.map((venue) => (
        <li key={venue.slug}>
          <a href={localePath(locale, pathTo('venue', { slug: venue.slug }))} lang={venue.lang}>
            {venue.image ? (
              <Picture
                image={venue.image}
                alt=""
                sizes="(min-width: 64rem) 17rem, (min-width: 36rem) 45vw, 6.5rem"
              />
            ) : null}
            <strong>{venue.name}</strong>
            {venue.address ? <span>{venue.address}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
