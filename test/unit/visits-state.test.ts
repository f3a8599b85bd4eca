import { describe, expect, it } from 'vitest'
import {
  grainOf,
  readVisitsState,
  toComparedSpan,
  toVisitsFields,
  visitsQuerySchema,
} from '../../src/features/desk/visits/visits-state.ts'

const today = '2026-11-26'
const read = (query: Record<string, string>) => readVisitsState(visitsQuerySchema.parse(query), today)

describe('the period of visits', () => {
  it.each([
    [{}, { from: '2026-10-29', to: '2026-11-25' }],
    [{ days: '7' }, { from: '2026-11-19', to: '2026-11-25' }],
    [{ days: '8' }, { from: '2026-10-29', to: '2026-11-25' }],
    [
      { from: '2026-11-01', to: '2026-11-03' },
      { from: '2026-11-01', to: '2026-11-03' },
    ],
    [
      { from: '2026-11-20', to: '2027-11-03' },
      { from: '2026-11-20', to: today },
    ],
    [
      { from: '2020-01-01', to: '2026-11-25' },
      { from: '2025-11-25', to: '2026-11-25' },
    ],
    [
      { from: '2026-11-03', to: '2026-11-01' },
      { from: '2026-10-29', to: '2026-11-25' },
    ],
    [
      { from: '2027-01-01', to: '2027-02-01' },
      { from: '2026-10-29', to: '2026-11-25' },
    ],
    [
      { from: 'never', to: '2026-11-01' },
      { from: '2026-10-29', to: '2026-11-25' },
    ],
  ])('of %j is %j', (query, span) => {
    expect(read(query).span).toEqual(span)
  })

  it.each([
    [{ days: '7' }, { from: '2026-11-12', to: '2026-11-18' }],
    [
      { days: '7', compare: 'year' },
      { from: '2025-11-20', to: '2025-11-26' },
    ],
    [{ compare: 'none' }, undefined],
    [
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-10-31', to: '2026-10-31' },
    ],
  ])('of %j is compared with %j', (query, span) => {
    expect(toComparedSpan(read(query))).toEqual(span)
  })

  it.each([
    [{}, 'day'],
    [{ days: '91' }, 'day'],
    [{ days: '364' }, 'week'],
    [{ by: 'week' }, 'week'],
  ])('of %j is drawn by %s', (query, grain) => {
    expect(grainOf(read(query))).toBe(grain)
  })
})

describe('what is chosen', () => {
  it.each([
    [{}, {}],
    [{ days: '28', compare: 'before' }, {}],
    [
      { days: '91', compare: 'none', by: 'week', path: '/c/a', city: 'RU/Kazan' },
      { days: '91', compare: 'none', by: 'week', path: '/c/a', city: 'RU/Kazan' },
    ],
    [
      { from: '2026-11-01', to: '2026-11-03' },
      { from: '2026-11-01', to: '2026-11-03' },
    ],
    [{ source: 'vk.com', city: 'RU/Kazan' }, { source: 'vk.com' }],
    [{ source: '' }, {}],
  ])('of %j stands in an address as %j', (query, fields) => {
    expect(toVisitsFields(read(query))).toEqual(fields)
  })
})
