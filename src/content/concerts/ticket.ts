import * as z from 'zod/mini'
import { ticketShops } from '../../brand/chosen.ts'
import { chosenTickets } from '../../brand/chosen-providers.ts'
import { toSafeHref } from '../../shared/urls.ts'
import { webAddressSchema } from '../../strapi/port/fields.ts'
import { priceInputSchema } from './read-price.ts'

/** How a concert's tickets are sold; what they cost is in `price.ts`. */
export type Ticket =
  /** The provider's page in a frame on our ticket page; `host` says which of the two hosts. */
  | { kind: 'frame'; host: 'intickets' | 'intickets-tutti'; seanceId: string }
  | { kind: 'link'; url: string }
  /**
   * The page of an event at a service of the brand's `tickets`: our ticket page shows it, in `frame` or by the service's
   * widget.
   */
  | { kind: 'shop'; provider: string; url: string; frame?: string }
  /** A provider such as `tickets-cloud` without an event, or no provider at all, gives no link. */
  | { kind: 'none' }

const seance = { seanceId: z.string().check(z.regex(/^[\w-]{1,64}$/)), minCost: priceInputSchema }

const componentSchema = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('ComponentTicketIntickets'), ...seance }),
  z.object({ __typename: z.literal('ComponentTicketInticketsTutti'), ...seance }),
  z.object({
    __typename: z.literal('ComponentTicketExternalLink'),
    url: webAddressSchema,
    minCost: priceInputSchema,
  }),
  z.object({ __typename: z.literal('ComponentTicketTicketsCloud') }),
])
export const ticketSchema = z.nullish(z.array(componentSchema))

/** Only the list's first item counts. An external link that isn't safe to follow is no link. */
export function toTicket(list: z.infer<typeof ticketSchema>): Ticket {
  const component = list?.[0]
  if (!component) return { kind: 'none' }
  switch (component.__typename) {
    case 'ComponentTicketIntickets':
      return { kind: 'frame', host: 'intickets', seanceId: component.seanceId }
    case 'ComponentTicketInticketsTutti':
      return { kind: 'frame', host: 'intickets-tutti', seanceId: component.seanceId }
    case 'ComponentTicketExternalLink': {
      const url = toSafeHref(component.url)
      return url?.startsWith('http') ? toLinkedTicket(url) : { kind: 'none' }
    }
    case 'ComponentTicketTicketsCloud':
      return { kind: 'none' }
  }
}

/** Chooses how an address is sold: on our ticket page if it is an event's at one of the brand's services. */
export function toLinkedTicket(url: string): Ticket {
  const page = new URL(url)
  const shop = ticketShops.find(({ hosts }) => page.protocol === 'https:' && hosts.includes(page.host))
  const found = shop && chosenTickets[shop.provider]
  if (!shop || !found) return { kind: 'link', url }
  const { provider } = shop
  const frame = found.toFrame?.(page)
  if (frame !== undefined) return { kind: 'shop', provider, url, frame }
  return found.widget?.isEvent(page) ? { kind: 'shop', provider, url } : { kind: 'link', url }
}
