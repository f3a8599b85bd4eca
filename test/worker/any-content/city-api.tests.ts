import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { isPickerCity } from '../../../src/shared/picker-city.ts'
import { origin, visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const allCities = {
  id: 0,
  score: 100,
  attributes: {
    slug: '',
    name: 'Все города',
    namePrepositional: 'Всех городах',
    latitude: 200,
    longitude: 200,
  },
}
const torzhok = { city: 'Torzhok', country: 'RU', latitude: '57.0413', longitude: '34.9601' }
/** The content service is down, and no cache has a copy of the cities. */
const serviceDown = { variables: { CONTENT_URL: 'https://content.invalid' }, bindings: { CACHE: undefined } }

describe('POST /api/detect-city', () => {
  const detect = async (visitor: Parameters<typeof visit>[1] = {}, query = '') => {
    const response = await visit(`/api/detect-city${query}`, { method: 'POST', ...visitor })
    expect(response.status).toBe(200)
    return response.json()
  }

  it('answers with the nearest city of the country', async () => {
    expect(await detect({ cf: torzhok })).toMatchObject({
      attributes: { slug: 'tver', name: 'Тверь', namePrepositional: 'Твери' },
    })
  })

  it('reads the headers where the edge says nothing', async () => {
    const headers = { 'cf-ipcity': '%D0%9A%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C', 'cf-ipcountry': 'RU' }
    expect(await detect({ headers })).toMatchObject({ attributes: { slug: 'kazan' } })
  })

  it('answers in the language that was asked for', async () => {
    expect(await detect({ cf: torzhok }, '?locale=en')).toMatchObject({ attributes: { name: 'Tver' } })
  })

  it('answers in the language of the page that asks', async () => {
    const headers = { referer: `${origin}/en/concerts` }
    expect(await detect({ cf: torzhok, headers })).toMatchObject({ attributes: { name: 'Tver' } })
  })

  it.each(['?locale=xx', '?locale=', '?locale=en%00', ''])('answers in Russian to %j', async (query) => {
    expect(await detect({}, query)).toEqual(allCities)
  })

  it('is «Все города» far from every city', async () => {
    const cf = { city: 'Dixon', country: 'RU', latitude: '73.5', longitude: '80.5' }
    expect(await detect({ cf })).toEqual(allCities)
  })

  it('is «Все города» when the content service is down', async () => {
    expect(await detect({ cf: torzhok, ...serviceDown })).toEqual(allCities)
  })

  it('does not mind a body or odd headers', async () => {
    const headers = {
      'cf-ipcity': 'x'.repeat(5000),
      'cf-iplatitude': '1e999',
      'cf-iplongitude': 'x',
      referer: '::',
    }
    expect(await detect({ headers, body: '{"half' })).toEqual(allCities)
  })

  it('is kept by no cache', async () => {
    const response = await visit('/api/detect-city', { method: 'POST' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('GET /api/cities', () => {
  const find = async (query: string) => {
    const response = await visit(`/api/cities${query}`)
    expect(response.status).toBe(200)
    const { data } = await response.json<{ data: unknown[] }>()
    return data.filter(isPickerCity)
  }
  const namesOf = async (query: string) => (await find(query)).map(({ attributes }) => attributes.name)

  it('lists all cities, Moscow and Saint Petersburg first and the others by name', async () => {
    const [first, second, ...others] = await namesOf('?locale=ru')
    expect([first, second]).toEqual(['Москва', 'Санкт-Петербург'])
    expect(others.length).toBeGreaterThan(50)
    expect(others).toEqual(others.toSorted(new Intl.Collator('ru').compare))
  })

  it('names them in the language that was asked for', async () => {
    expect((await namesOf('?locale=th'))[0]).toBe('มอสโก')
  })

  it.each([
    ['masckow', []],
    ['mosow', ['Москва']],
    ['каз', ['Казань']],
    ['   ', ['Москва', 'Санкт-Петербург']],
    ['!!!', []],
  ])('finds by %j', async (text, names) => {
    expect((await namesOf(`?query=${encodeURIComponent(text)}`)).slice(0, 2)).toEqual(names)
  })

  it('may be kept for five minutes', async () => {
    expect((await visit('/api/cities')).headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each([
    ['locale', '?locale=de'],
    ['query', `?query=${'a'.repeat(201)}`],
  ])('answers 400 to a wrong %s and names it', async (field, query) => {
    const response = await visit(`/api/cities${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      data: null,
      error: { name: 'BadRequest', details: { path: field } },
    })
  })
})

it.each([
  ['GET', '/api/detect-city', 'POST'],
  ['DELETE', '/api/detect-city', 'POST'],
  ['POST', '/api/cities', 'GET'],
])('%s %s answers 405 and says which method is right', async (method, path, allowed) => {
  const response = await visit(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ data: null, error: { status: 405 } })
})
