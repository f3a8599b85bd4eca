import type { ReactNode } from 'react'
import { countMessages, searchMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatShortDate } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import type { SearchHits, SearchResult } from '../../shared/search.ts'
import { CardPicture, Details, WhyFound } from './card-parts.tsx'
import { ConcertCard } from './concert-card.tsx'

/**
 * Results of one kind as cards, on the search page and in the popup. Texts of results are plain text and stay so.
 * Needs the style sheet `search-cards`.
 */
export function SearchCards({ result, locale }: { result: SearchResult; locale: Locale }) {
  return (
    <ul className={`finds finds-${result.indexUid}`} data-finds>
      {toCards(result, locale)}
    </ul>
  )
}

function toCards(result: SearchResult, locale: Locale): ReactNode[] {
  switch (result.indexUid) {
    case 'concert':
      return result.hits.map((hit) => <ConcertCard key={hit.slug} hit={hit} locale={locale} />)
    case 'program':
      return result.hits.map((hit) => <ProgramCard key={hit.slug} hit={hit} locale={locale} />)
    case 'city':
      return result.hits.map((hit) => <CityCard key={hit.slug} hit={hit} locale={locale} />)
    case 'venue':
      return result.hits.map((hit) => <VenueCard key={hit.slug} hit={hit} locale={locale} />)
    case 'post':
      return result.hits.map((hit) => <PostCard key={hit.slug} hit={hit} locale={locale} />)
  }
}

interface CardProps<Index extends keyof SearchHits> {
  hit: SearchHits[Index]
  locale: Locale
}

function ProgramCard({ hit, locale }: CardProps<'program'>) {
  return (
    <li data-light={hit.repertoire}>
      <CardPicture image={hit.heroImage} className="find-hero" />
      {hit.collection ? <small>{hit.collection}</small> : null}
      <h3 lang={hit.lang}>{hit.name}</h3>
      {hit.about ? <p lang={hit.lang}>{hit.about}</p> : null}
      <WhyFound locale={locale} why={hit.why} />
      <p className="find-actions">
        <Details locale={locale} path={pathTo('bySlug', { slug: hit.slug })} name={hit.name} />
      </p>
    </li>
  )
}

function CityCard({ hit, locale }: CardProps<'city'>) {
  return (
    <li>
      <CardPicture image={hit.logo} className="find-logo" />
      <h3 lang={hit.lang}>{hit.name}</h3>
      <p>{countMessages(locale).concerts(hit.concerts)}</p>
      <p className="find-actions">
        <Details
          locale={locale}
          path={pathTo('city', { slug: hit.slug })}
          name={hit.name}
          text={searchMessages(locale).goTo}
        />
      </p>
    </li>
  )
}

function VenueCard({ hit, locale }: CardProps<'venue'>) {
  return (
    <li>
      <CardPicture image={hit.hallImage} className="find-hall" />
      <h3 lang={hit.lang}>{hit.name}</h3>
      {hit.city || hit.address ? (
        <p>
          {hit.city}
          {hit.city && hit.address ? ', ' : ''}
          {hit.lang && hit.address ? <span lang={hit.lang}>{hit.address}</span> : hit.address}
        </p>
      ) : null}
      <p className="find-actions">
        <Details locale={locale} path={pathTo('venue', { slug: hit.slug })} name={hit.name} />
      </p>
    </li>
  )
}

function PostCard({ hit, locale }: CardProps<'post'>) {
  const day = hit.publishedAt.slice(0, 10)
  const { slug } = hit
  return (
    <li>
      <CardPicture image={hit.thumbnail} className="find-hall" />
      {hit.isVote ? (
        <small>{searchMessages(locale).vote}</small>
      ) : (
        <time dateTime={day}>{formatShortDate(locale, day)}</time>
      )}
      <h3 lang={hit.lang}>{hit.title}</h3>
      {hit.summary ? <p lang={hit.lang}>{hit.summary}</p> : null}
      <p className="find-actions">
        <Details
          locale={locale}
          path={hit.isVote ? pathTo('vote', { slug }) : pathTo('post', { slug })}
          name={hit.title}
        />
      </p>
    </li>
  )
}
