import type { Concert } from '../../content/concerts/concert.ts'
import { chooseTicketState, isOff, type TicketState } from '../../content/concerts/ticket-state.ts'
import { priceFrom } from '../../languages/price-words.ts'
import {
  bellMessages,
  calendarMessages,
  concertMessages,
  concertPageMessages,
  waysOnMessages,
} from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { needsNoTicket } from '../../shared/price.ts'
import { localePath } from '../../shared/urls.ts'
import { Bell } from './bell.tsx'
import { MessengerLinks } from './messenger-links.tsx'
import { TicketButton, toLastTicketsText } from './ticket-button.tsx'

/** Actions that a concert's page offers about tickets. The first of a state is its button, the others are links. */
type Way = 'buy' | 'tell-tickets' | 'tell-date' | 'calendar' | 'refund' | 'evenings'

const waysOf: Readonly<Record<TicketState, readonly Way[]>> = {
  buy: ['buy'],
  'sold-out': ['tell-tickets', 'evenings'],
  'not-on-sale': ['tell-tickets'],
  none: ['tell-tickets', 'evenings'],
  postponed: ['tell-date', 'refund'],
  cancelled: ['refund', 'evenings'],
  'under-way': ['evenings'],
  past: ['evenings'],
}

/** @param hasNotices whether the site can send notices */
function chooseWays(state: TicketState, { price }: Concert, hasNotices: boolean): readonly Way[] {
  if (state === 'none' && needsNoTicket(price)) return ['calendar']
  const ways = waysOf[state].filter((way) => hasNotices || !way.startsWith('tell-'))
  return ways.length > 0 ? ways : ['evenings']
}

/** Whether one of the actions for a state is a subscription to notices. */
export const offersNotices = (state: TicketState): boolean =>
  waysOf[state].some((way) => way.startsWith('tell-'))

interface TicketActionProps {
  page: Page
  concert: Concert
}

/**
 * The price or the state of the tickets, and the actions for it. A button for tickets or for notices about them stays at
 * the lower edge of a phone.
 */
export function TicketAction({ page, concert }: TicketActionProps) {
  const state = chooseTicketState(concert, page.now)
  const [first, ...others] = chooseWays(state, concert, page.config.hasNotices)
  const isBar = first === 'buy' || first === 'tell-tickets'
  const isTold = first?.startsWith('tell-') && page.config.messengers.length > 0
  return (
    <>
      {others.length > 0 || isTold ? (
        <p className="ticket-ways">
          {others.map((way) => (
            <WayOn key={way} page={page} concert={concert} way={way} />
          ))}
          {isTold ? (
            <MessengerLinks
              page={page}
              topic={{ kind: first === 'tell-tickets' ? 'tickets' : 'concert', key: concert.slug }}
            />
          ) : null}
        </p>
      ) : null}
      {first === 'buy' ? <VoucherNote locale={page.locale} /> : null}
      <div className={isBar ? 'concert-buy buy-bar' : 'concert-buy'} data-ticket-action="">
        <Words concert={concert} page={page} />
        {first ? <WayOn page={page} concert={concert} way={first} isButton /> : null}
      </div>
    </>
  )
}

/** The button where tickets can't be bought here: the bell, the refund, the calendar. Other evenings are a list elsewhere. */
export function ActionWithoutTickets({ page, concert }: TicketActionProps) {
  const [first] = chooseWays(chooseTicketState(concert, page.now), concert, page.config.hasNotices)
  if (!first || first === 'buy' || first === 'evenings') return null
  return <WayOn page={page} concert={concert} way={first} isButton />
}

/** Says that a voucher goes along to the seller. A script fills in the code, since stored pages are the same with any. */
export function VoucherNote({ locale }: { locale: Locale }) {
  const [before, after] = concertPageMessages(locale).voucherApplied('\n').split('\n')
  return (
    <p data-voucher="" role="status" hidden>
      {before}
      <b />
      {after}
    </p>
  )
}

/** The price if tickets can be bought, otherwise why they can't. */
function Words({ page: { locale, now }, concert }: TicketActionProps) {
  const t = concertMessages(locale)
  const state = chooseTicketState(concert, now)
  if (state !== 'buy' && state !== 'past' && !isOff(state)) {
    return (
      <p>
        <TicketButton concert={concert} locale={locale} state={state} isProminent />
        {state === 'none' && !needsNoTicket(concert.price) ? <em>{t.notYet}</em> : null}
      </p>
    )
  }
  if (state !== 'buy') return null
  const price = priceFrom(concert, locale)
  const last = toLastTicketsText(concert, locale, state)
  if (!price && !last) return null
  return (
    <p>
      {price ? <span className="price">{price}</span> : null}
      {last ? <em>{last}</em> : null}
    </p>
  )
}

function WayOn({ page, concert, way, isButton }: TicketActionProps & { way: Way; isButton?: true }) {
  const { locale, now } = page
  const { slug: key, program } = concert
  const className = isButton ? 'button' : undefined
  const t = waysOnMessages(locale)
  const bell = bellMessages(locale)
  switch (way) {
    case 'buy':
      return (
        <TicketButton concert={concert} locale={locale} state={chooseTicketState(concert, now)} isProminent />
      )
    case 'tell-tickets':
      return (
        <Bell
          page={page}
          topics={[
            { kind: 'tickets', key },
            { kind: 'concert', key },
          ]}
          button={bell.tickets}
        />
      )
    case 'tell-date':
      return <Bell page={page} topics={[{ kind: 'concert', key }]} button={bell.newDate} />
    case 'calendar':
      return (
        <a className={className} href={localePath(locale, pathTo('concertCalendar', { slug: key }))}>
          {calendarMessages(locale).add}
        </a>
      )
    case 'refund':
      return (
        <a className={className} href="#refund">
          {t.giveBack}
        </a>
      )
    case 'evenings': {
      const path = program ? `${pathTo('bySlug', { slug: program.slug })}#concerts` : pathTo('concerts')
      return (
        <a className={className} href={localePath(locale, path)}>
          {program ? t.otherEvenings : t.inMyCity}
        </a>
      )
    }
  }
}
