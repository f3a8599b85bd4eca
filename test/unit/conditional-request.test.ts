import { describe, expect, it } from 'vitest'
import { isNotModified, toValidators } from '../../src/http/page-cache/conditional-request.ts'

const changedAt = Date.UTC(2026, 10, 20, 12, 0, 0, 400)
const answer = { etag: '"new"', lastModified: changedAt }
const isKnown = (headers: Record<string, string>, to = answer) => isNotModified(new Headers(headers), to)

describe('an answer is not sent again to who names', () => {
  it.each([
    ['its tag', '"new"'],
    ['its tag, made weak by compression', 'W/"new"'],
    ['its tag among others', '"old", "new"'],
    ['its weak tag among others, without spaces', 'W/"old",W/"new"'],
    ['its tag beside one that holds a comma', '"a, b", "new"'],
    ['any tag at all', '*'],
  ])('%s', (_name, tags) => {
    expect(isKnown({ 'if-none-match': tags })).toBe(true)
  })

  it('its own weak tag by the strong one', () => {
    expect(isNotModified(new Headers({ 'if-none-match': '"new"' }), { etag: 'W/"new"' })).toBe(true)
  })

  it.each([
    ['its date', 'Fri, 20 Nov 2026 12:00:00 GMT'],
    ['a later date', 'Fri, 20 Nov 2026 12:00:01 GMT'],
  ])('%s and no tag', (_name, date) => {
    expect(isKnown({ 'if-modified-since': date })).toBe(true)
  })
})

describe('an answer is sent to who names', () => {
  it.each([
    ['nothing', {}],
    ['an older tag', { 'if-none-match': '"old"' }],
    ['a tag that ends alike', { 'if-none-match': '"a new"' }],
    ['a tag that begins alike', { 'if-none-match': '"newer"' }],
    ['a tag that holds its own', { 'if-none-match': '"old,new"' }],
    ['its tag without quotes', { 'if-none-match': 'new' }],
    ['an empty list', { 'if-none-match': '' }],
    ['a star among tags', { 'if-none-match': '"*"' }],
    ['an earlier date', { 'if-modified-since': 'Fri, 20 Nov 2026 11:59:59 GMT' }],
    ['a date that is none', { 'if-modified-since': 'yesterday' }],
    [
      'another tag, whatever the date',
      { 'if-none-match': '"old"', 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' },
    ],
  ])('%s', (_name, headers) => {
    expect(isKnown(headers)).toBe(false)
  })

  it('a date where the answer has none', () => {
    const headers = new Headers({ 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' })
    expect(isNotModified(headers, { etag: '"new"' })).toBe(false)
  })
})

it('says the date to the second, as HTTP has it', () => {
  expect(toValidators(answer)).toEqual({ ETag: '"new"', 'Last-Modified': 'Fri, 20 Nov 2026 12:00:00 GMT' })
})
