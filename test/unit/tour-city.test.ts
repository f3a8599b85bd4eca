import { expect, it } from 'vitest'
import type { City } from '../../src/content/places/cities.ts'
import { findTourCity } from '../../src/places/tour-city.ts'
import type { Place } from '../../src/places/world-place.ts'

/** Kilometres of a degree of latitude. */
const degreeKm = 111.19
const kazan = {
  slug: 'kazan',
  names: { ru: { name: 'Казань' }, en: { name: 'Kazan' } },
  latitude: 55.79,
  longitude: 49.12,
} as unknown as City

const placeAt = (km: number, name: string) =>
  ({ names: { en: name }, latitude: 55.79 + km / degreeKm, longitude: 49.12 }) as unknown as Place

it.each([
  ['of another name 3.9 km away', placeAt(3.9, 'Dubrovo'), 'kazan'],
  ['of another name 4.1 km away', placeAt(4.1, 'Dubrovo'), undefined],
  ['of its name in any language 29 km away', placeAt(29, 'kazan'), 'kazan'],
  ['of its name 31 km away', placeAt(31, 'Kazan'), undefined],
])('a place %s is the city %s of the site', (_where, place, slug) => {
  expect(findTourCity([kazan], place)?.slug).toBe(slug)
})
