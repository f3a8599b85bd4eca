import { describe, expect, it } from 'vitest'
import { unwrapVersion4 } from '../../src/strapi/version-4/version.ts'

describe('an answer in the dialect of Strapi 4', () => {
  const entry = (attributes: unknown, id?: string) => ({ data: { ...(id ? { id } : {}), attributes } })
  const list = (...all: unknown[]) => ({ data: all.map((attributes) => ({ attributes })) })

  it.each<[string, unknown, unknown]>([
    ['an entry with its id', entry({ slug: 'a' }, '7'), { slug: 'a', id: '7' }],
    ['an entry without id', entry({ slug: 'a' }), { slug: 'a' }],
    ['an entry without attributes', entry(null, '7'), null],
    ['a missing entry', { data: null }, null],
    ['a list', list({ slug: 'a' }, { slug: 'b' }), [{ slug: 'a' }, { slug: 'b' }]],
    ['an empty list', list(), []],
    [
      'a list asked with meta',
      { ...list({ slug: 'a' }), meta: { pagination: { total: 61, pageCount: 2 } } },
      { items: [{ slug: 'a' }], total: 61, pageCount: 2 },
    ],
    [
      'relations at every depth',
      { concerts: list({ city: entry({ venues: list({ n: 1 }) }) }) },
      { concerts: [{ city: { venues: [{ n: 1 }] } }] },
    ],
    [
      'relations inside components',
      { blocks: [{ __typename: 'Block', image: entry({ url: '/a' }) }] },
      { blocks: [{ __typename: 'Block', image: { url: '/a' } }] },
    ],
    [
      'what carries a __typename of its own',
      { __typename: 'CityEntityResponse', ...entry({ n: 1 }) },
      { n: 1 },
    ],
    ['a field that is called data among others', { data: 'text', size: 4 }, { data: 'text', size: 4 }],
    ['a field that is called attributes', { attributes: { a: 1 } }, { attributes: { a: 1 } }],
    ['null items of a list', { data: [null, { attributes: { n: 1 } }] }, [null, { n: 1 }]],
  ])('is unwrapped: %s', (_what, answer, unwrapped) => {
    expect(unwrapVersion4(answer)).toEqual(unwrapped)
  })

  it.each([null, undefined, 0, '', 'text', true])('leaves %j as it is', (value) => {
    expect(unwrapVersion4(value)).toBe(value)
  })

  it('never changes what it was given', () => {
    const answer = { data: { id: '1', attributes: { city: { data: null } } } }
    unwrapVersion4(answer)
    expect(answer).toEqual({ data: { id: '1', attributes: { city: { data: null } } } })
  })
})

describe('a draft', () => {
  const draft = { data: { id: '3', attributes: { publishedAt: null, slug: 'kazan' } } }

  it('that another entry points to is nothing', () => {
    const answer = { concerts: { data: [{ attributes: { slug: 'a', city: draft } }] } }
    expect(unwrapVersion4(answer)).toEqual({ concerts: [{ slug: 'a', city: null }] })
  })

  it('that a part of another entry points to is nothing', () => {
    const answer = { votes: { data: [{ attributes: { options: [{ track: 'x', program: draft }] } }] } }
    expect(unwrapVersion4(answer)).toEqual({ votes: [{ options: [{ track: 'x', program: null }] }] })
  })

  it('that was asked for itself is given, as for an editor’s preview', () => {
    expect(unwrapVersion4({ city: draft })).toEqual({ city: { id: '3', publishedAt: null, slug: 'kazan' } })
  })
})
