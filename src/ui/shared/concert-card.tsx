import { writeConcertSentence, writeConcertTitle, writeTicketLabel } from '../../languages/search.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatShortDay, formatTime, formatYear } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { inNewTab } from '../../shared/new-tab.ts'
import type { SearchHits } from '../../shared/search.ts'
import { toSafeHref } from '../../shared/urls.ts'
import { CardPicture, Details, WhyFound } from './card-parts.tsx'

type Concert = SearchHits['concert']

const atProvider = { ...inNewTab, 'data-provider': '' } as const

/** States of tickets that say that the concert isn't as it was announced. */
const changed: ReadonlySet<Concert['ticket']['state']> = new Set(['cancelled', 'postponed'])

/** A ticket stub, on every screen: date and picture, name, city; wide screens have the whole sentence too. */
export function ConcertCard({ hit, locale }: { hit: Concert; locale: Locale }) {
  const { date, time, heroImage, thumbnail, repertoire } = hit
  const sentence = writeConcertSentence(locale, hit)
  return (
    <li data-light={repertoire}>
      <CardPicture image={heroImage} className="find-hero" />
      <CardPicture image={thumbnail} className="find-poster" />
      <time dateTime={time ? `${date}T${time}` : date}>
        <b>{formatShortDay(locale, date)}</b>
        {[formatYear(locale, date), time && formatTime(locale, time)].filter(Boolean).join(', ')}
      </time>
      <h3>
        <ConcertTitle hit={hit} sentence={sentence} />
      </h3>
      <WhyFound locale={locale} why={hit.why} place={hit.city} />
      {/* The link is named by the same sentence. */}
      <p className="find-sentence" aria-hidden>
        {sentence}
      </p>
      <p className="find-actions">
        <Details locale={locale} path={pathTo('concert', { slug: hit.slug })} name={sentence} />
        <TicketButton locale={locale} ticket={hit.ticket} name={sentence} />
      </p>
    </li>
  )
}

/** The concert's name, after its collection where there is room; with `lang` if it isn't in the page's language. */
function ConcertTitle({ hit, sentence }: { hit: Concert; sentence: string }) {
  const title = writeConcertTitle(hit)
  return (
    <b lang={hit.lang}>
      <span>{title.slice(0, title.length - hit.program.length)}</span>
      {title ? hit.program : sentence}
    </b>
  )
}

/**
 * A link where tickets can be bought, in a new tab only for an external one; grey words everywhere else. Only the
 * external one is a provider's, so it takes the visitor's campaign along (`client/tickets/campaign.ts`).
 */
function TicketButton({ locale, ticket, name }: { locale: Locale; ticket: Concert['ticket']; name: string }) {
  const href = toSafeHref(ticket.href)
  const label = writeTicketLabel(locale, ticket)
  if (ticket.state !== 'buy' || !href)
    return (
      <span className="buy buy-off" data-buy="" data-changed={changed.has(ticket.state) ? '' : undefined}>
        {label}
      </span>
    )
  return (
    <a
      className="buy"
      data-buy=""
      href={href}
      aria-label={`${label}: ${name}`}
      {...(ticket.isExternal ? atProvider : {})}
    >
      {label}
    </a>
  )
}
