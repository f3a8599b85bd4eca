import type { TicketCategory } from '../../content/concerts/ticket-categories.ts'

/** What a seller says of one event. */
export interface EventAvailability {
  state: 'on-sale' | 'sold-out' | 'not-yet' | 'over'
  /** How many tickets are left, and all that there ever were; absent where the seller doesn't count. */
  available?: number
  capacity?: number
  /** Currency code (ISO 4217), as the seller wrote it. */
  currency?: string
  /** ISO instant at which the sale begins. */
  onSaleAt?: string
  categories: TicketCategory[]
}

/** Address, token and `fetch` by which a source asks its seller. */
export interface SellerAccess {
  token: string
  /** Address of the API, where the deployment names one. Without a slash at its end. */
  url: string | undefined
  /** The current time in milliseconds. */
  now: () => number
  /**
   * Sends one request.
   *
   * @throws UpstreamFailed; SellerBusy where the seller wants to be asked later
   */
  ask: (address: string, headers: Readonly<Record<string, string>>) => Promise<SellerAnswer>
}

export interface SellerAnswer {
  body: unknown
  headers: Headers
}

/**
 * Reads from a service that sells tickets which of them are left. Each is one file of `sources/` and one row of
 * `ticket-sources.ts`. Methods throw what `ask` throws, and any error for an answer that can't be understood.
 */
export interface TicketSource {
  /**
   * @param page of the concert's ticket, on one of the provider's hosts; absent for a ticket without an address, which
   *   only the generic source knows
   * @param slug of the concert
   * @returns the event's id; `undefined` where the page isn't one of an event
   */
  toEvent: (page: URL | undefined, slug: string) => string | undefined
  /** How many events one call of `fetchEvents` may have. */
  eventsAtOnce: number
  /** @returns what the seller says of each event; events that it doesn't know are missing */
  fetchEvents: (
    seller: SellerAccess,
    events: readonly string[],
  ) => Promise<ReadonlyMap<string, EventAvailability>>
  /**
   * Reads which events have sold or taken back tickets since `cursor`, in few requests.
   *
   * @param events all that the site knows
   * @param cursor from the last call; `undefined` for the first, which answers nothing
   */
  fetchChanges?: (
    seller: SellerAccess,
    events: readonly string[],
    cursor: string | undefined,
  ) => Promise<{ changed: string[]; cursor: string }>
  /** Reads the states of all these events in few requests. */
  fetchStates?: (
    seller: SellerAccess,
    events: readonly string[],
  ) => Promise<ReadonlyMap<string, EventAvailability['state']>>
  /** @param body of the seller's webhook @returns whether it is about the event */
  isHookAbout?: (body: unknown) => ((event: string) => boolean) | undefined
}

/**
 * Reads a number of tickets as a seller writes it: 12, "12", 12.5. Less than one is none.
 *
 * @returns `undefined` for what is no number
 */
export function readTicketCount(written: unknown): number | undefined {
  const number = typeof written === 'string' && written.trim() !== '' ? Number(written) : written
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, Math.floor(number)) : undefined
}
