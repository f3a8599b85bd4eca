import { describe, expect, it } from 'vitest'
import { unwrapVersion4 } from '../../src/strapi/version-4/version.ts'

describe('an answer in the dialect of Strapi 4', () => {
  it('turns an entry into its attributes with its id', () => {
    expect(unwrapVersion4({ data: { id: '7', attributes: { slug: 'a' } } })).toEqual({ slug: 'a', id: '7' })
  })

  it('turns an entry without id into its attributes', () => {
    expect(unwrapVersion4({ data: { attributes: { slug: 'a' } } })).toEqual({ slug: 'a' })
  })

  it('turns a list into an array', () => {
    const list = { data: [{ attributes: { slug: 'a' } }, { attributes: { slug: 'b' } }] }
    expect(unwrapVersion4(list)).toEqual([{ slug: 'a' }, { slug: 'b' }])
  })

  it('turns a list asked with meta into items and counts', () => {
    const list = {
      data: [{ attributes: { slug: 'a' } }],
      meta: { pagination: { total: 61, pageCount: 2 } },
    }
    expect(unwrapVersion4(list)).toEqual({ items: [{ slug: 'a' }], total: 61, pageCount: 2 })
  })

  it('turns an empty list into an empty array', () => {
    expect(unwrapVersion4({ data: [] })).toEqual([])
  })

  it('turns a missing entry into null', () => {
    expect(unwrapVersion4({ data: null })).toBeNull()
  })

  it('turns an entry without attributes into null', () => {
    expect(unwrapVersion4({ data: { id: '7', attributes: null } })).toBeNull()
  })

  it('unwraps relations at every depth', () => {
    const answer = {
      concerts: {
        data: [
          {
            attributes: { city: { data: { attributes: { venues: { data: [{ attributes: { n: 1 } }] } } } } },
          },
        ],
      },
    }
    expect(unwrapVersion4(answer)).toEqual({ concerts: [{ city: { venues: [{ n: 1 }] } }] })
  })

  it('unwraps relations inside components', () => {
    const answer = { blocks: [{ __typename: 'Block', image: { data: { attributes: { url: '/a' } } } }] }
    expect(unwrapVersion4(answer)).toEqual({ blocks: [{ __typename: 'Block', image: { url: '/a' } }] })
  })

  it('unwraps what carries a __typename of its own', () => {
    expect(unwrapVersion4({ __typename: 'CityEntityResponse', data: { attributes: { n: 1 } } })).toEqual({
      n: 1,
    })
  })

  it('keeps a field that is called data among others', () => {
    expect(unwrapVersion4({ data: 'text', size: 4 })).toEqual({ data: 'text', size: 4 })
  })

  it('keeps a field that is called attributes', () => {
    expect(unwrapVersion4({ attributes: { a: 1 } })).toEqual({ attributes: { a: 1 } })
  })

  it('keeps null items of a list, for the parser to drop', () => {
    expect(unwrapVersion4({ data: [null, { attributes: { n: 1 } }] })).toEqual([null, { n: 1 }])
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
