import { describe, expect, it } from 'vitest'
import { chooseCity, sortCitiesByDistance } from '../../src/places/choose-city.ts'

const place = (
  slug: string,
  countryCode: string,
  latitude?: number,
  longitude?: number,
  ...names: string[]
) => ({
  slug,
  countryCode,
  names: [slug, ...names],
  ...(latitude === undefined ? {} : { latitude, longitude }),
})

const cities = [
  place('moscow', 'ru', 55.7558, 37.6173, 'Москва', 'Moscow', 'มอสโก'),
  place('tver', 'ru', 56.8587, 35.9176, 'Тверь', 'Tver'),
  place('oryol', 'ru', 52.9703, 36.0635, 'Орёл', 'Oryol'),
  place('rostov-on-don', 'ru', 47.2225, 39.7187, 'Ростов-на-Дону', 'Rostov-on-Don'),
  place('minsk', 'by', 53.9023, 27.5619, 'Минск', 'Minsk'),
  place('chiang-mai', 'th', 18.7883, 98.9853, 'Чиангмай', 'Chiang Mai', 'เชียงใหม่'),
  place('unmapped', 'ru', undefined, undefined, 'Безкоординатск'),
]
const choose = (location: Parameters<typeof chooseCity>[1]) => chooseCity(cities, location)?.slug

describe('the city of the same name', () => {
  it.each([
    ['Москва', 'moscow'],
    ['Moscow', 'moscow'],
    ['มอสโก', 'moscow'],
    ['  MOSCOW ', 'moscow'],
    ['орел', 'oryol'],
    ['Rostov on Don', 'rostov-on-don'],
    ['Tvér', 'tver'],
    ['เชียงใหม่', 'chiang-mai'],
    ['Безкоординатск', 'unmapped'],
  ])('%s is %s', (city, slug) => {
    expect(choose({ city })).toBe(slug)
  })

  it('is preferred to one that is nearer', () => {
    expect(choose({ city: 'Tver', latitude: 55.75, longitude: 37.61 })).toBe('tver')
  })

  it('is another town where it is far away: distance decides where both are known', () => {
    // A town called Tver near Vladivostok is another town; where its position is unknown, the name alone decides.
    expect(choose({ city: 'Tver', latitude: 43.1, longitude: 131.9 })).not.toBe('tver')
    expect(choose({ city: 'Tver' })).toBe('tver')
  })

  it('must be in the same country', () => {
    expect(choose({ city: 'Moscow', countryCode: 'us', latitude: 46.73, longitude: -117 })).toBeUndefined()
  })

  it('is found whatever the case of the country code', () => {
    expect(choose({ city: 'Minsk', countryCode: 'BY' })).toBe('minsk')
  })

  it('is not any city for a name without letters', () => {
    expect(choose({ city: '--- !' })).toBeUndefined()
  })
})

describe('the nearest city', () => {
  it('is taken within 100 km', () => {
    expect(choose({ city: 'Torzhok', countryCode: 'ru', latitude: 57.0413, longitude: 34.9601 })).toBe('tver')
  })

  it('is not taken beyond 100 km', () => {
    expect(
      choose({ city: 'Vyshny Volochyok', countryCode: 'ru', latitude: 57.5913, longitude: 34.5645 }),
    ).toBeUndefined()
  })

  it('must be in the same country', () => {
    expect(choose({ countryCode: 'pl', latitude: 53.9, longitude: 27.56 })).toBeUndefined()
  })

  it('is taken in any country when the visitor’s is unknown', () => {
    expect(choose({ latitude: 53.9, longitude: 27.56 })).toBe('minsk')
  })

  it.each([
    ['nothing is known', {}],
    ['only the country is known', { countryCode: 'ru' }],
    ['a coordinate is missing', { latitude: 55.75 }],
    ['a coordinate is no number', { latitude: Number.NaN, longitude: 37.61 }],
    ['a coordinate is infinite', { latitude: Number.POSITIVE_INFINITY, longitude: 37.61 }],
  ])('is none when %s', (_, location) => {
    expect(choose(location)).toBeUndefined()
  })
})

describe('distances', () => {
  const kmBetween = (one: [number, number], other: [number, number]) =>
    sortCitiesByDistance([{ latitude: one[0], longitude: one[1] }], {
      latitude: other[0],
      longitude: other[1],
    })[0]?.km

  it('are right for cities whose distance is known', () => {
    expect(kmBetween([55.7558, 37.6173], [59.9386, 30.3141])).toBeCloseTo(634, -1)
  })

  it('are short across the antimeridian', () => {
    expect(kmBetween([65, 179.9], [65, -179.9])).toBeCloseTo(9.4, 1)
  })

  it('don’t depend on the longitude at a pole', () => {
    expect(kmBetween([90, 0], [90, 137])).toBeCloseTo(0, 6)
  })

  it('are half the globe between opposite places', () => {
    expect(kmBetween([0, 0], [0, 180])).toBeCloseTo(20015, 0)
  })

  it('are known between a place and its exact opposite, in spite of rounding', () => {
    expect(kmBetween([55.7558, 37.6173], [-55.7558, -142.3827])).toBeCloseTo(20015, 0)
  })

  it('order cities from near to far and leave out those without coordinates', () => {
    expect(
      sortCitiesByDistance(cities, { latitude: 55.75, longitude: 37.61 }).map(({ city }) => city.slug),
    ).toEqual(['moscow', 'tver', 'oryol', 'minsk', 'rostov-on-don', 'chiang-mai'])
  })
})
