import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { findExactPlaces, findPlacesByName, readPlaceByKey } from '../../src/places/find-places.ts'
import { nameInKey, nameOf, regionOf, sayWhere, shardCount } from '../../src/places/world-place.ts'
import { languageScripts, placeNames } from '../../src/shared/languages/facts.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { type NamedPlace, parsePlaces, placesFile, toShards } from '../../src/tools/build/places.ts'

let places: NamedPlace[]
let shards: string[]
let filesRead = 0
let lettersRead = 0
const readShard = async (number: number) => {
  const text = shards[number] ?? ''
  filesRead += 1
  lettersRead += text.length
  return text
}

beforeAll(() => {
  places = parsePlaces(readFileSync(placesFile, 'utf8'))
  shards = toShards(places)
  // The limit for reading 200,000 lines on a machine that others may use too.
}, 120_000)

const locales: Locale[] = ['ru', 'en', 'th']
const find = async (typed: string, locale: Locale) =>
  (await findPlacesByName(readShard, typed, { locale, locales })).map(
    ({ name, place }) => `${name} ${place.countryCode}`,
  )

describe('a place is found', () => {
  it.each([
    ['by its name', 'Вологда', 'ru', 'Вологда ru'],
    ['by the beginning of it', 'волог', 'ru', 'Вологда ru'],
    ['in another case, with a letter changed', 'вологде', 'ru', 'Вологда ru'],
    ['with a letter too many', 'Череповецк', 'ru', 'Череповец ru'],
    ['with a letter missing', 'Черповец', 'ru', 'Череповец ru'],
    ['with two letters swapped', 'Чеерповец', 'ru', 'Череповец ru'],
    ['on the wrong keyboard', 'djkjulf', 'ru', 'Вологда ru'],
    ['in Latin letters', 'Vologda', 'ru', 'Вологда ru'],
    ['in Thai letters', 'โวลอกดา', 'th', 'โวลอกดา ru'],
    ['in Chinese, which no page has', '沃洛格达', 'en', 'Vologda ru'],
    ['in Georgian', 'ვოლოგდა', 'ru', 'Вологда ru'],
    ['with an umlaut', 'München', 'de', 'München de'],
    ['with its umlaut spelled out', 'Muenchen', 'de', 'Muenchen de'],
    ['with a hyphen or without', 'нью йорк', 'ru', 'Нью-Йорк us'],
    ['by its Kazakh name', 'Ақтөбе', 'kk', 'Ақтөбе kz'],
    ['by the beginning of its German name', 'Münc', 'de', 'München de'],
    ['by the beginning of its Russian name', 'Стамб', 'ru', 'Стамбул tr'],
    ['with the word for a city', 'г. Тобольск', 'ru', 'Тобольск ru'],
    ['with the word for a city, written out', 'город Тобольск', 'ru', 'Тобольск ru'],
    ['with its country', 'Москва, Россия', 'ru', 'Москва ru'],
    ['with its country in another language', 'Paris, France', 'ru', 'Париж fr'],
    ['with its country in brackets', 'Париж (Франция)', 'ru', 'Париж fr'],
    ['with its country first', 'Германия, Кёльн', 'ru', 'Кёльн de'],
    ['with its country and no comma', 'Paris France', 'en', 'Paris fr'],
    ['with another country than the largest of its name', 'Moscow, USA', 'en', 'Moscow us'],
    ['with a code that is a region’s', 'Portland, OR', 'en', 'Portland us'],
    ['with a region that isn’t known', 'Выборг, Ленинградская область', 'ru', 'Выборг ru'],
    ['which is a country too', 'Сингапур', 'ru', 'Сингапур sg'],
    ['by its former name', 'Алма-Ата', 'ru', 'Алма-Ата kz'],
    ['whose last word is a country', 'Нью-Йорк', 'ru', 'Нью-Йорк us'],
    ['with a country of two words and no comma', 'Auckland New Zealand', 'en', 'Auckland nz'],
    ['with a state, alone of its name in the country', 'Seattle Washington', 'en', 'Seattle us'],
    ['with a state’s code and no comma', 'Seattle WA', 'en', 'Seattle us'],
    ['with the state and the country', 'Portland, Oregon, USA', 'en', 'Portland us'],
    ['with a state rather than a country of its name', 'Atlanta Georgia', 'en', 'Atlanta us'],
    ['with a country rather than a state of its name', 'Batumi Georgia', 'en', 'Batumi ge'],
    ['with another place’s name as its state', 'Vancouver Washington', 'en', 'Vancouver us'],
    ['with a part of Britain', 'Perth Scotland', 'en', 'Perth gb'],
  ] as const)('%s', async (_, typed, locale, expected) => {
    expect((await find(typed, locale))[0]).toBe(expected)
  })

  it('the largest first, where several have the name', async () => {
    const found = await findPlacesByName(readShard, 'Springfield', { locale: 'en', locales })
    const people = found.map(({ place }) => place.people)
    expect(people).toEqual(people.toSorted((one, other) => other - one))
    expect(found.length).toBeGreaterThan(3)
  })

  it('with its country and coordinates, again by its key', async () => {
    const place = await readPlaceByKey(readShard, 'vologda-472459', 'vologda')
    expect(place).toMatchObject({ countryCode: 'ru', latitude: 59.22, longitude: 39.88, people: 312_420 })
    expect([place && nameOf(place, 'ru'), place && nameOf(place, 'en')]).toEqual(['Вологда', 'Vologda'])
  })
})

describe('of several places with one name', () => {
  it.each([
    ['Portland, OR', 'portland-5746545'],
    ['Portland, ME', 'portland-4975802'],
    ['Portland ME', 'portland-4975802'],
    ['Springfield, IL', 'springfield-4250542'],
    ['Portland Oregon', 'portland-5746545'],
    ['Portland, Maine', 'portland-4975802'],
    ['portland maine', 'portland-4975802'],
    ['Портленд, штат Мэн', 'portland-4975802'],
    ['Портленд Орегон', 'portland-5746545'],
    ['Washington DC', 'washington-4140963'],
    ['Washington, D.C.', 'washington-4140963'],
    ['Washington D.C.', 'washington-4140963'],
    ['Washington District of Columbia', 'washington-4140963'],
    ['Charleston West Virginia', 'charleston-4801859'],
    ['Columbia South Carolina', 'columbia-4575352'],
    ['Советск, Калининград', 'sovetsk-490068'],
  ])('%s is the first', async (typed, key) => {
    const [found] = await findPlacesByName(readShard, typed, { locale: 'ru', locales })
    expect(found?.place.key).toBe(key)
  })

  it('each says where it is', async () => {
    const found = await findPlacesByName(readShard, 'Portland', { locale: 'ru', locales })
    expect(found.map(({ place }) => sayWhere(place, 'ru'))).toContain('Орегон, Соединенные Штаты')
    expect(found.map(({ place }) => sayWhere(place, 'en'))).toContain('Maine, United States')
    expect(found.map(({ place }) => sayWhere(place, 'th'))).toContain('เมน, สหรัฐอเมริกา')
    const [sovetsk] = await findPlacesByName(readShard, 'Советск', { locale: 'ru', locales })
    expect(sovetsk && [regionOf(sovetsk.place, 'ru'), regionOf(sovetsk.place, 'en')]).toEqual([
      'Калининград',
      'Kaliningrad',
    ])
    const [vologda] = await findPlacesByName(readShard, 'Вологда', { locale: 'ru', locales })
    expect(vologda && regionOf(vologda.place, 'ru')).toBe('')
  })
})

describe('nothing is found', () => {
  it.each([
    ['for one letter', 'В'],
    ['for nothing', ''],
    ['for blanks', '   '],
    ['for the signs of the files', '|=\t\n'],
    ['for a text longer than any name', 'в'.repeat(5000)],
    ['for markup', '<script>alert(1)</script>'],
    ['for what is no place', 'ъъъъъъъ'],
  ])('%s', async (_, typed) => {
    expect(await find(typed, 'ru')).toEqual([])
  })

  it('by a key of another name, another number, or none', async () => {
    expect(await readPlaceByKey(readShard, 'vologda-1', 'vologda')).toBeUndefined()
    expect(nameInKey('../vologda-472459')).toBeUndefined()
    expect(nameInKey('vologda')).toBeUndefined()
    expect(nameInKey(`${'a'.repeat(100)}-1`)).toBeUndefined()
  })

  it('as exactly a name, where a name only begins so', async () => {
    expect(await findExactPlaces(readShard, 'волог', 'ru')).toEqual([])
    expect((await findExactPlaces(readShard, 'Вологда', 'ru')).map(({ name }) => name)).toEqual(['Вологда'])
  })
})

describe('a look-up is cheap', () => {
  // Scanning 250,000 characters takes about a millisecond.
  it.each(['Сан', 'Saint Petersbrug', 'ghbdtn vbh', 'xxxxxxxxxxxxxxxx', 'Вологде'])(
    '«%s» reads at most four files',
    async (typed) => {
      filesRead = 0
      lettersRead = 0
      await find(typed, 'ru')
      expect(filesRead).toBeLessThanOrEqual(4)
      expect(lettersRead).toBeLessThan(600_000)
    },
  )

  it('since no file is large', () => {
    expect(shards).toHaveLength(shardCount)
    expect(Math.max(...shards.map(({ length }) => length))).toBeLessThan(250_000)
  })
})

it('names of places in Russia are those of Russian', () => {
  const largest = places
    .filter(({ countryCode }) => countryCode === 'ru')
    .slice(0, 12)
    .map((place) => nameOf(place, 'ru'))
  expect(largest).toEqual([
    ...['Москва', 'Санкт-Петербург', 'Новосибирск', 'Екатеринбург', 'Нижний Новгород', 'Казань'],
    ...['Челябинск', 'Омск', 'Самара', 'Ростов-на-Дону', 'Уфа', 'Красноярск'],
  ])
})

describe('a large place is called as its language calls it', () => {
  it.each([
    ['vienna-2761369', { de: 'Wien', en: 'Vienna', kk: 'Вена', ru: 'Вена', th: 'เวียนนา' }],
    ['koeln-2886242', { de: 'Köln', en: 'Cologne', kk: 'Кельн', ru: 'Кёльн', th: 'โคโลญ' }],
    ['almaty-1526384', { de: 'Almaty', en: 'Almaty', kk: 'Алматы', ru: 'Алматы', th: 'อัลมาตี' }],
    ['aktobe-610611', { de: 'Aktobe', en: 'Aktobe', kk: 'Ақтөбе', ru: 'Актобе', th: 'Aktobe' }],
    ['moscow-524901', { de: 'Moskau', en: 'Moscow', kk: 'Мәскеу', ru: 'Москва', th: 'มอสโก' }],
  ] as const)('%s', async (key, names) => {
    const place = await readPlaceByKey(readShard, key, nameInKey(key) ?? '')
    const called = Object.keys(names).map((locale) => [locale, place && nameOf(place, locale as Locale)])
    expect(Object.fromEntries(called)).toEqual(names)
  })

  it('with names that GeoNames has, and only where they are others than those of its script', () => {
    const byKey = new Map(places.map((place) => [place.key, place]))
    const wrong = Object.entries(placeNames).flatMap(([locale, named = {}]) =>
      Object.entries(named).filter(([key, name]) => {
        const place = byKey.get(key)
        const usual = place?.names[languageScripts[locale as Locale]]
        return usual === name || !place?.spellings.some((each) => each.toLowerCase() === name.toLowerCase())
      }),
    )
    expect(wrong).toEqual([])
  })
})
