import type { Config } from '../../config/config.ts'
import type { SellerConnection, SellerId } from '../../config/config-values.ts'
import type { TicketSource } from './ticket-source.ts'

/**
 * The code of the sellers that the site can ask. A new one is a file of `sources/`, a row here, and its variables in
 * `sellerConnections` of `config/config-values.ts`, from which `Config.hasAvailability` follows.
 */
const ticketSources: Record<SellerId, () => Promise<{ source: TicketSource }>> = {
  pretix: () => import('./sources/pretix.ts'),
  ticketscloud: () => import('./sources/ticketscloud.ts'),
  generic: () => import('./sources/generic.ts'),
}

export type SourceId = SellerId
export const isSourceId = (id: string): id is SourceId => Object.hasOwn(ticketSources, id)

/** A source that this deployment has connected. */
export interface ConnectedSource extends SellerConnection {
  id: SourceId
  source: TicketSource
}

/** Loads the sources that the configuration connects. */
export const loadSources = ({ connectedSellers }: Config): Promise<ConnectedSource[]> =>
  Promise.all(
    connectedSellers.map(async (seller) => ({
      ...seller,
      source: (await ticketSources[seller.id]()).source,
    })),
  )
