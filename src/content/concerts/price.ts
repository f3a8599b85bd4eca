/** What a concert costs. A price that isn't known is absent, which is not the same as free. */
export interface Price {
  /** ISO 4217 */
  currency: string
  /** The cheapest ticket, in minor units (`shared/money.ts`). 0 without `to`: free, or anything if it is given. */
  from: number
  /** The dearest ticket, in minor units; more than `from`. */
  to?: number
  /** Guests choose what they pay; `from` is the least. */
  isPayWhatYouCan?: true
}

/** Whether one comes without a ticket where none is sold: admission is free, or guests pay what they choose. */
export const needsNoTicket = (price: Price | undefined): boolean =>
  isFree(price) || Boolean(price?.isPayWhatYouCan)

/** Whether nobody pays anything. */
export const isFree = (price: Price | undefined): boolean =>
  price?.from === 0 && price.to === undefined && !price.isPayWhatYouCan
