import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { concertFieldsSchema, toConcertRow } from '../../src/content/concerts/concert-row.ts'
import { concertTermShape } from '../../src/content/concerts/concert-terms.ts'
import { checkPrice } from '../../src/content/concerts/read-price.ts'
import { isFree } from '../../src/shared/price.ts'
import { readCurrency } from '../../src/shared/read-currency.ts'
import { parseContent } from '../../src/strapi/port/parse-content.ts'

const schema = z.extend(concertFieldsSchema, concertTermShape).check(checkPrice)

/** Returns the price that is shown for an editor's fields, with the log entries about it. */
function priceOf({ minCost, ...fields }: Record<string, unknown>) {
  const row = {
    slug: 'a',
    date: '2026-12-05',
    ticketLink: [{ __typename: 'ComponentTicketIntickets', seanceId: '42', minCost }],
    ...fields,
  }
  const { value, dropped } = parseContent('q', schema, row)
  return {
    price: toConcertRow(value).price,
    dropped: dropped.map(({ path, message }) => `${path}: ${message}`),
  }
}

describe('the price of a concert', () => {
  it.each([
    [
      'whole units without a currency, as in old content',
      { minCost: 1500 },
      { currency: 'RUB', from: 150_000 },
    ],
    ['cents', { minCost: '24,50', currency: 'EUR' }, { currency: 'EUR', from: 2450 }],
    ['a range', { minCost: 15, maxCost: 60.5, currency: 'EUR' }, { currency: 'EUR', from: 1500, to: 6050 }],
    ['one price for all', { minCost: 15, maxCost: 15, currency: 'EUR' }, { currency: 'EUR', from: 1500 }],
    ['nothing, which is free', { minCost: 0, currency: 'EUR' }, { currency: 'EUR', from: 0 }],
    [
      'free admission, whatever the ticket says',
      { minCost: 15, admission: 'free', currency: 'EUR' },
      { currency: 'EUR', from: 0 },
    ],
    ['free admission without a ticket', { ticketLink: [], admission: 'free' }, { currency: 'RUB', from: 0 }],
    [
      'what guests choose to pay',
      { ticketLink: [], admission: 'pay_what_you_can', currency: 'EUR' },
      { currency: 'EUR', from: 0, isPayWhatYouCan: true },
    ],
    [
      'what guests choose to pay, from a least price',
      { minCost: 5, admission: 'pay_what_you_can', currency: 'EUR' },
      { currency: 'EUR', from: 500, isPayWhatYouCan: true },
    ],
    ['an unknown one', { minCost: null }, undefined],
    ['an empty text', { minCost: '' }, undefined],
  ])('is %s', (_name, fields, price) => {
    expect(priceOf(fields)).toEqual({ price, dropped: [] })
  })

  it.each([
    [
      'a currency that nobody knows',
      { minCost: 1500, currency: 'XYZ' },
      ['currency: no currency', 'ticketLink[0].minCost: no currency'],
    ],
    [
      'a currency of the past',
      { minCost: 1500, currency: 'DEM' },
      ['currency: no currency', 'ticketLink[0].minCost: no currency'],
    ],
    [
      'a currency that is no text',
      { minCost: 1500, currency: 5 },
      ['currency: no currency', 'ticketLink[0].minCost: no currency'],
    ],
    ['a negative price', { minCost: -5 }, ['ticketLink[0].minCost: no price']],
    ['a price in words', { minCost: 'дорого' }, ['ticketLink[0].minCost: no price']],
    [
      'a price of more digits than the currency has',
      { minCost: 12.5, currency: 'JPY' },
      ['ticketLink[0].minCost: no price'],
    ],
    ['a price that nobody pays', { minCost: 1e9 }, ['ticketLink[0].minCost: no price']],
  ])('is left out with a word in the log: %s', (_name, fields, dropped) => {
    expect(priceOf(fields)).toEqual({ price: undefined, dropped })
  })

  it('keeps the cheapest of a range that is upside down', () => {
    expect(priceOf({ minCost: 60, maxCost: 15, currency: 'EUR' })).toEqual({
      price: { currency: 'EUR', from: 6000 },
      dropped: ['maxCost: dearest is cheaper'],
    })
  })

  it.each([
    [{ currency: 'EUR', from: 0 }, true],
    [{ currency: 'EUR', from: 0, to: 1500 }, false],
    [{ currency: 'EUR', from: 0, isPayWhatYouCan: true } as const, false],
    [{ currency: 'EUR', from: 1500 }, false],
    [undefined, false],
  ])('%j is free: %s', (price, expected) => {
    expect(isFree(price)).toBe(expected)
  })
})

describe('a currency', () => {
  it.each([
    ['kzt', 'KZT'],
    ['Eur', 'EUR'],
    [' usd\u00a0', 'USD'],
    ['ＴＨＢ', 'THB'],
    ['₽', 'RUB'],
    ['руб.', 'RUB'],
    ['р.', 'RUB'],
    ['рубли', 'RUB'],
    ['RUR', 'RUB'],
    ['บาท', 'THB'],
    ['baht', 'THB'],
    ['€', 'EUR'],
    ['euro', 'EUR'],
    ['฿', 'THB'],
    [null, 'RUB'],
    [undefined, 'RUB'],
    [' ', 'RUB'],
  ])('written as %j is %s', (written, code) => {
    expect(readCurrency(written)).toBe(code)
  })

  it.each(['$', 'тенге', 'XYZ', '12', 'constructor', 12, {}, 'R'.repeat(50)])(
    '%j could be any currency, or none',
    (written) => {
      expect(readCurrency(written)).toBeUndefined()
    },
  )
})
