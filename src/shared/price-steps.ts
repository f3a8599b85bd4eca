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

/** Steps that leave something of these prices and take something away, the cheapest first. */
export function chooseSteps(prices: readonly number[]): number[] {
  const cheapest = Math.min(...prices)
  const dearest = Math.max(...prices)
  return priceSteps.filter((step) => cheapest <= step && step < dearest)
}
