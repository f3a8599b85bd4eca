/** What a concert costs. A price that isn't known is absent, which is not the same as free. */
export interface Price {
  /** Currency code (ISO 4217) in upper case. */
  currency: string
  /**
   * The price of the cheapest ticket, in minor units (`money.ts`). 0 without `to` means that admission is
   * free, or, with `isPayWhatYouCan`, that guests may pay any amount.
   */
  from: number
  /** The price of the dearest ticket, in minor units; more than `from`. */
  to?: number
  /** Guests choose what they pay; `from` is the minimum. */
  isPayWhatYouCan?: true
}

/** How guests get in where they don't simply buy a ticket. */
export type Admission = 'free' | 'pay-what-you-can'

/** @returns `undefined` where tickets are paid for, or where the price isn't known */
export const toAdmission = (price: Price | undefined): Admission | undefined => {
  if (isFree(price)) return 'free'
  return price?.isPayWhatYouCan && 'pay-what-you-can'
}

/** Whether guests need no ticket: admission is free, or they choose what they pay. */
export const needsNoTicket = (price: Price | undefined): boolean => toAdmission(price) !== undefined

/** Whether admission is free for everybody. */
export const isFree = (price: Price | undefined): boolean =>
  price?.from === 0 && price.to === undefined && !price.isPayWhatYouCan

/**
 * Prices that one can ask for: 10, 15, 20, 30, 50, 100, 150… They fit any currency, and lists that differ by price are
 * as many as there are steps, whatever number an address names.
 */
const digits = [10, 15, 20, 30, 50]
const magnitudes = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
const priceSteps = magnitudes.flatMap((magnitude) => digits.map((digit) => digit * magnitude))

export const maxPriceStep = 50_000_000

/** The step that a price isn't above; `amount` is above zero and not above `maxPriceStep`. */
export const toPriceStep = (amount: number): number =>
  priceSteps.find((step) => step >= amount) ?? maxPriceStep

/** Returns the price limits of a filter, the lowest first. Each leaves out some of the given prices, but not all. */
export function chooseSteps(prices: readonly number[]): number[] {
  const cheapest = Math.min(...prices)
  const dearest = Math.max(...prices)
  return priceSteps.filter((step) => cheapest <= step && step < dearest)
}
