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
})
