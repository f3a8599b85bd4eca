import { describe, expect, it } from 'vitest'
import type { Concert } from '../../src/content/concerts/concert.ts'
import type { Site } from '../../src/content/site/site.ts'
import { chooseBrandNames } from '../../src/languages/brand-names.ts'
import { toMusicEvent } from '../../src/rendering/structured-data/music-event.ts'
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
function eventOf(changes: Partial<Concert>, now = site.now): JsonLdObject {
  const made = toMusicEvent(
    { ...site, now },
    { ...concert, ...changes },
    { description: 'О концерте', images: [] },
  )
  const parsed: unknown = made ? JSON.parse(toJsonLd([made])) : {}
  return isThing(parsed) ? parsed : {}
}
const offerOf = (changes: Partial<Concert>, now?: number) => eventOf(changes, now).offers

describe('a concert as an event', () => {
  it('is called by its program, and not by what an editor wrote for search results', () => {
    expect(eventOf({}).name).toBe('Музыка Ханса Циммера')
  })

  it.each([
    ['Europe/Moscow', '2026-12-05T19:30:00+03:00', '2026-12-05T21:30:00+03:00'],
    ['Asia/Bangkok', '2026-12-05T19:30:00+07:00', '2026-12-05T21:30:00+07:00'],
    ['Asia/Kathmandu', '2026-12-05T19:30:00+05:45', '2026-12-05T21:30:00+05:45'],
    ['America/St_Johns', '2026-12-05T19:30:00-03:30', '2026-12-05T21:30:00-03:30'],
  ])('begins and ends by the clock of %s', (timeZone, startDate, endDate) => {
    expect(eventOf({ timeZone })).toMatchObject({ startDate, endDate })
  })

  it.each([
    ['2026-07-10', '+02:00'],
    ['2026-12-05', '+01:00'],
  ])('knows the summer time of its city: %s is %s', (date, offset) => {
    expect(eventOf({ date, timeZone: 'Europe/Belgrade' }).startDate).toBe(`${date}T19:30:00${offset}`)
  })

  it('says only the day while its time is unknown', () => {
    const { time: _time, ...untimed } = concert
    const event = toMusicEvent(site, untimed, { description: '', images: [] })
    expect(event).toMatchObject({ startDate: '2026-12-05' })
    expect(event).not.toHaveProperty('endDate')
  })

  it('does not make up an end', () => {
    const { durationMinutes: _length, ...endless } = concert
    expect(toMusicEvent(site, endless, { description: '', images: [] })).not.toHaveProperty('endDate')
  })

  it.each([
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
    ['moved_online', 'EventMovedOnline'],
    ['scheduled', 'EventScheduled'],
  ] as const)('that is %s says %s', (status, expected) => {
    expect(eventOf({ status }).eventStatus).toBe(`https://schema.org/${expected}`)
  })

  it.each(['postponed', 'cancelled'] as const)('that is %s keeps its date and its offer', (status) => {
    const { eventStatus: _status, offers, ...kept } = eventOf({ status })
    const { eventStatus: _before, offers: asBefore, ...before } = eventOf({})
    expect(kept).toEqual(before)
    expect(offers).toEqual({ ...(asBefore as JsonLdObject), availability: 'https://schema.org/OutOfStock' })
  })

  it('that was moved says from when', () => {
    expect(eventOf({ status: 'rescheduled', previousDate: '2026-11-01' })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-01',
    })
  })

  it.each(['scheduled', 'postponed', 'moved_online', 'cancelled'] as const)(
    'that is %s was not moved, even where content still has a previous date',
    (status) => {
      expect(eventOf({ status, previousDate: '2026-11-01' })).not.toHaveProperty('previousStartDate')
    },
  )

  it('online is nowhere else', () => {
    expect(eventOf({ status: 'moved_online' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://tutti.example/c/zimmer-kazan' },
    })
  })

  it('is in its hall, by address and by coordinates', () => {
    expect(
      eventOf({ hall: 'Большой зал', address: 'Улица Хади Такташа, 74', latitude: 55.79, longitude: 49.12 }),
    ).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Театр имени Камала, Большой зал',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Улица Хади Такташа, 74',
          addressLocality: 'Казань',
          addressCountry: 'RU',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 55.79, longitude: 49.12 },
      },
    })
  })

  it('is played by the orchestra, once, and by its guests: ensembles and persons', () => {
    const named = (slug: string, fullName: string) => ({ slug, fullName, fullNameGenitive: fullName })
    const performers = [
      { ...named('poluton', 'Оркестр «Полутон»'), isEnsemble: true as const },
      { ...named('choir', 'Камерный хор'), isEnsemble: true as const },
      named('orlova', 'Анна Орлова'),
    ]
    expect(eventOf({ performers }).performer).toMatchObject([
      { '@type': 'MusicGroup', name: 'Оркестр «Полутон»' },
      { '@type': 'MusicGroup', name: 'Камерный хор' },
      { '@type': 'Person', name: 'Анна Орлова', url: 'https://tutti.example/members/orlova' },
    ])
  })

  it('plays each work once, with its composer where one is known', () => {
    const tracks = [{ name: 'Time', composer: 'Hans Zimmer' }, { name: 'Полёт' }, { name: 'Полёт' }]
    expect(eventOf({ tracklists: [{ tracks }] }).workPerformed).toEqual([
      { '@type': 'MusicComposition', name: 'Time', composer: { '@type': 'Person', name: 'Hans Zimmer' } },
      { '@type': 'MusicComposition', name: 'Полёт' },
    ])
  })

  it('is called by its own title', () => {
    expect(eventOf({ title: { name: 'Гала' } }).name).toBe('Гала')
  })

  it('opens its doors before it begins, by the clock of its city', () => {
    const terms = { doorsOpenMinutes: 60 }
    expect(eventOf({ terms }).doorTime).toBe('2026-12-05T18:30:00+03:00')
    expect(eventOf({ terms, timeZone: 'Asia/Bangkok' }).doorTime).toBe('2026-12-05T18:30:00+07:00')
  })

  it('has no doors online', () => {
    const event = eventOf({ terms: { doorsOpenMinutes: 60 }, status: 'moved_online' })
    expect(event).not.toHaveProperty('doorTime')
  })

  it('says how one gets into its hall, and whom to call', () => {
    const { location } = eventOf({
      venueFacts: { stepFree: 'yes', lift: false, accessPhone: '+7 843 000-10-14' },
      hallFacts: { wheelchairPlaces: 5 },
    })
    const feature = (name: string, value: unknown) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value,
    })
    expect(location).toMatchObject({
      telephone: '+7 843 000-10-14',
      amenityFeature: [
        feature('Доступность', 'Без ступеней от входа до места'),
        feature('места для колясок', 5),
        feature('лифт', false),
      ],
    })
  })

  it('says nothing of a hall of which nothing is known', () => {
    expect(eventOf({ venueFacts: {}, hallFacts: {} }).location).not.toHaveProperty('amenityFeature')
  })

  it('speaks the vocabulary of schema.org with all of that', () => {
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
    const { venue: _venue, ...homeless } = concert
    const event = toMusicEvent(site, homeless, { description: '', images: [] })
    expect(event).toMatchObject({ location: { name: 'Казань', address: { addressLocality: 'Казань' } } })
  })

  it('without any place is left out: half an event is reported as a fault', () => {
    const { venue: _venue, city: _city, ...nowhere } = concert
    expect(toMusicEvent(site, nowhere, { description: '', images: [] })).toBeUndefined()
  })

  it('without a program is the orchestra playing', () => {
    const { program: _program, ...nameless } = concert
    expect(toMusicEvent(site, nameless, { description: '', images: [] })).toMatchObject({
      name: 'Оркестр «Полутон»',
    })
  })

  it.each([
    [5, 'ООО «Полутон»'],
    [3, 'ИП Соколова'],
    [77, 'Оркестр «Полутон»'],
  ])('is organised by seller %i: %s', (organizerId, name) => {
    expect(eventOf({ organizerId }).organizer).toMatchObject({ name, url: 'https://tutti.example/' })
  })
})

describe('the tickets of a concert', () => {
  it('cost from the cheapest to the dearest', () => {
    expect(offerOf({ price: { currency: 'EUR', from: 1450, to: 6000 } })).toMatchObject({
      price: 14.5,
      priceSpecification: { minPrice: 14.5, maxPrice: 60, priceCurrency: 'EUR' },
    })
  })

  it('of one price have no range', () => {
    expect(offerOf({})).not.toHaveProperty('priceSpecification')
  })

  it('that are free cost 0, and the concert is accessible for free', () => {
    const free = { price: { currency: 'NZD', from: 0 } }
    expect(offerOf(free)).toMatchObject({
      price: 0,
      priceCurrency: 'NZD',
      availability: 'https://schema.org/InStock',
    })
    expect(eventOf(free)).toMatchObject({ isAccessibleForFree: true })
    expect(eventOf({})).not.toHaveProperty('isAccessibleForFree')
  })

  it('that nobody needs are an offer of the concert’s own page', () => {
    expect(offerOf({ price: { currency: 'NZD', from: 0 }, ticket: { kind: 'none' } })).toMatchObject({
      price: 0,
      url: 'https://tutti.example/c/zimmer-kazan',
    })
  })

  it('for which guests choose the price cost 0 or more, and aren’t free', () => {
    const price = { currency: 'EUR', from: 0, isPayWhatYouCan: true } as const
    expect(offerOf({ price })).toMatchObject({
      price: 0,
      priceSpecification: { minPrice: 0, priceCurrency: 'EUR' },
    })
    expect(eventOf({ price })).not.toHaveProperty('isAccessibleForFree')
  })

  it('may be paid with the state’s card where the concert takes it', () => {
    expect(offerOf({ acceptsCulturePass: true })).toMatchObject({
      acceptedPaymentMethod: { '@type': 'PaymentMethod', name: 'Пушкинская карта' },
    })
    expect(offerOf({})).not.toHaveProperty('acceptedPaymentMethod')
  })

  it('cost what content says, in its currency', () => {
    expect(offerOf({ price: { currency: 'JPY', from: 1500 } })).toMatchObject({
      price: 1500,
      priceCurrency: 'JPY',
    })
  })

  it.each([
    ['ru', 'https://tutti.example/c/zimmer-kazan/tickets'],
    ['en', 'https://tutti.example/en/c/zimmer-kazan/tickets'],
  ] as const)('are sold in %s at %s', (locale, url) => {
    const made = toMusicEvent({ ...site, locale, names: chooseBrandNames(locale) }, concert, {
      description: '',
      images: [],
    })
    expect(made).toMatchObject({ offers: { url } })
  })

  it('of an unknown price have none, which is not 0', () => {
    const { price: _price, ...unpriced } = concert
    const offer = (toMusicEvent(site, unpriced, { description: '', images: [] }) as { offers?: object })
      .offers
    expect(offer).not.toHaveProperty('price')
    expect(offer).not.toHaveProperty('priceCurrency')
  })

  it.each([
    ['on sale', {}, 'InStock'],
    ['sold out', { soldOut: true }, 'SoldOut'],
    ['not on sale yet', { onSaleAt: '2026-12-01T09:00:00.000Z' }, 'PreOrder'],
    ['of a concert that has begun', { date: '2026-11-21', time: '14:30' }, 'OutOfStock'],
    ['for latecomers', { date: '2026-11-21', time: '14:30', sellsLate: true }, 'InStock'],
    ['of a postponed concert', { status: 'postponed' }, 'OutOfStock'],
    ['of a cancelled concert', { status: 'cancelled' }, 'OutOfStock'],
  ] as const)('%s are so', (_name, changes, availability) => {
    expect(offerOf(changes)).toMatchObject({ availability: `https://schema.org/${availability}` })
  })

  it('are sold from the moment that an editor set, else since the concert was announced', () => {
    expect(offerOf({ onSaleAt: '2026-09-01T09:00:00.000Z' })).toMatchObject({
      validFrom: '2026-09-01T09:00:00.000Z',
    })
    expect(offerOf({})).toMatchObject({ validFrom: '2026-06-01T09:00:00.000Z' })
  })

  it('are bought where the button leads', () => {
    expect(offerOf({})).toMatchObject({ url: 'https://tutti.example/c/zimmer-kazan/tickets' })
    expect(offerOf({ ticket: { kind: 'link', url: 'https://seller.example/1' } })).toMatchObject({
      url: 'https://seller.example/1',
    })
  })

  it('are not offered without a link, nor after the concert', () => {
    expect(offerOf({ ticket: { kind: 'none' } })).toBeUndefined()
    expect(offerOf({}, Date.parse('2027-01-01T00:00:00Z'))).toBeUndefined()
  })
})

const hostile = [
  ['quotes', '"Кино" и \\\'игры\\\''],
  ['markup', '<b>Кино</b> & <img src=x onerror=alert(1)>'],
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script>'],
  ['line separators', 'Кино\u2028и\u2029игры\n\r'],
  ['emoji', 'Кино 🎬👩‍🚀'],
  ['signs of direction', '\u202eоник\u202c \u200fموسيقى'],
  ['500 characters', 'Ы'.repeat(500)],
  ['half a character', 'Кино \ud83c'],
] as const

describe.each(hostile)('a title with %s', (_name, title) => {
  const event = () => eventOf({ program: { slug: 'x', name: title } })

  it('arrives as it is', () => {
    expect(event().name).toBe(title)
  })

  it('breaks neither the vocabulary nor the script', () => {
    const made = toMusicEvent(
      site,
      { ...concert, program: { slug: 'x', name: title } },
      { description: title, images: [] },
    )
    const text = toJsonLd(made ? [made] : [])
    expect(text).not.toMatch(/[<>&\u2028\u2029\n\r]/)
    expect(findVocabularyProblems(event())).toEqual([])
  })
})

describe('what is read', () => {
  const text = { title: 'А'.repeat(500), publishedAt: '2026-01-01T09:00:00.000Z' }

  it('has a headline that search engines show whole', () => {
    const made: unknown = toArticle(site, 'NewsArticle', '/p/x', text)
    expect(isThing(made) ? String(made.headline).length : 0).toBe(110)
  })

  it('was changed when it came out, unless it was changed later', () => {
    expect(toArticle(site, 'NewsArticle', '/p/x', text)).toMatchObject({ dateModified: text.publishedAt })
  })

  it('has the address of its language', () => {
    expect(toArticle({ ...site, locale: 'en' }, 'NewsArticle', '/p/x', text)).toMatchObject({
      url: 'https://tutti.example/p/en/p/x',
    })
  })
})

describe('questions', () => {
  it('without an answer are not answered', () => {
    expect(toFaqPage(site, [{ slug: 'a', question: 'Когда?' }])).toBeUndefined()
    expect(
      toFaqPage(site, [
        { slug: 'a', question: 'Когда?' },
        { slug: 'b', question: 'Где?', answerHtml: '<p>Здесь</p>' },
      ]),
    ).toMatchObject({ mainEntity: [{ name: 'Где?' }] })
  })
})

describe('the orchestra', () => {
  it('is where its social links lead', () => {
    const made = toOrganization(site, { social: [{ network: 'vk', url: 'https://vk.com/poluton' }] } as Site)
    expect(made).toMatchObject({ sameAs: ['https://vk.com/poluton'] })
  })

  it('without any has none', () => {
    expect(toOrganization(site, { social: [] })).not.toHaveProperty('sameAs')
  })
})
