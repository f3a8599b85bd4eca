import type { Language } from '../shared/languages/define-language.ts'
import type { BrowserTools, Country, ProviderName, Sources } from './provider.ts'

/**
 * A service that sells tickets on pages of this site. Each is one file of `tickets/`. An editor gives a concert the
 * address of its page at the service; an address of a service that the brand hasn't chosen becomes a link. What is left
 * at a service is read by `features/availability/sources/`.
 */
export interface TicketProvider {
  name: ProviderName
  country?: Country
  /** Hosts of the service's pages; if absent, the brand names the host. */
  hosts?: readonly string[]
  /**
   * Whether editors may give an event's number instead of its address, in a component of Strapi. A deployment may replace
   * the host of such events (`TICKET_HOST`, `TICKET_HOST_TUTTI`).
   */
  hasNumbers?: true
  /**
   * Returns the address of the frame that shows a page of the service.
   *
   * @param page has the protocol https and one of the provider's hosts
   * @returns `undefined` for a page that can't be framed and becomes a link
   */
  toFrame?: (page: URL) => string | undefined
  /** The service's script shows the tickets (`showTickets`), instead of a frame. */
  widget?: {
    /** Whether a page is one of an event. */
    isEvent: (page: URL) => boolean
    /** Sources that the ticket page must allow. */
    sources: (host: string) => Sources
  }
}

/** Functions of the page that a ticket provider's code in the browser may use. */
export interface TicketTools extends BrowserTools {
  /** Loads a style sheet, once per page. */
  loadStyles: (address: string) => Promise<void>
  /** Adds an empty element with these attributes to the place of the tickets. */
  addElement: (attributes: Readonly<Record<string, string>>) => void
  /** Code of the voucher that the visitor came with. */
  voucher?: string
}

/**
 * Shows an event's tickets in the ticket page.
 *
 * @param event address of the event's page
 * @throws when the provider can't be reached in time
 */
export type ShowTickets = (event: string, locale: Language, tools: TicketTools) => Promise<void>
