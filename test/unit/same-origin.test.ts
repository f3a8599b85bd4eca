import { describe, expect, it } from 'vitest'
import { isFromOtherSite } from '../../src/http/same-origin.ts'

const own = ['https://tutti.example', 'https://www.tutti.example/']

describe('a call comes from elsewhere', () => {
  it.each([
    ['with the origin of another site', 'https://evil.example', undefined],
    ['with the origin of a host that begins like ours', 'https://tutti.example.evil.example', undefined],
    ['with our host and another protocol', 'http://tutti.example', undefined],
    ['with an origin that is hidden', 'null', undefined],
    ['with an origin that is hidden, of another site', 'null', 'cross-site'],
    ['with an origin that is hidden, of a neighbouring site', 'null', 'same-site'],
    ['with an origin that is hidden, of no page', 'null', 'none'],
    ['with an origin that is none', 'javascript:', 'same-origin'],
    ['without an origin, when the browser says so', undefined, 'cross-site'],
  ])('%s', (_name, origin, site) => {
    expect(isFromOtherSite({ origin, site, own })).toBe(true)
  })
})

describe('a call is our own', () => {
  it.each([
    ['with our origin', 'https://tutti.example', 'same-origin'],
    ['with the origin of the configured address', 'https://www.tutti.example', undefined],
    ['with an origin that is hidden, when the browser says so', 'null', 'same-origin'],
    ['of a program, which sends neither', undefined, undefined],
  ])('%s', (_name, origin, site) => {
    expect(isFromOtherSite({ origin, site, own })).toBe(false)
  })
})
