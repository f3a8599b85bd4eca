import { describe, expect, it } from 'vitest'
import { choosePrices } from '../../src/content/concerts/price-choices.ts'
import { toMinor } from '../../src/shared/money.ts'
import { toPriceStep } from '../../src/shared/price.ts'

const prices = (currency: string, ...amounts: number[]) =>
  amounts.map((units) => ({ price: { currency, from: toMinor(units, currency) } }))

describe('prices to choose from', () => {
  it('leave something out and something in', () => {
    expect(choosePrices(prices('RUB', 900, 3200, 1000), undefined)).toEqual({
      currency: 'RUB',
      steps: [1000, 1500, 2000, 3000],
    })
  })

  it('fit a currency of small numbers too', () => {
    expect(choosePrices(prices('NZD', 24.5, 60), undefined)?.steps).toEqual([30, 50])
  })

  it('are in what most of the list is sold in', () => {
    const list = [...prices('THB', 1400, 2100), ...prices('RUB', 900, 1000, 3200)]
    expect(choosePrices(list, undefined)?.currency).toBe('RUB')
  })

  it('hold the one that is asked for, in its place', () => {
    expect(choosePrices(prices('RUB', 900, 3200), 500)?.steps).toEqual([500, 1000, 1500, 2000, 3000])
    expect(choosePrices(prices('RUB', 900, 3200), 1500)?.steps).toEqual([1000, 1500, 2000, 3000])
  })

  it.each([
    ['nothing', []],
    ['one price', prices('RUB', 2000, 2000)],
    ['no price', [{}]],
    ['free concerts only', prices('EUR', 0, 0)],
  ])('are none where a list has %s', (_what, list) => {
    expect(choosePrices(list, undefined)).toBeUndefined()
  })
})

describe('a price that an address names', () => {
  it.each([
    [1, 10],
    [10, 10],
    [2500, 3000],
    [3000, 3000],
    [3001, 5000],
    [49_999_999, 50_000_000],
  ])('%i counts as %i: lists are as many as there are steps', (amount, step) => {
    expect(toPriceStep(amount)).toBe(step)
  })
})
