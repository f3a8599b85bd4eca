import { expect, it } from 'vitest'
import { toShownBody } from '../../src/strapi/proxy/drop-drafts.ts'

const published = { publishedAt: '2026-11-01T00:00:00.000Z' }
const draft = { publishedAt: null }

it.each<[string, unknown, unknown]>([
  [
    'without drafts in a list',
    [
      { a: 1, _publication: published },
      { a: 2, _publication: draft },
    ],
    [{ a: 1 }],
  ],
  ['without a draft in a relation', { city: { name: 'x', _publication: draft } }, { city: null }],
  ['without an entry whose date failed', { city: { name: 'x', _publication: null } }, { city: null }],
  ['with what has no drafts', { count: 1, names: ['a', null] }, { count: 1, names: ['a', null] }],
  [
    'without drafts further down',
    { data: [{ attributes: { parts: [{ city: { _publication: draft } }], _publication: published } }] },
    { data: [{ attributes: { parts: [{ city: null }], _publication: undefined } }] },
  ],
])('partners get data %s', (_name, data, expected) => {
  expect(toShownBody({ data })).toEqual({ data: expected })
})

const words = 'Enum "Status" cannot represent value: "secret"'

it.each<[string, unknown, unknown]>([
  [
    'of the query keeps its words',
    { message: 'Syntax error', locations: [1] },
    { message: 'Syntax error', locations: [1] },
  ],
  [
    'of a field loses them',
    { message: words, path: ['a', 0] },
    { message: 'Internal Server Error', path: ['a', 0] },
  ],
  [
    'that Strapi raises keeps them, with its code and no stack',
    {
      message: 'Forbidden',
      path: ['a'],
      extensions: { code: 'FORBIDDEN', error: { name: 'x' }, stack: 's' },
    },
    { message: 'Forbidden', path: ['a'], extensions: { code: 'FORBIDDEN', error: { name: 'x' } } },
  ],
  [
    'with another code loses them',
    { message: words, path: ['a'], extensions: { code: 'NOT_FORBIDDEN', stack: 's' } },
    { message: 'Internal Server Error', path: ['a'], extensions: { code: 'NOT_FORBIDDEN' } },
  ],
  [
    'at the field that tells drafts is one of its entry',
    { message: words, path: ['a', '_publication', 'publishedAt'], extensions: {} },
    { message: 'Internal Server Error', path: ['a'], extensions: { code: undefined } },
  ],
  ['that is no object has the words of all', 'secret', { message: 'Internal Server Error' }],
])('an error %s', (_name, error, expected) => {
  expect(toShownBody({ errors: [error] })).toEqual({ errors: [expected] })
})

it('is an answer’s data and errors, and nothing else', () => {
  const error = { status: 403, name: 'ForbiddenError' }
  expect(toShownBody({ data: null, error, errors: 'secret', extensions: { trace: 1 } })).toEqual({
    data: null,
    error,
    errors: [],
  })
})
