import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { isOff, type TicketState } from '../../content/concerts/ticket-state.ts'
import { priceFrom, priceInWords } from '../../languages/price-words.ts'
import { concertMessages } from '../../languages/texts.ts'
import { ticketWords } from '../../languages/ticket-words.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { inNewTab } from '../../shared/new-tab.ts'
import { isFree } from '../../shared/price.ts'
import { localePath } from '../../shared/urls.ts'

/**
 * The ticket button of a concert: a link where tickets can be bought, in a new tab only for an external link;
 * words in grey everywhere else. The browser adds the visitor's campaign to `data-provider`
 * links (`client/tickets/campaign.ts`), and may open a frame's tickets in the provider's widget.
 *
 * @param isProminent the concert's own page: the button says «buy», not just the price.
 */
export function TicketButton(props: {
  concert: ConcertSummary
  locale: Locale
  state: TicketState
  isProminent?: true
}) {
  const { concert, locale, state, isProminent } = props
  const t = concertMessages(locale)
  // Analytics name for scripts. In a list the script computes it from the row's place, so that sixty rows don't need
  // it.
  const mark = isProminent && ''
  if (state !== 'buy') {
    return (
      <span className="buy buy-off" data-buy={mark} data-changed={isOff(state) ? '' : undefined}>
        {(state === 'none' && priceInWords(concert, locale)) || ticketWords(locale)[state]}
      </span>
    )
  }
  const price = priceFrom(concert, locale)
  const verb = isFree(concert.price) ? t.getTickets : t.buyTickets
  const text = isProminent || !price ? verb : price
  // In a list the price alone is seen; who hears the link hears what it does as well.
  const label = text === verb ? undefined : `${verb}, ${text}`
  if (concert.ticket.kind === 'link') {
    return (
      <a
        className="buy"
        data-buy={mark}
        href={concert.ticket.url}
        aria-label={label}
        {...inNewTab}
        data-provider=""
      >
        {text}
      </a>
    )
  }
  return (
    <a
      className="buy"
      data-buy={mark}
      href={localePath(locale, pathTo('tickets', { slug: concert.slug }))}
      aria-label={label}
    >
      {text}
    </a>
  )
}

/** @returns «12 tickets left» or «last tickets»; `undefined` if there are many, or if none can be bought now */
export function toLastTicketsText(
  { lastTickets: areLast, ticketsLeft }: Pick<ConcertSummary, 'lastTickets' | 'ticketsLeft'>,
  locale: Locale,
  state: TicketState,
): string | undefined {
  if (!areLast || state !== 'buy') return undefined
  const t = concertMessages(locale)
  return ticketsLeft === undefined ? t.lastTickets : t.ticketsLeft(ticketsLeft)
}
