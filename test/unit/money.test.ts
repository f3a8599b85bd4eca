import { describe, expect, it } from 'vitest'
import { countMinorDigits, isCurrency, readAmount, toMinor, toUnits } from '../../src/shared/money.ts'

describe('a currency', () => {
  it.each(['EUR', 'KZT', 'JPY', 'KWD', 'NZD', 'RUB', 'THB'])('%s is one of ISO 4217', (code) => {
    expect(isCurrency(code)).toBe(true)
  })

  it.each(['XYZ', 'DEM', 'RUR', 'EURO', 'eur', '€', '', '__proto__'])('«%s» is none', (code) => {
    expect(isCurrency(code)).toBe(false)
  })

  it.each([
    ['EUR', 2],
    ['RUB', 2],
    ['KZT', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('%s has %i digits after the point', (currency, digits) => {
    expect(countMinorDigits(currency)).toBe(digits)
  })
})

describe('a price', () => {
  it.each([
    // Strapi returns whole units for content that was written before prices had cents.
    [1500, 'RUB', 150_000],
    [0, 'EUR', 0],
    [24.5, 'EUR', 2450],
    [0.1 + 0.2, 'EUR', 30],
    [1.255, 'KWD', 1255],
    [1500, 'JPY', 1500],
    [7000, 'KZT', 700_000],
    [50_000_000, 'UZS', 5_000_000_000],
    ['0', 'EUR', 0],
    ['1500', 'RUB', 150_000],
    ['1500.00', 'RUB', 150_000],
    ['1500.00', 'JPY', 1500],
    ['1500.0000', 'EUR', 150_000],
    ['24.50', 'EUR', 2450],
    ['12,50', 'EUR', 1250],
    ['12.50 €', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    ['€12.50', 'EUR', 1250],
    ['12,– €', 'EUR', 1200],
    ['12,-', 'EUR', 1200],
    ['1 500', 'RUB', 150_000],
    ['1\u00a0500 ₽', 'RUB', 150_000],
    ['1 500,50 ₽', 'RUB', 150_050],
    ['от 1500', 'RUB', 150_000],
    ['１５００', 'RUB', 150_000],
    ['1.500,00 €', 'EUR', 150_000],
    ['1,500.00', 'EUR', 150_000],
    ['1’500.–', 'CHF', undefined],
    ['1’500', 'CHF', 150_000],
    ['1.500.000', 'UZS', 150_000_000],
    ['1.500', 'KWD', 1500],
    ['0.500', 'EUR', 50],
  ])('written as %j in %s is %s minor units', (written, currency, amount) => {
    expect(readAmount(written, currency)).toBe(amount)
  })

  it.each([
    [-5, 'EUR'],
    [Number.NaN, 'EUR'],
    [Number.POSITIVE_INFINITY, 'EUR'],
    [Number.MAX_VALUE, 'EUR'],
    [1e9, 'RUB'],
    [12.345, 'EUR'],
    [12.5, 'JPY'],
    ['12,50', 'JPY'],
    ['-5', 'EUR'],
    ['−5', 'EUR'],
    ['1e9', 'EUR'],
    ['NaN', 'EUR'],
    ['', 'EUR'],
    ['дорого', 'RUB'],
    ['1500-3000', 'RUB'],
    ['15–30 €', 'EUR'],
    ['12 € 50', 'EUR'],
    ['.50', 'EUR'],
    ['1 50', 'EUR'],
    ['1.50.00', 'EUR'],
    ['1,500,00', 'EUR'],
    // «1.500» is 1500 in one country and 1.5 in another.
    ['1.500', 'EUR'],
    ['1,500', 'EUR'],
    ['1,500', 'KWD'],
  ])('written as %j in %s is none rather than a wrong one', (written, currency) => {
    expect(readAmount(written, currency)).toBeUndefined()
  })

  it.each([
    [2450, 'EUR', 24.5],
    [30, 'EUR', 0.3],
    [2450, 'JPY', 2450],
    [2450, 'KWD', 2.45],
  ])('of %i minor units of %s is %s units', (amount, currency, units) => {
    expect(toUnits({ amount, currency })).toBe(units)
    expect(toMinor(units, currency)).toBe(amount)
  })
})
