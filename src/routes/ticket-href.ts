import { pathTo } from './paths.ts'

/**
 * Where the tickets of a concert are bought: at the seller's, or on the site's own page.
 *
 * @param toPage makes an address of a path without language prefix
 */
export const toTicketHref = (
  { slug, ticket }: { slug: string; ticket: { kind: string; url?: string } },
  toPage: (path: string) => string,
): string => (ticket.kind === 'link' && ticket.url ? ticket.url : toPage(pathTo('tickets', { slug })))
