import { describe, expect, it } from 'vitest'
import { readConcert } from '../../src/content/concerts/concert.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { Json } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'

const slug = 'hans-zimmer-kazan-1'
const demo = makeSnapshot('2026-11-25')
const concert = demo.Concert.filter((row) => row.slug === slug)

/** What the page of a concert is told where its entry has these fields besides. */
function read(fields: Record<string, Json> = {}, locale: Locale = 'en') {
  const snapshot = withConcerts(
    demo,
    concert.map((row) => ({ ...row, ...fields })),
  )
  return readConcert(createEmbeddedService(Date.UTC(2026, 10, 25), () => snapshot).service, locale, slug)
}

describe('the page of a concert is told', () => {
  it('when and where it is, what it costs, and what is played', async () => {
    expect(await read()).toMatchObject({
      slug,
      date: '2025-07-24',
      time: '19:00:00.000',
      timeZone: 'Europe/Moscow',
      durationMinutes: 120,
      ageLimit: 6,
      price: { currency: 'RUB', from: 210_000, to: 500_000 },
      organizerId: 5,
      city: { slug: 'kazan', name: 'Kazan' },
      countryCode: 'RU',
      venue: { slug: 'kazan-saydashev-hall', name: 'Saydashev Grand Concert Hall' },
      address: '3 Svobody Square',
      latitude: 55.794,
      longitude: 49.1258,
      hall: 'Grand Hall',
      program: { slug: 'hans-zimmer', name: 'The Music of Hans Zimmer', repertoire: 'film' },
      about: 'Organ, piano and full orchestra: Interstellar, Inception, Gladiator, The Lion King and Dune.',
      publishedAt: '2025-02-24T06:00:00.000Z',
    })
  })

  it('its pictures: the program’s, and all of its hall', async () => {
    const found = await read()
    expect(found?.hallImages.map(({ url }) => url)).toEqual([
      '/build/pictures/hall_opera_13.webp',
      '/build/pictures/hall_opera_4.webp',
    ])
    expect([found?.heroImage?.url, found?.posterImage?.url]).toEqual([
      '/build/pictures/hero_black-hole_0.webp',
      '/build/pictures/poster_black-hole_0.webp',
    ])
  })

  it('who plays', async () => {
    expect((await read())?.performers.length).toBeGreaterThan(0)
  })

  it('its own age and length before those of its program', async () => {
    expect(await read({ ageLimit: 12, durationMinutes: 90 })).toMatchObject({
      ageLimit: 12,
      durationMinutes: 90,
    })
  })

  it('of no place where it is broadcast, whatever its entry says', async () => {
    const found = await read({ status: 'moved_online' })
    expect(found).toMatchObject({ status: 'moved_online', hallImages: [], city: { slug: 'kazan' } })
    for (const name of ['venue', 'address', 'hall', 'latitude', 'longitude', 'hallFacts', 'venueFacts']) {
      expect(found).not.toHaveProperty(name)
    }
  })

  it('a hall that only its own entry names, as Russian', async () => {
    const found = await read({ venue: null, hall: 'Малый зал' })
    expect([found?.hall, found?.hallLang, found?.hallImages]).toEqual(['Малый зал', 'ru', []])
    expect((await read({ venue: null, hall: 'Малый зал' }, 'ru'))?.hallLang).toBeUndefined()
  })
})

it('a concert that there isn’t is none', async () => {
  const { service } = createEmbeddedService(Date.UTC(2026, 10, 25), () => withConcerts(demo, concert))
  expect(await readConcert(service, 'en', 'no-such-concert')).toBeNull()
})
