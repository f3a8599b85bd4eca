import { describe, expect, it } from 'vitest'
import type { WantedConcerts } from '../../src/content/concerts/choose-concerts.ts'
import { readCities } from '../../src/content/places/readers.ts'
import { readSuggestions } from '../../src/places/suggestions.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { touringContent } from './touring-content.ts'

/** The current day of the tests, a Friday. */
const today = '2026-11-20'
const { service } = createEmbeddedService(
  Date.parse(`${today}T09:00:00Z`),
  touringContent([
    { slug: 'kazan-sold-out', city: 'kazan', date: '2026-12-01', soldOut: true },
    { slug: 'kazan-off', city: 'kazan', date: '2026-12-02', status: 'cancelled' },
    { slug: 'kazan-1', city: 'kazan', date: '2026-12-03' },
    { slug: 'kazan-2', city: 'kazan', date: '2026-12-04', program: 'potter' },
    { slug: 'kazan-3', city: 'kazan', date: '2027-01-05' },
    { slug: 'kazan-4', city: 'kazan', date: '2027-01-06', minCost: 900 },
    { slug: 'kazan-5', city: 'kazan', date: '2027-01-07' },
    { slug: 'samara-1', city: 'samara', date: '2027-02-01', program: 'potter' },
    { slug: 'nizhny-1', city: 'nizhny', date: '2027-02-02' },
    { slug: 'ufa-1', city: 'ufa', date: '2027-02-03', minCost: 900 },
    { slug: 'perm-1', city: 'perm', date: '2027-02-04' },
    { slug: 'sochi-1', city: 'sochi', date: '2027-03-01' },
    { slug: 'sochi-2', city: 'sochi', date: '2026-11-21', soldOut: true },
    { slug: 'bangkok-1', city: 'bangkok', date: '2027-02-01', currency: 'THB', minCost: 1500 },
    { slug: 'pattaya-1', city: 'pattaya', date: '2027-02-02', currency: 'THB', minCost: 800 },
    { slug: 'hua-hin-1', city: 'hua-hin', date: '2027-02-03', currency: 'RUB', minCost: 500 },
  ]),
)
const cities = await readCities(service)

const waysOn = async (wanted: WantedConcerts) => {
  const city = cities.find(({ slug }) => slug === wanted.citySlug)
  const { own, nearest, without } = await readSuggestions(service, 'ru', { wanted, city })
  return {
    own: { concerts: own.concerts.map(({ slug }) => slug), total: own.total },
    nearest: nearest.map(({ city: { slug }, km }) => [slug, Math.round(km)]),
    without: Object.fromEntries(without.map(({ condition, count }) => [condition, count])),
  }
}

describe('from a city that doesn’t play in a month', () => {
  it('the way leads to four of its other dates that have tickets, of all that it has', async () => {
    const { own } = await waysOn({ citySlug: 'kazan', month: '2027-02' })
    expect(own).toEqual({ concerts: ['kazan-1', 'kazan-2', 'kazan-3', 'kazan-4'], total: 7 })
  })

  it('the way leads to the three nearest cities that play in that month', async () => {
    const { nearest } = await waysOn({ citySlug: 'kazan', month: '2027-02' })
    expect(nearest).toEqual([
      ['samara', 296],
      ['nizhny', 323],
      ['ufa', 449],
    ])
  })

  it('the way leads to no neighbour that plays in another month', async () => {
    expect((await waysOn({ citySlug: 'kazan', month: '2026-11' })).nearest).toEqual([])
  })

  it('it is said how many concerts are left without the month, and in all cities', async () => {
    const { without } = await waysOn({ citySlug: 'kazan', month: '2027-02' })
    expect(without).toEqual({ when: 7, city: 7 })
  })
})

describe('a way to a city’s other dates', () => {
  it.each<[string, WantedConcerts]>([
    ['where all of its dates were asked for', { citySlug: 'kazan' }],
    ['where no city was asked for', { month: '2027-02' }],
  ])('is none %s', async (_, wanted) => {
    expect((await waysOn(wanted)).own).toEqual({ concerts: [], total: 0 })
  })
})

describe('from a city where everything is sold out or cancelled', () => {
  it('the way leads to its concerts all the same', async () => {
    const { own } = await waysOn({ citySlug: 'sochi', month: '2027-05' })
    expect(own).toEqual({ concerts: ['sochi-1'], total: 2 })
  })
})

describe('how far a visitor is sent', () => {
  it.each<[string, WantedConcerts]>([
    ['a month', { month: '2027-02' }],
    ['a program', { programSlug: 'zimmer' }],
    ['tickets that are left', { isAvailable: true }],
    ['a price', { maxPrice: 2000 }],
    ['the weekend', { near: 'weekend' }],
  ])('for %s: nowhere, where all are more than 1 000 km away', async (_, wanted) => {
    expect((await waysOn({ citySlug: 'omsk', ...wanted })).nearest).toEqual([])
  })

  it('for any evening: to the nearest three that play, however far', async () => {
    const { own, nearest } = await waysOn({ citySlug: 'omsk' })
    expect(own).toEqual({ concerts: [], total: 0 })
    expect(nearest).toEqual([
      ['perm', 1100],
      ['ufa', 1111],
      ['samara', 1520],
    ])
  })
})

describe('the conditions that leave something when they are taken off', () => {
  it.each<[string, WantedConcerts, Record<string, number>]>([
    ['a price that is too low', { maxPrice: 10 }, { price: 16 }],
    ['a price, in one city', { citySlug: 'kazan', maxPrice: 10 }, { price: 7 }],
    [
      'tickets that are left',
      { citySlug: 'sochi', near: 'weekend', isAvailable: true },
      { available: 1, when: 1 },
    ],
    [
      'a program that the city doesn’t hear',
      { citySlug: 'ufa', programSlug: 'potter' },
      { program: 1, city: 2 },
    ],
    ['a month of a program', { programSlug: 'potter', month: '2027-03' }, { when: 2, program: 1 }],
    ['a weekend on which nothing is played', { citySlug: 'kazan', near: 'weekend' }, { when: 7, city: 1 }],
    ['two conditions that leave nothing each', { programSlug: 'no-such', month: '2099-01' }, {}],
  ])('are named with how many: %s', async (_, wanted, without) => {
    expect((await waysOn(wanted)).without).toEqual(without)
  })
})

describe('a price that is too low for a city', () => {
  it('is asked in its currency of the cities around it, and promised of no city in another one', async () => {
    const { nearest, without } = await waysOn({ citySlug: 'bangkok', maxPrice: 1000 })
    expect(nearest).toEqual([['pattaya', 100]])
    expect(without).toEqual({ price: 1 })
  })
})

describe('who has typed words, too', () => {
  it('is led to what they find on other days and nearby, and to what there is without them', async () => {
    const among = new Set(['kazan-2', 'samara-1', 'perm-1', 'bangkok-1'])
    const { own, nearest, without } = await waysOn({ citySlug: 'kazan', month: '2027-02', among })
    expect(own.total).toBe(7)
    expect(nearest.map(([slug]) => slug)).toEqual(['samara', 'perm'])
    expect(without).toEqual({ when: 1, city: 3 })
  })

  it('that find nothing is led to what there is without them', async () => {
    const { nearest, without } = await waysOn({ citySlug: 'kazan', month: '2027-01', among: new Set() })
    expect(nearest).toEqual([])
    expect(without).toEqual({ words: 3 })
  })
})
