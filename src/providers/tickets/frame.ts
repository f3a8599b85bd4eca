import type { TicketProvider } from '../ticket-provider.ts'

/** Any service that lets its pages be shown in a frame, on a host that the brand names. */
export const provider: TicketProvider = {
  name: 'Tickets',
  toFrame: ({ href }) => href,
}

export const showTickets = undefined
