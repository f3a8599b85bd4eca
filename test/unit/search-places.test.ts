import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { placeSchemas, toPlaces } from '../../src/search/catalogue/places.ts'

/** What is found of a city and of a hall, in English. */
function placesOf(content: { cities?: object[]; venues?: object[] }) {
  const mediaUrl = (path: string) => `https://media.example${path}`
  const { cities, venues } = toPlaces(
    {
      city: z.array(placeSchemas.city).parse(content.cities ?? []),
      venue: z.array(placeSchemas.venue).parse(content.venues ?? []),
    },
    'en',
    mediaUrl,
  )
  return { city: cities[0], venue: venues[0] }
}

it('a city is found by its names and their cases in every language, and shows its sign', () => {
  const logo = { url: '/kazan.webp', width: 400, height: 400, alternativeText: 'Kazan' }
  const kazan = {
    locale: 'ru',
    slug: 'kazan',
    name: 'Казань',
    namePrepositional: 'Казани',
    logoImage: logo,
    localizations: [{ locale: 'en', slug: 'kazan', name: 'Kazan', namePrepositional: 'Kazan' }],
  }
  expect(placesOf({ cities: [kazan] }).city).toMatchObject({
    slug: 'kazan',
    name: 'Kazan',
    otherNames: ['Казань', 'Казани'],
    logo: { url: 'https://media.example/kazan.webp', width: 400, height: 400 },
  })
})

it('a city without a sign has none, and says in which language its name is', () => {
  const perm = { locale: 'ru', slug: 'perm', name: 'Пермь', namePrepositional: 'Перми' }
  const { city } = placesOf({ cities: [perm] })
  expect(city).toMatchObject({ name: 'Пермь', lang: 'ru' })
  expect(city).not.toHaveProperty('logo')
})

it('a hall is found in its city, by its names, and says what is known of the way there', () => {
  const hall = {
    locale: 'en',
    slug: 'hall',
    name: 'Big Hall',
    address: '1 Main St',
    transit: 'By metro',
    city: { slug: 'kazan' },
    localizations: [{ locale: 'ru', slug: 'hall', name: 'Большой зал' }],
  }
  expect(placesOf({ venues: [hall] }).venue).toMatchObject({
    slug: 'hall',
    name: 'Big Hall',
    otherNames: ['Большой зал'],
    address: '1 Main St',
    city: 'kazan',
    facts: { transit: 'By metro' },
  })
})
