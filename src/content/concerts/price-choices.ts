import { toUnits } from '../../shared/money.ts'
import { chooseSteps } from '../../shared/price.ts'
import { chooseCurrency, type IndexedConcert } from './choose-concerts.ts'
import type { ConcertSummary } from './concert-summary.ts'

/** The prices that a list can be asked for, the cheapest first. */
export interface PriceChoices {
  /** ISO 4217: what most of the list is sold in. */
  currency: string
  steps: number[]
}

export type PricedConcert = Pick<IndexedConcert, 'price'>

export const toPriced = ({ price }: ConcertSummary): PricedConcert => (price ? { price } : {})

/**
 * @param asked the price by which the list is filtered already; it remains one of the choices
 * @returns `undefined` if there is nothing to choose
 */
export function choosePrices(concerts: PricedConcert[], asked: number | undefined): PriceChoices | undefined {
  const currency = chooseCurrency(concerts)
  const prices = concerts.flatMap(({ price }) =>
    // A free concert is within every price, so it adds no choice.
    price?.currency === currency && price?.from
      ? [toUnits({ amount: price.from, currency: price.currency })]
      : [],
  )
  const steps = [...new Set([...chooseSteps(prices), ...(asked ? [asked] : [])])]
  return currency && steps.length > 0
    ? { currency, steps: steps.toSorted((one, other) => one - other) }
    : undefined
}
