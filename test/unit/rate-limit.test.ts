import { describe, expect, it } from 'vitest'
import { chooseLimit, toVisitor } from '../../src/http/rate-limit.ts'

describe('a call counts against', () => {
  it.each([
    ['POST', '/api/search', undefined, 'SEARCH_LIMIT'],
    ['GET', '/search', 'kazan', 'SEARCH_LIMIT'],
    ['GET', '/concerts', 'kazan', 'SEARCH_LIMIT'],
    ['POST', '/graphql', undefined, 'GRAPHQL_LIMIT'],
    ['POST', '/api/votes', undefined, 'WRITE_LIMIT'],
    ['POST', '/vote/encore', undefined, 'VOTE_LIMIT'],
    ['POST', '/api/vote/encore', undefined, 'VOTE_LIMIT'],
    ['POST', '/wishes/hans-zimmer', undefined, 'VOTE_LIMIT'],
    ['DELETE', '/api/anything', undefined, 'WRITE_LIMIT'],
    ['GET', '/concerts', undefined, undefined],
    ['GET', '/search', '', undefined],
    ['GET', '/api/cities', undefined, undefined],
    ['POST', '/api/detect-city', undefined, undefined],
    ['POST', '/api/hooks/content', undefined, undefined],
  ])('%s %s (%s): %s', (method, path, text, limit) => {
    expect(chooseLimit(method, path, text)).toBe(limit)
  })
})

describe('one visitor is', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['a /64 of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['a /64 of IPv6, shortened', '2001:db8::1', '2001:db8:0:0'],
    ['the same for any host in it', '2001:db8::ffff:1', '2001:db8:0:0'],
    ['a /64 of IPv6, shortened behind it', '2001:db8:1:2::5', '2001:db8:1:2'],
    ['a /64 of IPv6, with one zero left out', '2001:db8:1::2:3:4:5', '2001:db8:1:0'],
    ['everybody where no address is known', undefined, 'unknown'],
  ])('%s', (_name, address, visitor) => {
    expect(toVisitor(address)).toBe(visitor)
  })
})
