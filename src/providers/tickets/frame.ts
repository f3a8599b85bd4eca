import type { TicketProvider } from '../ticket-provider.ts'

/** Any service whose pages may be shown in a frame. The brand names its host. */
export const provider: TicketProvider = {
  name: 'Tickets',
  toFrame: ({ href }) => href,
}

export const showTickets = undefined
