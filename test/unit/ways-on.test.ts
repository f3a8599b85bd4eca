import { describe, expect, it } from 'vitest'
import { nearestCities } from '../../src/city/choose-city.ts'
import { readWaysOn } from '../../src/city/ways-on.ts'
import { chooseConcerts, type Wanted } from '../../src/content/concerts/choose-concerts.ts'
import { readScheduleIndex } from '../../src/content/concerts/schedule-index.ts'
import { type City, readCities } from '../../src/content/places/cities.ts'
import { addDays } from '../../src/shared/zoned-time.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-20'
const now = Date.parse(`${today}T09:00:00Z`)
const { service } = createEmbeddedService(now)
const index = await readScheduleIndex(service, today)
const cities = await readCities(service)

/** A city that plays, and a month in which it doesn't but others do. */
const { city, month } = findGap()

function findGap() {
  const months = Array.from({ length: 8 }, (_, at) => addDays(today, at * 31).slice(0, 7))
  for (const place of cities) {
    const own = chooseConcerts(index, { citySlug: place.slug }, now)
    const gap = months.find((each) => own.length > 1 && !own.some(({ date }) => date.startsWith(each)))
    if (gap && neighboursIn(place, gap).length > 0) return { city: place, month: gap }
  }
  throw new Error('the demo has no such city')
}

/** Cities within 1 000 km that play in the month. */
function neighboursIn(place: City, inMonth: string) {
  const playing = new Set(chooseConcerts(index, { month: inMonth }, now).map(({ citySlug }) => citySlug))
  return nearestCities(cities, place, 1000).filter(({ city: { slug } }) => playing.has(slug))
}

const waysOn = (wanted: Wanted, hasWords = false) =>
  readWaysOn(service, 'ru', today, {
    wanted,
    city: cities.find(({ slug }) => slug === wanted.citySlug),
    hasWords,
  })

describe('from a city that doesn’t play in a month', () => {
  it('the way leads to its own other dates', async () => {
    const { own } = await waysOn({ citySlug: city.slug, month })
    expect(own.concerts.length).toBeGreaterThan(0)
    expect(new Set(own.concerts.map((concert) => concert.city?.slug))).toEqual(new Set([city.slug]))
    expect(own.total).toBe(chooseConcerts(index, { citySlug: city.slug }, now).length)
  })

  it('the way leads to neighbours that play in that month, the nearest first', async () => {
    const { nearest } = await waysOn({ citySlug: city.slug, month })
    expect(nearest.length).toBeGreaterThan(0)
    for (const { city: other } of nearest) {
      expect(chooseConcerts(index, { citySlug: other.slug, month }, now)).not.toEqual([])
    }
    expect(nearest).toEqual(nearest.toSorted((one, other) => one.km - other.km))
  })

  it('it is said how many concerts are left without the month, and in all cities', async () => {
    const { without } = await waysOn({ citySlug: city.slug, month })
    expect(without).toEqual([
      { condition: 'when', count: chooseConcerts(index, { citySlug: city.slug }, now).length },
      { condition: 'city', count: chooseConcerts(index, { month }, now).length },
    ])
  })
})

describe('who looks for a certain evening', () => {
  it('is sent no farther for it than 1 000 km', async () => {
    const months = Array.from({ length: 12 }, (_, at) => addDays(today, at * 31).slice(0, 7))
    const ways = months.map((each) => waysOn({ citySlug: 'bangkok', month: each }))
    const distances = (await Promise.all(ways)).flatMap(({ nearest }) => nearest.map(({ km }) => km))
    expect(distances).not.toEqual([])
    expect(Math.max(...distances)).toBeLessThanOrEqual(1000)
  })
})

describe('from a list that nothing fits', () => {
  it('the way leads without a price that is too low', async () => {
    const { without } = await waysOn({ maxPrice: 10 })
    expect(without).toEqual([{ condition: 'price', count: index.length }])
  })

  it('nothing is promised of words, but what there is without them', async () => {
    const { nearest, without } = await waysOn({ citySlug: city.slug }, true)
    expect(nearest).toEqual([])
    expect(without.map(({ condition }) => condition)).toEqual(['words'])
  })

  it('a condition that leaves nothing is no way', async () => {
    const { without } = await waysOn({ programSlug: 'no-such-program', month: '2099-01' })
    expect(without).toEqual([])
  })
})

describe('from a city without any concert', () => {
  const without = cities.find(({ slug }) => chooseConcerts(index, { citySlug: slug }, now).length === 0)

  it('the way leads to the nearest that have some', async () => {
    const { own, nearest } = await waysOn({ citySlug: without?.slug })
    expect(own.concerts).toEqual([])
    expect(nearest).toHaveLength(3)
  })
})
