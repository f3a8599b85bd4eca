import { describe, expect, it } from 'vitest'
import { BadRequest } from '../../src/errors.ts'
import { checkRequest } from '../../src/search/request.ts'
import { allLocales } from '../../src/shared/locales.ts'

/** The path of the field that a request is refused for; `undefined` when it isn't. */
function refusedField(body: unknown): string | undefined {
  try {
    checkRequest(body, allLocales)
    return undefined
  } catch (error) {
    if (error instanceof BadRequest) return error.field
    throw error
  }
}

const refusedQuery = (query: unknown) => refusedField({ queries: [query] })
const concert = { indexUid: 'concert' }
const post = { indexUid: 'post' }

describe('a search request that is refused names the field', () => {
  it.each([
    [null, 'body'],
    [[], 'body'],
    ['text', 'body'],
    [7, 'body'],
    [{}, 'queries'],
    [{ queries: null }, 'queries'],
    [{ queries: {} }, 'queries'],
    [{ queries: 'concert' }, 'queries'],
    [{ queries: Array.from({ length: 11 }, () => concert) }, 'queries'],
    [{ queries: [concert, null] }, 'queries[1]'],
    [{ queries: [], locale: 'de' }, 'locale'],
    [{ queries: [], locale: 1 }, 'locale'],
    [{ queries: [], federation: {} }, 'federation'],
  ])('%j: %s', (body, field) => {
    expect(refusedField(body)).toBe(field)
  })

  it.each([
    [{}, 'queries[0].indexUid'],
    [{ indexUid: 'user' }, 'queries[0].indexUid'],
    [{ indexUid: 'concert_next' }, 'queries[0].indexUid'],
    [{ indexUid: ['concert'] }, 'queries[0].indexUid'],
    [{ ...concert, q: 1 }, 'queries[0].q'],
    [{ ...concert, q: null }, 'queries[0].q'],
    [{ ...concert, q: 'x'.repeat(201) }, 'queries[0].q'],
    [{ ...concert, hitsPerPage: 0 }, 'queries[0].hitsPerPage'],
    [{ ...concert, hitsPerPage: 21 }, 'queries[0].hitsPerPage'],
    [{ ...concert, hitsPerPage: '4' }, 'queries[0].hitsPerPage'],
    [{ ...concert, page: 0 }, 'queries[0].page'],
    [{ ...concert, page: 501 }, 'queries[0].page'],
    [{ ...concert, page: 1.5 }, 'queries[0].page'],
    [{ ...concert, page: Number.NaN }, 'queries[0].page'],
    [{ ...concert, page: Number.POSITIVE_INFINITY }, 'queries[0].page'],
    [{ ...concert, sort: 'date:asc' }, 'queries[0].sort'],
    [{ ...concert, sort: ['slug:asc'] }, 'queries[0].sort[0]'],
    [{ ...concert, sort: ['date:asc', 'date:desc'] }, 'queries[0].sort'],
    [{ ...concert, sort: ['date:sideways'] }, 'queries[0].sort[0]'],
    [{ ...concert, sort: [{}] }, 'queries[0].sort[0]'],
    [{ indexUid: 'city', sort: ['name:asc'] }, 'queries[0].sort[0]'],
    [{ ...concert, filter: 'locale = ru' }, 'queries[0].filter'],
    [{ ...post, filter: 'locale = de' }, 'queries[0].filter'],
    [{ ...post, filter: 'locale = ru OR id EXISTS' }, 'queries[0].filter'],
    [{ ...post, filter: 'locale = "ru" OR locale = "en"' }, 'queries[0].filter'],
    [{ ...post, filter: 'locale = "ru\' ' }, 'queries[0].filter'],
    [{ ...post, filter: 'locale != ru' }, 'queries[0].filter'],
    [{ ...post, filter: '' }, 'queries[0].filter'],
    [{ ...post, filter: ['locale = ru'] }, 'queries[0].filter'],
    [{ ...concert, matchingStrategy: 'frequency' }, 'queries[0].matchingStrategy'],
    [{ ...concert, attributesToSearchOn: ['seo'] }, 'queries[0].attributesToSearchOn[0]'],
    [{ ...concert, attributesToSearchOn: ['program', 'seo'] }, 'queries[0].attributesToSearchOn[1]'],
    [{ ...concert, attributesToSearchOn: '*' }, 'queries[0].attributesToSearchOn'],
    [{ ...concert, attributesToRetrieve: ['*'] }, 'queries[0].attributesToRetrieve'],
    [{ ...concert, offset: 10 }, 'queries[0].offset'],
    [JSON.parse('{"indexUid":"concert","__proto__":{"page":9}}'), 'queries[0].__proto__'],
  ])('%j: %s', (query, field) => {
    expect(refusedQuery(query)).toBe(field)
  })
})

describe('a search request that is understood', () => {
  const check = (query: object, locale?: string) =>
    checkRequest({ queries: [query], ...(locale ? { locale } : {}) }, allLocales).queries[0]

  it('has its usual values where it says nothing', () => {
    expect(check(concert)).toEqual({
      indexUid: 'concert',
      q: '',
      hitsPerPage: 20,
      page: 1,
      locale: 'ru',
      matchingStrategy: 'all',
      sort: 'date:asc',
    })
  })

  it('sorts news newest first and places not at all', () => {
    expect(check(post)?.sort).toBe('publishedAt:desc')
    expect(check({ indexUid: 'city' })?.sort).toBeUndefined()
  })

  it.each(['locale = en', 'locale="en"', " locale = 'en' "])('takes the language out of «%s»', (filter) => {
    expect(check({ ...post, filter })?.locale).toBe('en')
  })

  it('is about the language of the request where no filter chooses another', () => {
    expect(check(post, 'th')?.locale).toBe('th')
  })

  it('may be of no query at all', () => {
    expect(checkRequest({ queries: [] }, allLocales).queries).toEqual([])
  })

  it('may be as large as the limits say', () => {
    const query = { ...post, q: 'x'.repeat(200), hitsPerPage: 20, page: 500 }
    expect(
      checkRequest({ queries: Array.from({ length: 10 }, () => query) }, allLocales).queries,
    ).toHaveLength(10)
  })

  it('has a text of whole letters, the same for every keyboard', () => {
    expect(check({ ...post, q: '  и\u0306од\ud800 ' })?.q).toBe('йод\ufffd')
  })

  it('is in a language that the site has', () => {
    expect(() => checkRequest({ queries: [], locale: 'en' }, ['ru'])).toThrow(BadRequest)
    expect(() => checkRequest({ queries: [{ ...post, filter: 'locale = en' }] }, ['ru'])).toThrow(BadRequest)
  })
})
