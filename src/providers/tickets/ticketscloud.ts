import type { TicketProvider } from '../ticket-provider.ts'

/**
 * Ticketscloud: editors paste the address of the frame that the service's panel makes for an event,
 * `https://ticketscloud.com/v1/widgets/common?token=…&event=…`.
 */
export const provider: TicketProvider = {
  name: 'Ticketscloud',
  country: 'ru',
  hosts: ['ticketscloud.com'],
  toFrame: ({ href, pathname }) => (pathname === '/v1/widgets/common' ? href : undefined),
}

export const showTickets = undefined
