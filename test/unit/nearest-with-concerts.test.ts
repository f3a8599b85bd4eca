import { describe, expect, it } from 'vitest'
import { readNearestWithConcerts } from '../../src/city/nearest-with-concerts.ts'
import { readConcertCounts } from '../../src/content/concerts/concert-counts.ts'
import { readCities } from '../../src/content/places/cities.ts'
import { createEmbeddedService } from './emulator-service.ts'

const { service } = createEmbeddedService(Date.UTC(2026, 10, 20))
const today = '2026-11-20'
const cities = await readCities(service)
const counts = await readConcertCounts(service, today)
const kazan = cities.find(({ slug }) => slug === 'kazan') ?? { slug: 'kazan' }
const slugsNear = async (place: { slug: string; latitude?: number; longitude?: number }) =>
  (await readNearestWithConcerts(service, place, today)).map(({ city }) => city.slug)

describe('where to go from a city without concerts', () => {
  it('is three other cities, the nearest first', async () => {
    const found = await readNearestWithConcerts(service, kazan, today)
    const km = found.map((each) => each.km)
    expect(km).toHaveLength(3)
    expect(km).toEqual(km.toSorted((one, other) => one - other))
    expect(found.map(({ city }) => city.slug)).not.toContain('kazan')
  })

  it('is a city that stands in the same place, if it is another one', async () => {
    expect((await slugsNear({ ...kazan, slug: 'a-suburb' }))[0]).toBe('kazan')
  })

  it('is never a city without concerts', async () => {
    const quiet = cities.filter(({ slug }) => !counts[slug])
    expect(quiet.length).toBeGreaterThan(0)
    for (const city of quiet) expect(await slugsNear({ ...city, slug: 'a-suburb' })).not.toContain(city.slug)
  })

  it('is nowhere when nothing is played any more', async () => {
    const { service: later } = createEmbeddedService(Date.UTC(2026, 10, 20))
    expect(await readNearestWithConcerts(later, kazan, '2200-01-01')).toEqual([])
  })

  it('is nowhere while nobody knows where the city is', async () => {
    expect(await slugsNear({ slug: 'somewhere' })).toEqual([])
  })
})
