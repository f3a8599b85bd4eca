import { concertSentence, concertTitle, ticketLabel } from '../../src/i18n/search.ts'
import { formatDottedDay, formatTime } from '../../src/shared/format.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { SearchHits } from '../../src/shared/search.ts'
import { paths, safeHref } from '../../src/shared/urls.ts'
import { CardPicture, Details } from './card-parts.tsx'

type Concert = SearchHits['concert']

export function ConcertCard({ hit, locale }: { hit: Concert; locale: Locale }) {
  const { date, time, heroImage, thumbnail, repertoire } = hit
  const sentence = concertSentence(locale, hit)
  return (
    <li data-light={repertoire}>
      <CardPicture image={heroImage} className="find-hero" />
      <CardPicture image={thumbnail} className="find-poster" />
      <time dateTime={time ? `${date}T${formatTime(time)}` : date}>
        <b>{formatDottedDay(date)}</b>
        {[date.slice(0, 4), time ? formatTime(time) : ''].filter(Boolean).join(' · ')}
      </time>
      <h3>
        <ConcertSentence hit={hit} sentence={sentence} />
      </h3>
      <p className="find-actions">
        <Details locale={locale} path={paths.concert(hit.slug)} name={sentence} />
        <TicketButton locale={locale} ticket={hit.ticket} name={sentence} />
      </p>
    </li>
  )
}

/** What the concert is called stands out of its sentence, marked where it isn't in the page's language. */
function ConcertSentence({ hit, sentence }: { hit: Concert; sentence: string }) {
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

/** A link where tickets can be bought, in a new tab only for an external one; grey words everywhere else. */
function TicketButton({ locale, ticket, name }: { locale: Locale; ticket: Concert['ticket']; name: string }) {
  const href = safeHref(ticket.href)
  const label = ticketLabel(locale, ticket.state)
  if (ticket.state !== 'buy' || !href) return <span className="buy buy-off">{label}</span>
  const newTab = ticket.isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className="buy" href={href} aria-label={`${label}: ${name}`} {...newTab}>
      {label}
    </a>
  )
}
