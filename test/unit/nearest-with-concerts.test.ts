import { describe, expect, it } from 'vitest'
import { readConcertCounts } from '../../src/content/concerts/schedule.ts'
import { readCities } from '../../src/content/places/readers.ts'
import { readNearestWithConcerts } from '../../src/places/nearest-with-concerts.ts'
import { createEmbeddedService } from './emulator-service.ts'

const { service } = createEmbeddedService(Date.UTC(2026, 10, 20))
const cities = await readCities(service)
const counts = await readConcertCounts(service, 'ru')
const kazan = cities.find(({ slug }) => slug === 'kazan') ?? { slug: 'kazan' }
const slugsNear = async (place: { slug: string; latitude?: number; longitude?: number }) =>
  (await readNearestWithConcerts(service, 'ru', place)).map(({ city }) => city.slug)

describe('where to go from a city without concerts', () => {
  it('is three other cities, the nearest first', async () => {
    const found = await readNearestWithConcerts(service, 'ru', kazan)
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
    const later = { ...service, now: () => Date.UTC(2200, 0, 1) }
    expect(await readNearestWithConcerts(later, 'ru', kazan)).toEqual([])
  })

  it('is nowhere while nobody knows where the city is', async () => {
    expect(await slugsNear({ slug: 'somewhere' })).toEqual([])
  })
})
