import { describe, expect, test } from 'vitest'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { strapiContent } from '../fixtures/strapi-content.ts'

const content = createEmbeddedContent({
  snapshot: strapiContent,
  now: () => new Date('2026-11-20T12:00:00Z'),
})

async function data(query: string) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }
  const response = await content(new Request('https://content.example/graphql', init))
  return (await response.json<{ data: unknown }>()).data
}

describe('the embedded content service differs from Strapi on SQLite on purpose', () => {
  test('an entry that is a draft is hidden from a query by id', async () => {
    expect(await data('{concert(id:25){data{id}}}')).toEqual({ concert: { data: null } })
  })

  test('contains tells capitals from small letters', async () => {
    expect(await data('{cities(locale:"en",filters:{name:{contains:"mosc"}}){data{id}}}')).toEqual({
      cities: { data: [] },
    })
  })

  test('containsi knows the capitals of every alphabet', async () => {
    expect(await data('{cities(filters:{name:{containsi:"МОСК"}}){data{id}}}')).toEqual({
      cities: { data: [{ id: '1' }] },
    })
  })

  test.each(['%', '_'])('%s is an ordinary character', async (character) => {
    expect(await data(`{redirects(filters:{from:{contains:"${character}"}}){data{id}}}`)).toEqual({
      redirects: { data: character === '_' ? [{ id: '2' }] : [] },
    })
  })

  test('sorting through a relation to many lists every entry once', async () => {
    expect(await data('{cities(sort:"concerts.date:asc"){data{id}}}')).toEqual({
      cities: { data: [{ id: '1' }, { id: '3' }] },
    })
  })

  test('a single type in all locales is the one in the default locale', async () => {
    expect(await data('{about(locale:"all"){data{attributes{locale}}}}')).toEqual({
      about: { data: { attributes: { locale: 'ru' } } },
    })
  })
})
