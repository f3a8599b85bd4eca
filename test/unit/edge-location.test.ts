import { describe, expect, it } from 'vitest'
import { readEdgeLocation } from '../../src/places/edge-location.ts'

const read = (cf: unknown, headers: Record<string, string> = {}) =>
  readEdgeLocation({ cf, header: (name) => headers[name] })
const readCity = (name: string) => read(undefined, { 'cf-ipcity': name }).city

it('takes the place from request.cf', () => {
  expect(read({ city: 'Tver', country: 'RU', latitude: '56.86', longitude: '35.9' })).toEqual({
    city: 'Tver',
    countryCode: 'ru',
    latitude: 56.86,
    longitude: 35.9,
  })
})

it('takes it from the headers when the edge says nothing', () => {
  const headers = {
    'cf-ipcity': 'Kazan',
    'cf-ipcountry': 'RU',
    'cf-iplatitude': '55.79',
    'cf-iplongitude': '49.1',
  }
  const kazan = { city: 'Kazan', countryCode: 'ru', latitude: 55.79, longitude: 49.1 }
  expect(read(undefined, headers)).toEqual(kazan)
  expect(read({ colo: 'DME', country: 'RU' }, headers)).toEqual(kazan)
})

it('believes the edge more than the headers', () => {
  expect(read({ city: 'Tver' }, { 'cf-ipcity': 'Kazan' }).city).toBe('Tver')
})

describe('names in headers', () => {
  it.each([
    ['plain', 'Saint Petersburg', 'Saint Petersburg'],
    ['percent-encoded', '%D0%A2%D0%B2%D0%B5%D1%80%D1%8C', 'Тверь'],
    ['UTF-8 read as Latin-1', 'Ð\u00a2Ð²ÐµÑ\u0080Ñ\u008c', 'Тверь'],
    ['true Latin-1', 'M\u00e1laga', 'Málaga'],
    ['broken percents', '100% Tver %zz', '100% Tver %zz'],
    ['percents that are no UTF-8', '%ff%fe', '%ff%fe'],
  ])('are read when they are %s', (_, sent, name) => {
    expect(readCity(sent)).toBe(name)
  })

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['huge', 'x'.repeat(100_000)],
    ['too long for a name', 'x'.repeat(101)],
  ])('are none when they are %s', (_, sent) => {
    expect(readCity(sent)).toBeUndefined()
  })
})

describe('coordinates', () => {
  it.each([
    ['a word', 'north'],
    ['a number with something behind it', '55.75abc'],
    ['hexadecimal', '0x37'],
    ['empty', ''],
    ['not a number', 'NaN'],
    ['off the globe', '91'],
    ['huge', '9'.repeat(5000)],
    ['an exponent', '1e1'],
  ])('are none when one is %s', (_, latitude) => {
    expect(read({ city: 'Tver', latitude, longitude: '35.9' })).toEqual({ city: 'Tver' })
  })

  it.each(['latitude', 'longitude'])('are none when there is only a %s', (name) => {
    expect(Object.keys(read({ city: 'Tver', [name]: '56.86' }))).toEqual(['city'])
  })

  it('are taken as numbers too', () => {
    expect(read({ latitude: -33.9, longitude: 151 })).toEqual({ latitude: -33.9, longitude: 151 })
  })
})

it.each([[null], [42], ['Tver'], [[]], [{ city: { toString: 1 }, country: ['RU'], latitude: {} }]])(
  'finds nothing in %j and doesn’t fail',
  (cf) => {
    expect(read(cf)).toEqual({})
  },
)

it.each(['T1', 'XX1', 'R', '<b>'])('takes no country from %s', (country) => {
  expect(read({ city: 'Tver', country })).toEqual({ city: 'Tver' })
})
