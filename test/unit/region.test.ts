import { describe, expect, it, vi } from 'vitest'
import { completeRegion, completeTaxNumber } from '../../src/brand/region.ts'
import {
  formatFullDay,
  formatMoney,
  formatMonthBesideDay,
  formatShortDay,
  formatTime,
} from '../../src/shared/format.ts'

const american = vi.hoisted(() => ({
  region: { currency: 'USD', clock: 12, firstWeekday: 0, tags: { en: 'en-US', ru: 'ru-RU' } },
}))
vi.mock('../../src/brand/chosen.ts', async (load) => ({
  ...(await load<typeof import('../../src/brand/chosen.ts')>()),
  ...american,
}))

describe('a country', () => {
  it.each([
    ['ru', 'RUB', 24, 1],
    ['de', 'EUR', 24, 1],
    ['kz', 'KZT', 24, 1],
    ['us', 'USD', 12, 0],
    ['gb', 'GBP', 24, 1],
    ['nz', 'NZD', 12, 1],
    ['th', 'THB', 24, 0],
    ['no', 'NOK', 24, 1],
    ['jp', 'JPY', 24, 0],
    ['eg', 'EGP', 12, 6],
  ])(
    '%s pays in %s, has clocks of %i hours, and weeks from day %i',
    (country, currency, clock, firstWeekday) => {
      expect(completeRegion(country)).toMatchObject({ currency, clock, firstWeekday })
    },
  )

  it.each([
    ['ru', { ru: 'ru-RU', en: 'en-GB', th: 'th-TH' }],
    ['kz', { ru: 'ru-KZ', en: 'en-GB' }],
    ['us', { en: 'en-US', ru: 'ru-RU' }],
    ['nz', { en: 'en-NZ' }],
    ['de', { en: 'en-DE', th: 'th-TH' }],
  ])('%s writes languages as %j', (country, tags) => {
    expect(completeRegion(country).tags).toMatchObject(tags)
  })

  it('is overruled by what the brand says', () => {
    const given = { currency: 'EUR', clock: 24, firstWeekday: 'sunday', tags: { en: 'en-US' } } as const
    expect(completeRegion('nz', given)).toMatchObject({
      currency: 'EUR',
      clock: 24,
      firstWeekday: 0,
      tags: { en: 'en-US', ru: 'ru-RU' },
    })
  })

  it.each([
    ['ru', { rules: 'inn-kpp', isRequired: true }],
    ['no', {}],
  ])('%s has tax numbers of its own: %j', (country, tax) => {
    expect(completeTaxNumber(country)).toMatchObject(tax)
  })
})

describe('in America', () => {
  it.each([
    ['19:30:00.000', '7:30 PM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
  ])('%s is %s', (time, text) => {
    expect(formatTime('en', time).replace(/\s/g, ' ')).toBe(text)
  })

  it('the month stands before the day', () => {
    expect(formatShortDay('en', '2026-12-05')).toBe('Dec 5')
    expect(formatFullDay('en', '2026-12-05')).toBe('December 5, 2026')
    expect(formatMonthBesideDay('en', '2026-12-05')).toBe('December 2026')
  })

  it('a price has its sign in front', () => {
    expect(formatMoney('en', { amount: 2450, currency: 'USD' })).toBe('$24.50')
  })
})
