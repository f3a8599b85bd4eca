import { describe, expect, it } from 'vitest'
import type { Concert } from '../../src/content/concerts/concert.ts'
import { chooseBrandNames } from '../../src/languages/brand-names.ts'
import { toMusicEvent } from '../../src/rendering/structured-data/music-event.ts'
import { toMusicVenue } from '../../src/rendering/structured-data/music-venue.ts'
import { toArticle } from '../../src/rendering/structured-data/news-article.ts'
import { toOrganization } from '../../src/rendering/structured-data/organization.ts'
import { toFaqPage } from '../../src/rendering/structured-data/web-page.ts'
import {
  findVocabularyProblems,
  isThing,
  type JsonLdObject,
} from '../../src/tools/measure/audit-seo/structured-data/vocabulary.ts'
import { toJsonLd } from '../../src/ui/components/structured-data.tsx'

const site = {
  origin: 'https://tutti.example',
  locale: 'ru' as const,
  names: chooseBrandNames('ru'),
  now: Date.parse('2026-11-21T12:00:00Z'),
  config: { SELLERS: { 5: { name: 'ООО «Полутон»' }, 3: { name: 'ИП Соколова' } } },
}

const concert: Concert = {
  slug: 'zimmer-kazan',
  date: '2026-12-05',
  time: '19:30:00.000',
  timeZone: 'Europe/Moscow',
  durationMinutes: 120,
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'frame', host: 'intickets', seanceId: '42' },
  price: { currency: 'RUB', from: 150_000 },
  publishedAt: '2026-06-01T09:00:00.000Z',
  countryCode: 'RU',
  city: { slug: 'kazan', name: 'Казань', namePrepositional: 'Казани' },
  venue: { slug: 'kamal', name: 'Театр имени Камала' },
  program: { slug: 'zimmer', name: 'Музыка Ханса Циммера', repertoire: 'film' },
  hallImages: [],
  performers: [],
  tracklists: [],
  terms: {},
  own: {},
  eveningFacts: {},
  seo: { title: 'Циммер! Скидки! Купите сейчас' },
}

/** Structured data as a parser reads it from the page: serialised and parsed again. */
function eventOf(changes: Partial<Concert>, lacking?: keyof Concert): JsonLdObject {
  const facts = Object.entries({ ...concert, ...changes }).filter(([name]) => name !== lacking)
  // A fact that is left out is one that may be absent.
  const given = Object.fromEntries(facts) as unknown as Concert
  const made = toMusicEvent(site, given, { description: 'О концерте', images: [] })
  const parsed: unknown = made ? JSON.parse(toJsonLd([made])) : undefined
  return isThing(parsed) ? parsed : {}
}
const offerOf = (changes: Partial<Concert>, lacking?: keyof Concert) => eventOf(changes, lacking).offers

describe('a concert as an event', () => {
  it.each<[string, Partial<Concert>, string]>([
    ['by its program, and not by what an editor wrote for search results', {}, 'Музыка Ханса Циммера'],
    ['by its own title', { title: { name: 'Гала' } }, 'Гала'],
  ])('is called %s', (_, changes, name) => {
    expect(eventOf(changes).name).toBe(name)
  })

  it.each([
    ['Europe/Belgrade', '2026-07-10', '+02:00'],
    ['Europe/Belgrade', '2026-12-05', '+01:00'],
    ['Asia/Kathmandu', '2026-12-05', '+05:45'],
    ['America/St_Johns', '2026-12-05', '-03:30'],
  ])('begins, ends and opens its doors by the clock of %s on %s: %s', (timeZone, date, offset) => {
    expect(eventOf({ timeZone, date, terms: { doorsOpenMinutes: 60 } })).toMatchObject({
      doorTime: `${date}T18:30:00${offset}`,
      startDate: `${date}T19:30:00${offset}`,
      endDate: `${date}T21:30:00${offset}`,
    })
  })

  it('says only the day while its time is unknown', () => {
    const event = eventOf({ terms: { doorsOpenMinutes: 60 } }, 'time')
    expect(event.startDate).toBe('2026-12-05')
    expect(event).not.toHaveProperty('endDate')
    expect(event).not.toHaveProperty('doorTime')
  })

  it('does not make up an end', () => {
    expect(eventOf({}, 'durationMinutes')).not.toHaveProperty('endDate')
  })

  it.each(['scheduled', 'postponed', 'moved_online', 'cancelled'] as const)(
    'that is %s was not moved, even where content still has a previous date',
    (status) => {
      expect(eventOf({ status, previousDate: '2026-11-01' })).not.toHaveProperty('previousStartDate')
    },
  )

  it('has no doors online', () => {
    const event = eventOf({ terms: { doorsOpenMinutes: 60 }, status: 'moved_online' })
    expect(event).not.toHaveProperty('doorTime')
  })

  it('plays each work once, with its composer where one is known', () => {
    const tracks = [{ name: 'Time', composer: 'Hans Zimmer' }, { name: 'Полёт' }, { name: 'Полёт' }]
    expect(eventOf({ tracklists: [{ tracks }] }).workPerformed).toEqual([
      { '@type': 'MusicComposition', name: 'Time', composer: { '@type': 'Person', name: 'Hans Zimmer' } },
      { '@type': 'MusicComposition', name: 'Полёт' },
    ])
  })

  it('says nothing of a hall of which nothing is known', () => {
    expect(eventOf({ venueFacts: {}, hallFacts: {} }).location).not.toHaveProperty('amenityFeature')
  })

  it('speaks the vocabulary of schema.org with all that a concert may say', () => {
    const whole = eventOf({
      venueFacts: { stepFree: 'partly', lift: true, parking: 'Подземная', cloakroom: 'Бесплатный' },
      hallFacts: { wheelchairPlaces: 0, hearingLoop: true },
      terms: { doorsOpenMinutes: 90 },
      price: { currency: 'EUR', from: 1450, to: 6000 },
      acceptsCulturePass: true,
    })
    expect(findVocabularyProblems(whole)).toEqual([])
  })

  it('without a venue is in its city', () => {
    expect(eventOf({}, 'venue').location).toMatchObject({
      name: 'Казань',
      address: { addressLocality: 'Казань' },
    })
  })

  it('without any place is left out: half an event is reported as a fault', () => {
    const { venue: _venue, city: _city, ...nowhere } = concert
    expect(toMusicEvent(site, nowhere, { description: '', images: [] })).toBeUndefined()
  })

  it('without a program is the orchestra playing', () => {
    expect(eventOf({}, 'program').name).toBe('Оркестр «Полутон»')
  })

  it.each([
    [3, 'ИП Соколова'],
    [77, 'Оркестр «Полутон»'],
  ])('is organised by seller %i: %s', (organizerId, name) => {
    expect(eventOf({ organizerId }).organizer).toMatchObject({ name, url: 'https://tutti.example/' })
  })
})

describe('the tickets of a concert', () => {
  it.each<[string, Partial<Concert>, object]>([
    [
      'from the cheapest to the dearest',
      { price: { currency: 'EUR', from: 1450, to: 6000 } },
      { price: 14.5, priceSpecification: { minPrice: 14.5, maxPrice: 60, priceCurrency: 'EUR' } },
    ],
    [
      '0 where they are free',
      { price: { currency: 'NZD', from: 0 } },
      { price: 0, priceCurrency: 'NZD', availability: 'https://schema.org/InStock' },
    ],
    [
      '0 on the concert’s own page where nobody needs one',
      { price: { currency: 'NZD', from: 0 }, ticket: { kind: 'none' } },
      { price: 0, url: 'https://tutti.example/c/zimmer-kazan' },
    ],
    [
      '0 or more where guests choose the price',
      { price: { currency: 'EUR', from: 0, isPayWhatYouCan: true } },
      { price: 0, priceSpecification: { minPrice: 0, priceCurrency: 'EUR' } },
    ],
    [
      'what content says of a currency without cents',
      { price: { currency: 'JPY', from: 1500 } },
      { price: 1500, priceCurrency: 'JPY' },
    ],
  ])('cost %s', (_, changes, offer) => {
    expect(offerOf(changes)).toMatchObject(offer)
  })

  it('of one price have no range, and of an unknown price none, which is not 0', () => {
    expect(offerOf({})).not.toHaveProperty('priceSpecification')
    expect(offerOf({}, 'price')).not.toHaveProperty('price')
    expect(offerOf({}, 'price')).not.toHaveProperty('priceCurrency')
  })

  it('that are free make the concert accessible for free, and those of a chosen price don’t', () => {
    const price = { currency: 'EUR', from: 0 }
    expect(eventOf({ price }).isAccessibleForFree).toBe(true)
    expect(eventOf({ price: { ...price, isPayWhatYouCan: true } })).not.toHaveProperty('isAccessibleForFree')
  })

  it('may be paid with the state’s card where the concert takes it', () => {
    expect(offerOf({ acceptsCulturePass: true })).toMatchObject({
      acceptedPaymentMethod: { '@type': 'PaymentMethod', name: 'Пушкинская карта' },
    })
    expect(offerOf({})).not.toHaveProperty('acceptedPaymentMethod')
  })

  it('are still offered to latecomers where late entry is sold', () => {
    const underWay = { date: '2026-11-21', time: '14:30', sellsLate: true } as const
    expect(offerOf(underWay)).toMatchObject({ availability: 'https://schema.org/InStock' })
  })

  it('are sold from the moment that an editor set, before the moment of the announcement', () => {
    const onSaleAt = '2026-09-01T09:00:00.000Z'
    expect(offerOf({ onSaleAt })).toMatchObject({ validFrom: onSaleAt })
  })
})

it('structured data holds nothing that could end its script, and is read as it was said', () => {
  const name = '</script><!-- <b>Кино</b> & \u2028игры\u2029\n"\\\'" 🎬 \ud83c'
  const text = toJsonLd([{ '@type': 'MusicEvent', name }])
  expect(text).not.toMatch(/[<>&\u2028\u2029\n\r]/)
  expect(JSON.parse(text).name).toBe(name)
})

describe('what is read', () => {
  const text = { title: 'А'.repeat(500), publishedAt: '2026-01-01T09:00:00.000Z' }

  it('has a headline that search engines show whole', () => {
    const made: unknown = toArticle(site, 'NewsArticle', '/p/x', text)
    expect(isThing(made) ? String(made.headline).length : 0).toBe(110)
  })

  it('was changed when it came out, unless it was changed later', () => {
    expect(toArticle(site, 'NewsArticle', '/p/x', text)).toMatchObject({ dateModified: text.publishedAt })
    const updatedAt = '2026-02-01T09:00:00.000Z'
    expect(toArticle(site, 'NewsArticle', '/p/x', { ...text, updatedAt })).toMatchObject({
      dateModified: updatedAt,
    })
  })
})

it('questions without an answer are not answered', () => {
  expect(toFaqPage(site, [{ slug: 'a', question: 'Когда?' }])).toBeUndefined()
  expect(
    toFaqPage(site, [
      { slug: 'a', question: 'Когда?' },
      { slug: 'b', question: 'Где?', answerHtml: '<p>Здесь</p>' },
    ]),
  ).toMatchObject({ mainEntity: [{ name: 'Где?' }] })
})

it('the orchestra without a page in a network has no such links', () => {
  expect(toOrganization(site, { social: [] })).not.toHaveProperty('sameAs')
})

describe('a venue', () => {
  const hall = { name: 'Большой зал', wheelchairPlaces: 4, hearingLoop: true, images: [] }
  const small = { name: 'Малый зал', wheelchairPlaces: 0, images: [] }

  const feature = (value: unknown): unknown => expect.objectContaining({ value })

  it.each([
    ['of its only hall', [hall], [feature(4), feature(true)]],
    ['of none where it has several', [hall, small], undefined],
  ])('has the wheelchair places and the hearing loop %s', (_, halls, features) => {
    const venue = { slug: 'kamal', translations: { ru: 'kamal' }, name: 'Театр имени Камала', halls, seo: {} }
    const made: unknown = JSON.parse(toJsonLd([toMusicVenue(site, venue)]))
    expect(isThing(made) ? made.amenityFeature : 'no structured data').toEqual(features)
  })
})
