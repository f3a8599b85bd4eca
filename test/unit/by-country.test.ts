import { describe, expect, test } from 'vitest'
import type { City } from '../../src/content/places/cities.ts'
import { groupByCountry } from '../../src/places/countries.ts'
import { toPickerCity } from '../../src/places/picker-city.ts'
import { toCountryName } from '../../src/shared/country-name.ts'
import { inEachLocale } from '../../src/shared/locales.ts'

function city(slug: string, countryCode: string, ru: string, en = slug): City {
  const both = (name: string) => ({ slug, name, namePrepositional: name })
  return {
    id: 1,
    slug,
    countryCode,
    timeZone: 'Europe/Moscow',
    names: { ...inEachLocale(() => both(en)), ru: both(ru) },
  }
}

const cities = [
  city('bangkok', 'th', 'Бангкок', 'Bangkok'),
  city('kazan', 'ru', 'Казань', 'Kazan'),
  city('minsk', 'by', 'Минск', 'Minsk'),
  city('yerevan', 'am', 'Ереван', 'Yerevan'),
  city('baku', 'az', 'Баку', 'Baku'),
  city('arkhangelsk', 'ru', 'Архангельск', 'Arkhangelsk'),
  city('saint-petersburg', 'ru', 'Санкт-Петербург', 'Saint Petersburg'),
  city('moscow', 'ru', 'Москва', 'Moscow'),
]
const slugs = (countries: ReturnType<typeof groupByCountry>, code: string) =>
  countries.find((country) => country.code === code)?.cities.map(({ slug }) => slug)

test('a city of the picker has its name in the language of the page, and its place', () => {
  const kazan = { ...city('kazan', 'ru', 'Казань', 'Kazan'), latitude: 55.8, longitude: 49.1 }
  expect(toPickerCity(kazan, 'en').attributes).toEqual({
    slug: 'kazan',
    name: 'Kazan',
    namePrepositional: 'Kazan',
    latitude: 55.8,
    longitude: 49.1,
  })
})

describe('cities by country', () => {
  test('Russia comes first, the others by name', () => {
    expect(groupByCountry(cities, 'ru').map(({ name }) => name)).toEqual([
      'Россия',
      ...['Азербайджан', 'Армения', 'Беларусь', 'Таиланд'],
    ])
  })

  test('names of countries are in the language of the page', () => {
    expect(groupByCountry(cities, 'en').map(({ name }) => name)).toEqual([
      'Russia',
      ...['Armenia', 'Azerbaijan', 'Belarus', 'Thailand'],
    ])
  })

  test('Moscow and Saint Petersburg come first in Russia, the others by name', () => {
    expect(slugs(groupByCountry(cities, 'ru'), 'ru')).toEqual([
      'moscow',
      'saint-petersburg',
      'arkhangelsk',
      'kazan',
    ])
  })

  test('ё stands beside е', () => {
    const some = [city('b', 'ru', 'Еж'), city('c', 'ru', 'Жуков'), city('a', 'ru', 'Ёлкино')]
    expect(slugs(groupByCountry(some, 'ru'), 'ru')).toEqual(['b', 'a', 'c'])
  })

  test('the list that was given stays as it was', () => {
    const given = [...cities]
    groupByCountry(given, 'ru')
    expect(given).toEqual(cities)
  })

  test('a code that names no country stands for itself', () => {
    expect(toCountryName('zq', 'ru')).toBe('ZQ')
  })
})
