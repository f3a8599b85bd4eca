import { describe, expect, it } from 'vitest'
import type { City } from '../../src/content/places/cities.ts'
import { findCities } from '../../src/places/find-cities.ts'
import { sortForPicker, toPickerCity } from '../../src/places/picker-city.ts'
import { inEachLocale } from '../../src/shared/locales.ts'

const city = (id: number, slug: string, ru: string, en: string, th: string): City => ({
  id,
  slug,
  names: {
    ...inEachLocale(() => ({ slug, name: en, namePrepositional: en })),
    ru: { slug, name: ru, namePrepositional: ru },
    th: { slug, name: th, namePrepositional: th },
  },
  countryCode: 'ru',
  timeZone: 'Europe/Moscow',
})
const cities = [
  city(7, 'bangkok', 'Бангкок', 'Bangkok', 'กรุงเทพฯ'),
  city(1, 'nizhny-novgorod', 'Нижний Новгород', 'Nizhny Novgorod', 'นิจนีนอฟโกรอด'),
  city(2, 'veliky-novgorod', 'Великий Новгород', 'Veliky Novgorod', 'เวลีคีนอฟโกรอด'),
  city(3, 'saint-petersburg', 'Санкт-Петербург', 'Saint Petersburg', 'เซนต์ปีเตอร์สเบิร์ก'),
  city(4, 'samara', 'Самара', 'Samara', 'ซามารา'),
  city(5, 'oryol', 'Орёл', 'Oryol', 'โอริออล'),
  city(6, 'moscow', 'Москва', 'Moscow', 'มอสโก'),
  city(8, 'omsk', 'Омск', 'Omsk', 'ออมสค์'),
  city(9, 'tomsk', 'Томск', 'Tomsk', 'ทอมสค์'),
]
const find = (query: string) => findCities(cities, 'ru', query).map(({ attributes }) => attributes.slug)

describe('the picker finds a city', () => {
  it.each([
    ['by its beginning', 'мос', 'moscow'],
    ['by its English name', 'Saint P', 'saint-petersburg'],
    ['by its Thai name', 'กรุง', 'bangkok'],
    ['by a later word', 'петерб', 'saint-petersburg'],
    ['by several unfinished words in any order', 'нов ниж', 'nizhny-novgorod'],
    ['by е for ё', 'орел', 'oryol'],
    ['by ё for е', 'пётербург', 'saint-petersburg'],
    ['in any case and with spaces around', '  МОСКВА ', 'moscow'],
    ['with a wrong letter', 'масква', 'moscow'],
    ['with a letter missing', 'мосва', 'moscow'],
    ['with a letter too many', 'москква', 'moscow'],
    ['with two letters swapped', 'мсоква', 'moscow'],
    ['with its last two letters swapped', 'омкс', 'omsk'],
    ['with a typo in an unfinished word', 'нижнй нов', 'nizhny-novgorod'],
    ['on another keyboard', 'vjcrd', 'moscow'],
    ['in Latin letters', 'Samar', 'samara'],
    ['with the word for a city', 'г. Омск', 'omsk'],
    ['with the abbreviation before it', 'г.Омск', 'omsk'],
    ['with its country', 'Москва, Россия', 'moscow'],
    ['with its country first', 'Россия, Самара', 'samara'],
    ['with its country and no comma', 'Томск Россия', 'tomsk'],
    ['with its country in English', 'Moscow (Russia)', 'moscow'],
  ])('%s: %s', (_, query, slug) => {
    expect(find(query)).toEqual([slug])
  })

  it('without mixing in cities that a typo away would also do', () => {
    expect(find('томск')).toEqual(['tomsk'])
  })

  it('and puts Moscow and Saint Petersburg before those that come earlier in the alphabet', () => {
    expect(find('са')).toEqual(['saint-petersburg', 'samara'])
    expect(find('новгород')).toEqual(['veliky-novgorod', 'nizhny-novgorod'])
  })
})

it.each(['абракадабра', '!!!', '%00', 'москва самара', 'xy', 'омк', '<script>', ' '])(
  'the picker finds nothing for %j',
  (query) => {
    expect(find(query)).toEqual([])
  },
)

it('a query longer than any name finds nothing, though its beginning is a name', () => {
  expect(find(`москва${' '.repeat(94)}`)).toEqual(['moscow'])
  expect(find(`москва${' '.repeat(95)}`)).toEqual([])
})

it('what was found in spite of a typo scores less', () => {
  const [exact] = findCities(cities, 'ru', 'москва')
  const [forgiven] = findCities(cities, 'ru', 'масква')
  expect(exact?.score).toBe(100)
  expect(forgiven?.score).toBeLessThan(100)
})

it('names are in the language that was asked for', () => {
  expect(findCities(cities, 'en', 'москва')[0]?.attributes.name).toBe('Moscow')
})

it('a new list of cities is searched anew', () => {
  expect(findCities([city(10, 'tula', 'Тула', 'Tula', 'ตูลา')], 'ru', 'тула')).toHaveLength(1)
  expect(find('тула')).toEqual([])
})

it('all cities stand in the order of their names, Moscow and Saint Petersburg first', () => {
  expect(sortForPicker(cities, 'en').map(({ slug }) => slug)).toEqual([
    'moscow',
    'saint-petersburg',
    'bangkok',
    'nizhny-novgorod',
    'omsk',
    'oryol',
    'samara',
    'tomsk',
    'veliky-novgorod',
  ])
})

it('a city whose place is unknown is off the globe', () => {
  const [first] = cities
  expect(first && toPickerCity(first, 'ru').attributes).toMatchObject({ latitude: 200, longitude: 200 })
})

it.each([
  ['спб', 'saint-petersburg'],
  ['питер', 'saint-petersburg'],
  ['пите', 'saint-petersburg'],
  ['SPB', 'saint-petersburg'],
  ['мск', 'moscow'],
  ['екб', 'yekaterinburg'],
  ['нск', 'novosibirsk'],
])('«%s» is what people call a city', (query, slug) => {
  const more = [
    ...cities,
    city(10, 'yekaterinburg', 'Екатеринбург', 'Yekaterinburg', 'เยคาเตรินบุร์ก'),
    city(11, 'novosibirsk', 'Новосибирск', 'Novosibirsk', 'โนโวซีบีสค์'),
  ]
  expect(findCities(more, 'ru', query).map(({ attributes }) => attributes.slug)).toEqual([slug])
})
