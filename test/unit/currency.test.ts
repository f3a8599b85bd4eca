import { describe, expect, it } from 'vitest'
import { currencySchema, ticketSchema, toTicket } from '../../src/content/concerts/ticket.ts'
import { formatMoney } from '../../src/shared/format.ts'

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
  ['฿', 'THB'],
  ['xyz', 'XYZ'],
])('a currency written as «%s» is %s', (written, code) => {
  expect(currencySchema.parse(written)).toBe(code)
})

it.each(['$', 'тенге', 'EURO', '12'])('«%s» could be any currency, or none', (written) => {
  expect(currencySchema.safeParse(written).success).toBe(false)
})

it('a currency that nobody knows is named by its code', () => {
  expect(formatMoney('en', 1500, 'XYZ')).toMatch(/^XYZ\s1,500$/)
})

describe('a ticket’s price', () => {
  const ticketOf = (minCost: unknown) =>
    toTicket(ticketSchema.parse([{ __typename: 'ComponentTicketIntickets', seanceId: '1', minCost }]))

  it('of 0 is kept: nothing is paid', () => {
    expect(ticketOf(0)).toMatchObject({ minCost: 0 })
  })

  it('that nobody has written is absent', () => {
    expect(ticketOf(null)).not.toHaveProperty('minCost')
  })

  it.each([
    ['0', 0],
    ['1500', 1500],
    ['1500.00', 1500],
    ['1 500', 1500],
    ['1\u00a0500 ₽', 1500],
    ['от 1500', 1500],
    ['１５００', 1500],
  ])('written as %j is %i', (written, price) => {
    expect(ticketOf(written)).toHaveProperty('minCost', price)
  })
})
