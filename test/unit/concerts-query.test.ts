import { describe, expect, it } from 'vitest'
import { concertsQuerySchema } from '../../src/shared/concerts-query.ts'

const read = (query: Record<string, string>) => concertsQuerySchema.parse(query)

describe('the address of a concert list', () => {
  it('without filters shows all, from the first page on', () => {
    expect(read({ unknown: 'x' })).toEqual({ page: 1 })
  })

  it.each([
    ['1', 1],
    ['500', 500],
    ['501', 501],
    ['1000000', 501],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['x', 1],
    ['', 1],
    ['1e2', 100],
  ])('with page %j shows page %i', (page, shown) => {
    expect(read({ page }).page).toBe(shown)
  })

  it.each(['2026-01', '2026-12', '2099-10'])('filters by the month %s', (month) => {
    expect(read({ month }).month).toBe(month)
  })

  it.each(['2026-00', '2026-13', '1999-12', '2026-1', '2026-01-05', ' 2026-01', '2026-01\n'])(
    'knows no month %j',
    (month) => {
      expect(read({ month }).month).toBeUndefined()
    },
  )

  it('knows no venue where the orchestra travels', () => {
    expect(read({ venue: 'round-hall' })).toEqual({ page: 1 })
  })

  it.each(['Kazan', 'a b', 'a--b', '../x', 'a'.repeat(121), ''])('knows no city %.20j', (city) => {
    expect(read({ city, program: city })).toEqual({ page: 1 })
  })

  it('takes a slug of 120 letters', () => {
    expect(read({ city: 'a'.repeat(120) }).city).toHaveLength(120)
  })

  it.each(['yes', 'true', '0', ''])('is not filtered by a switch that says %j', (value) => {
    expect(read({ available: value, past: value })).toEqual({ page: 1 })
  })

  it('takes what was typed without spaces around it, up to 200 characters', () => {
    expect(read({ q: '  дюна ' }).q).toBe('дюна')
    expect(read({ q: 'я'.repeat(200) }).q).toHaveLength(200)
    expect(read({ q: 'я'.repeat(201) }).q).toBeUndefined()
    expect(read({ q: ' ' }).q).toBeUndefined()
  })

  it.each(['abc', '', '0', '-5', 'Infinity', '50000001', '1 000'])('knows no price %j', (price) => {
    expect(read({ price })).toEqual({ page: 1 })
  })

  it('takes a price up to the next step', () => {
    expect(read({ price: '2700' }).price).toBe(3000)
  })

  it.each(['x', 'date', 'PRICE', ''])('knows no order %j', (sort) => {
    expect(read({ sort })).toEqual({ page: 1 })
  })

  it.each(['never', 'Today', '2026-13', ''])('knows no days %j', (when) => {
    expect(read({ when })).toEqual({ page: 1 })
  })

  it.each(['today', 'weekend'])('takes %s, and no month beside it', (when) => {
    expect(read({ when, month: '2026-12' })).toEqual({ when, page: 1 })
  })

  it('takes a month in the form’s field for days as the month that it is', () => {
    expect(read({ when: '2026-12' })).toEqual({ month: '2026-12', page: 1 })
  })

  it('asks what is over for no price, no order and no days ahead', () => {
    expect(read({ past: '1', price: '1000', sort: 'price', when: 'today' })).toEqual({ past: '1', page: 1 })
  })

  it('asks a calendar for a month, and neither for an order nor for what is over: its months lead there', () => {
    const asked = { view: 'calendar', month: '2026-10', sort: 'price', past: '1', page: '2' }
    expect(read(asked)).toEqual({ view: 'calendar', month: '2026-10', page: 1 })
  })

  it.each(['today', 'weekend', 'next-weekend'])('asks for %s as a list', (when) => {
    expect(read({ view: 'calendar', when })).toEqual({ when, page: 1 })
  })

  it.each(['x', 'list', 'Calendar', ''])('knows no view %j', (view) => {
    expect(read({ view })).toEqual({ page: 1 })
  })

  it('asks what is over for a month', () => {
    expect(read({ past: '1', when: '2026-10' }).month).toBe('2026-10')
  })
})
