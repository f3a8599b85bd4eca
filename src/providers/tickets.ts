import type { ShowTickets, TicketProvider } from './ticket-provider.ts'
import * as frame from './tickets/frame.ts'
import * as intickets from './tickets/intickets.ts'
import * as pretix from './tickets/pretix.ts'
import * as ticketscloud from './tickets/ticketscloud.ts'

/**
 * The services whose tickets a brand may sell on its site's own pages. Each is a file of `tickets/` with the name of its
 * row. All other services are linked, which needs no row.
 */
export const ticketProviders = { intickets, ticketscloud, pretix, frame } satisfies Record<
  string,
  { provider: TicketProvider; showTickets: ShowTickets | undefined }
>

export type TicketProviderId = keyof typeof ticketProviders

export const ticketProviderIds = Object.keys(ticketProviders).filter((id): id is TicketProviderId =>
  Object.hasOwn(ticketProviders, id),
)
