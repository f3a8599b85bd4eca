/** What a concert costs. A price that isn't known is absent, which is not the same as free. */
export interface Price {
  /** ISO 4217 */
  currency: string
  /**
   * The price of the cheapest ticket, in minor units (`shared/money.ts`). 0 without `to` means that admission is
   * free, or, with `isPayWhatYouCan`, that guests may pay any amount.
   */
  from: number
  /** The price of the dearest ticket, in minor units; more than `from`. */
  to?: number
  /** Guests choose what they pay; `from` is the minimum. */
  isPayWhatYouCan?: true
}

/** Whether guests need no ticket: admission is free, or they choose what they pay. */
export const needsNoTicket = (price: Price | undefined): boolean =>
  isFree(price) || Boolean(price?.isPayWhatYouCan)

/** Whether admission is free for everybody. */
export const isFree = (price: Price | undefined): boolean =>
  price?.from === 0 && price.to === undefined && !price.isPayWhatYouCan
