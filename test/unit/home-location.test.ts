import { expect, it } from 'vitest'
import { toHomeLocation } from '../../src/tools/operate/home-location.ts'

it.each([
  ['moscow', 'ru', 'Moscow', 'RU'],
  ['wellington', 'nz', 'Wellington', 'NZ'],
  ['saint-petersburg', 'ru', 'Saint Petersburg', 'RU'],
])('visitors of an orchestra at home in %s (%s) come from %s, %s', (citySlug, countryCode, city, country) => {
  expect(toHomeLocation({ citySlug, countryCode, timeZone: 'UTC' })).toEqual({ city, country })
})
