import type { ReactNode } from 'react'
import { concertSentence, concertTitle, searchMessages, ticketLabel } from '../i18n/search.ts'
import { countConcerts } from '../i18n/site.ts'
import { formatDottedDate, formatDottedDay } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import type { HitImage, SearchHits, SearchResult } from '../shared/search.ts'
import { localePath, paths } from '../shared/urls.ts'

/**
 * What was found of one kind, as cards (seed, section 2, «Search popup»), as the popup has them too
 * (`client/search/cards.tsx`). Needs the sheet `search-cards`.
 */
export function SearchCards({ result, locale }: { result: SearchResult; locale: Locale }) {
  return <ul className={`finds finds-${result.indexUid}`}>{toCards(result, locale)}</ul>
}

function toCards(result: SearchResult, locale: Locale): ReactNode[] {
  switch (result.indexUid) {
    case 'concert':
      return result.hits.map((hit) => <ConcertFind key={hit.slug} hit={hit} locale={locale} />)
    case 'program':
      return result.hits.map((hit) => <ProgramFind key={hit.slug} hit={hit} locale={locale} />)
    case 'city':
      return result.hits.map((hit) => <CityFind key={hit.slug} hit={hit} locale={locale} />)
    case 'venue':
      return result.hits.map((hit) => <VenueFind key={hit.slug} hit={hit} locale={locale} />)
    case 'post':
      return result.hits.map((hit) => <PostFind key={hit.slug} hit={hit} locale={locale} />)
  }
}

interface FindProps<Kind extends keyof SearchHits> {
  hit: SearchHits[Kind]
  locale: Locale
}

function ConcertFind({ hit, locale }: FindProps<'concert'>) {
  const { date, time, ticket } = hit
  const sentence = concertSentence(locale, hit)
  const label = ticketLabel(locale, ticket.state)
  return (
    <li data-light={hit.repertoire}>
      <HitPicture image={hit.heroImage} className="find-hero" />
      <HitPicture image={hit.thumbnail} className="find-poster" />
      <time dateTime={time ? `${date}T${time}` : date}>
        <b>{formatDottedDay(date)}</b>
        {[date.slice(0, 4), time].filter(Boolean).join(' · ')}
      </time>
      <h3>
        <ConcertSentence hit={hit} sentence={sentence} />
      </h3>
      <p className="find-actions">
        <Details locale={locale} path={paths.concert(hit.slug)} name={sentence} />
        {ticket.state === 'buy' && ticket.href ? (
          <a
            className="buy"
            href={ticket.href}
            aria-label={`${label}: ${sentence}`}
            {...(ticket.isExternal ? newTab : {})}
          >
            {label}
          </a>
        ) : (
          <span className="buy buy-off">{label}</span>
        )}
      </p>
    </li>
  )
}

const newTab = { target: '_blank', rel: 'noopener' } as const

function ProgramFind({ hit, locale }: FindProps<'program'>) {
  return (
    <li data-light={hit.repertoire}>
      <HitPicture image={hit.heroImage} className="find-hero" />
      {hit.collection ? <small>{hit.collection}</small> : null}
      <h3 lang={hit.lang}>{hit.name}</h3>
      {hit.about ? <p lang={hit.lang}>{hit.about}</p> : null}
      <p className="find-actions">
        <Details locale={locale} path={paths.bySlug(hit.slug)} name={hit.name} />
      </p>
    </li>
  )
}

function CityFind({ hit, locale }: FindProps<'city'>) {
  return (
    <li>
      <HitPicture image={hit.logo} className="find-logo" />
      <h3 lang={hit.lang}>{hit.name}</h3>
      <p>{countConcerts(locale, hit.concerts)}</p>
      <p className="find-actions">
        <Details
          locale={locale}
          path={paths.city(hit.slug)}
          name={hit.name}
          text={searchMessages(locale).goTo}
        />
      </p>
    </li>
  )
}

function VenueFind({ hit, locale }: FindProps<'venue'>) {
  return (
    <li>
      <HitPicture image={hit.hallImage} className="find-hall" />
      <h3 lang={hit.lang}>{hit.name}</h3>
      {hit.city || hit.address ? <p>{[hit.city, hit.address].filter(Boolean).join(', ')}</p> : null}
      <p className="find-actions">
        <Details locale={locale} path={paths.venue(hit.slug)} name={hit.name} />
      </p>
    </li>
  )
}

function PostFind({ hit, locale }: FindProps<'post'>) {
  const day = hit.publishedAt.slice(0, 10)
  return (
    <li>
      <HitPicture image={hit.thumbnail} className="find-hall" />
      <time dateTime={day}>{formatDottedDate(day)}</time>
      <h3 lang={hit.lang}>{hit.title}</h3>
      {hit.summary ? <p lang={hit.lang}>{hit.summary}</p> : null}
      <p className="find-actions">
        <Details locale={locale} path={paths.post(hit.slug)} name={hit.title} />
      </p>
    </li>
  )
}

/** Many links say the same; a screen reader hears what each is about. */
function Details(props: { locale: Locale; path: string; name: string; text?: string }) {
  const { locale, path, name, text = searchMessages(locale).details } = props
  return (
    <a className="button button-quiet" href={localePath(locale, path)} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  )
}

/** What the concert is called stands out of its sentence, marked where it isn't in the page's language. */
function ConcertSentence({ hit, sentence }: { hit: SearchHits['concert']; sentence: string }) {
  const title = concertTitle(hit)
  const at = sentence.indexOf(title)
  return (
    <>
      {sentence.slice(0, at)}
      <b lang={hit.lang}>{title}</b>
      {sentence.slice(at + title.length)}
    </>
  )
}

/** Width on the page for each screen, as in `<img sizes>`. */
const sizes = {
  'find-hero': '(min-width: 72rem) 18rem, (min-width: 48rem) 48vw, 92vw',
  'find-hall': '(min-width: 72rem) 18rem, (min-width: 48rem) 16vw, 7rem',
  'find-poster': '4rem',
  'find-logo': '4rem',
} as const

function HitPicture({ image, className }: { image: HitImage | undefined; className: keyof typeof sizes }) {
  if (!image) return null
  const { url, srcSet, width, height } = image
  return (
    <img
      className={className}
      src={url}
      srcSet={srcSet}
      sizes={sizes[className]}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
