import { describe, expect, it } from 'vitest'
import { readConcert } from '../../src/content/concerts/concert.ts'
import { readVenue } from '../../src/content/places/readers.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { addDays } from '../../src/shared/zoned-time.ts'
import type { Row } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-20'
const snapshot = makeSnapshot(today)
const names = (rows: readonly Row[], name: string) => new Map(rows.map((row) => [row.id, String(row[name])]))
const isText = (value: unknown) => typeof value === 'string' && value.length > 0

describe('each hall of the demo', () => {
  const rows = snapshot.Venue
  const hallsOf = ({ hall }: Row) => (Array.isArray(hall) ? hall : []) as unknown as Row[]

  it.each(['accessNote', 'accessPhone', 'transit', 'parking', 'cloakroom'])(
    'says its %s in every language',
    (field) => {
      expect(
        rows.filter((row) => !isText(row[field])).map(({ slug, locale }) => `${slug} ${locale}`),
      ).toEqual([])
    },
  )

  it('says whether one gets in without stairs, and how many wheelchairs have a place', () => {
    expect(rows.filter(({ stepFree, lift }) => !isText(stepFree) || typeof lift !== 'boolean')).toEqual([])
    expect(
      rows.flatMap(hallsOf).filter(({ wheelchairPlaces }) => typeof wheelchairPlaces !== 'number'),
    ).toEqual([])
  })

  it('promises no place to which no way leads', () => {
    const unreachable = rows.filter(({ stepFree }) => stepFree === 'no')
    expect(unreachable.length).toBeGreaterThan(0)
    expect(unreachable.flatMap(hallsOf).filter(({ wheelchairPlaces }) => wheelchairPlaces !== 0)).toEqual([])
  })

  it('has a telephone of its own that nobody can have', () => {
    const phones = rows.filter(({ locale }) => locale === 'ru').map(({ accessPhone }) => String(accessPhone))
    expect(new Set(phones).size).toBe(phones.length)
    expect(phones.filter((phone) => !/^\+\d+( \d+)? 00/.test(phone))).toEqual([])
  })
})

describe('each concert of the demo', () => {
  const countries = names(snapshot.City, 'countryCode')
  const ahead = snapshot.Concert.filter(({ date }) => String(date) >= today)
  const discountsOf = ({ discounts }: Row) => (Array.isArray(discounts) ? discounts : []) as unknown as Row[]
  const isWeekend = ({ date }: Row) => [0, 6].includes(new Date(String(date)).getUTCDay())

  it('costs students less on weekdays in Russia only, and never for the last tickets', () => {
    const reduced = ahead.filter((row) => discountsOf(row).some(({ audience }) => audience === 'students'))
    expect(reduced.length).toBeGreaterThan(10)
    const wrong = reduced.filter(
      (row) => isWeekend(row) || row.lastTickets || countries.get(Number(row.city)) !== 'RU',
    )
    expect(wrong).toEqual([])
  })
})

describe.each(Array.from({ length: 7 }, (_, days) => addDays(today, days * 9)))('on %s', (day) => {
  const { Concert, City } = makeSnapshot(day)
  const marked = Concert.filter(({ date, culturePass }) => culturePass && String(date) >= day)

  it('the state’s card pays for evenings in Russia only', () => {
    const countries = names(City, 'countryCode')
    expect(new Set(marked.map(({ city }) => countries.get(Number(city))))).toEqual(new Set(['RU']))
  })
})

describe('a visitor reads them', () => {
  const { service } = createEmbeddedService(Date.parse(`${today}T09:00Z`))

  it.each([
    ['ru', 'Метро «Китай-город», 7\u00a0мин пешком'],
    ['en', 'Kitay-gorod metro, 7\u00a0min on foot'],
    ['th', 'รถไฟใต้ดินสถานี Kitay-gorod เดิน 7\u00a0นาที'],
  ] as const)('in %s on the page of a venue', async (locale, transit) => {
    const venue = await readVenue(service, locale, 'zaryadye')
    expect(venue?.facts).toMatchObject({ transit, stepFree: 'yes', lift: true })
  })

  it('for the hall in which a concert is', async () => {
    const hallsAt = new Map(snapshot.Venue.map(({ id, hall }) => [id, (hall ?? []) as unknown as Row[]]))
    // A house whose large hall has places for wheelchairs, and an evening in its small one, which has none.
    const inSmallHall = snapshot.Concert.find(({ venue, hall, status }) => {
      const [large, ...small] = hallsAt.get(Number(venue)) ?? []
      const own = small.find(({ name }) => name === hall)
      return status === 'scheduled' && own?.wheelchairPlaces === 0 && large?.wheelchairPlaces !== 0
    })
    const concert = await readConcert(service, 'en', String(inSmallHall?.slug))
    expect(concert?.hallFacts?.wheelchairPlaces).toBe(0)
  })
})
