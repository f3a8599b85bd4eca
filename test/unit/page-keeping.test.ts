import { describe, expect, it } from 'vitest'
import { keepingOf, routeRules } from '../../src/shared/page-keeping.ts'

describe('a browser may keep', () => {
  it.each([
    '/',
    '/concerts',
    '/c/hans-zimmer-kazan',
    '/en',
    '/th/cities/kazan',
    '/p/en/p/some-post',
    '/saved',
    '/offline',
  ])('%s', (path) => expect(keepingOf(path)).toBe('keep'))
})

describe('a browser never keeps', () => {
  it.each([
    '/account',
    '/en/account/orders',
    '/login',
    '/register',
    '/reset-password',
    '/preview',
    '/codegen',
    '/search',
    '/th/search',
    '/c/hans-zimmer-kazan/tickets',
    '/en/c/hans-zimmer-kazan/tickets',
  ])('%s', (path) => expect(keepingOf(path)).toBe('never'))
})

describe('a service worker leaves alone', () => {
  it.each([
    '/api/cities',
    '/graphql',
    '/connect/vk',
    '/builds/latest.json',
    '/calendar.ics',
    '/c/x.ics',
    '/sitemap.xml',
    '/sw.js',
    '/about/_payload.json',
  ])('%s', (path) => expect(keepingOf(path)).toBe('no-page'))
})

it('names that only begin like another are pages of their own', () => {
  expect(keepingOf('/accounting')).toBe('keep')
  expect(keepingOf('/searching-for-film')).toBe('keep')
})

it('every wildcard rule says the same as the worker does', () => {
  for (const [path, rule] of Object.entries(routeRules.wildcard)) {
    expect(keepingOf(`${path}/below`)).toBe('page' in rule ? 'no-page' : 'never')
  }
})
