import type { Locale } from '../shared/locales.ts'
import { concertMessages } from './texts.ts'

/** What stands in the place of the link to tickets, by the state of a concert's tickets (`chooseTicketState`). */
export function ticketWords(locale: Locale) {
  const t = concertMessages(locale)
  return {
    past: t.isPast,
    'under-way': t.underWay,
    cancelled: t.cancelled,
    postponed: t.postponedShort,
    'sold-out': t.soldOut,
    'not-on-sale': t.notOnSale,
    none: t.tickets,
  }
}
