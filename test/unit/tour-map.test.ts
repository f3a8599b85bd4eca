import { describe, expect, it } from 'vitest'
import type { City } from '../../src/content/places/cities.ts'
import { toTourMap } from '../../src/content/places/tour-map.ts'

/** A city with the only fields that the map reads. */
const city = (slug: string, latitude?: number, longitude?: number) =>
  ({ slug, ...(latitude === undefined ? {} : { latitude, longitude }) }) as City
const moscow = city('moscow', 55.75, 37.6)
const kazan = city('kazan', 55.8, 49.1)
const auckland = city('auckland', -36.85, 174.76)
const apia = city('apia', -13.83, -171.76)

const slugsOf = (places: readonly { city: City }[] | undefined) => places?.map((place) => place.city.slug)

describe('the map of a tour', () => {
  it('has north above south and east right of west', () => {
    const map = toTourMap([moscow, kazan, city('sochi', 43.6, 39.7)], [])
    const at = new Map(map?.quiet.map((place) => [place.city.slug, place]))
    expect(at.get('kazan')?.x).toBeGreaterThan(at.get('sochi')?.x ?? Number.NaN)
    expect(at.get('sochi')?.y).toBeGreaterThan(at.get('moscow')?.y ?? Number.NaN)
  })

  it('is in one piece across the 180th meridian', () => {
    const map = toTourMap([apia, auckland], ['auckland', 'apia'])
    const [first, second] = map?.route ?? []
    expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN)
  })

  it('leads through cities in the order of their concerts, and tells where there are none', () => {
    const map = toTourMap([moscow, kazan, apia], ['kazan', 'kazan', 'moscow', 'kazan'])
    expect(slugsOf(map?.route)).toEqual(['kazan', 'moscow', 'kazan'])
    expect(slugsOf(map?.ahead)).toEqual(['moscow', 'kazan'])
    expect(slugsOf(map?.quiet)).toEqual(['apia'])
  })

  it.each([
    ['no city has coordinates', [city('moscow'), city('kazan')]],
    ['only one has', [moscow, city('kazan')]],
    ['there are no cities', []],
  ])('is left out where %s', (_why, cities) => {
    expect(toTourMap(cities, ['moscow'])).toBeUndefined()
  })

  it.each([
    ['at one place', [moscow, { ...moscow, slug: 'khimki' }]],
    ['at the poles', [city('north', 90, 0), city('south', -90, 0)]],
    ['around the earth', [city('a', 0, -180), city('b', 0, -90), city('c', 0, 0), city('d', 0, 90)]],
  ])('stays on its sheet with cities %s', (_where, cities) => {
    const map = toTourMap(cities, [])
    for (const { x, y } of map?.quiet ?? []) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(map?.width ?? 0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(map?.height ?? 0)
    }
    expect(map?.quiet).toHaveLength(cities.length)
  })
})
