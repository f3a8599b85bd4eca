import { describe, expect, it } from 'vitest'
import type { AddressRow } from '../../src/routes/address-kinds.ts'
import {
  chooseOfflineStorage,
  findPage,
  listNeverPrefetchedPatterns,
  mayBePrefetched,
  toRouteRules,
} from '../../src/routes/address-rules.ts'
import { addresses } from '../../src/routes/addresses.ts'
import { isFramedPath } from '../../src/routes/framed-path.ts'

/** Rows as the book may have them one day: what is private is said of a row, not of how a path begins. */
const book: Record<string, AddressRow> = {
  account: { kind: 'page', path: '/account', isPrivate: 'with-all-below' },
  forgotPassword: { kind: 'page', path: '/forgot-password', isPrivate: true, hasAction: true },
  push: { kind: 'page', path: '/push', isPrivate: true },
  bySlug: { kind: 'page', path: '/:slug' },
  connect: { kind: 'folder', path: '/connect' },
}

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
    '/program',
    '/no/such/page',
    '/searching-for-film',
  ])('%s', (path) => expect(chooseOfflineStorage(path)).toBe('keep'))
})

describe('a browser never keeps', () => {
  it.each(['/search', '/th/search', '/c/hans-zimmer-kazan/tickets', '/en/c/hans-zimmer-kazan/tickets'])(
    '%s',
    (path) => expect(chooseOfflineStorage(path)).toBe('never'),
  )
})

describe('a service worker leaves alone', () => {
  it.each([
    '/api/cities',
    '/api/no-such-call',
    '/desk',
    '/en/desk/inbox',
    '/graphql',
    '/connect/vk',
    '/builds/latest.json',
    '/calendar.ics',
    '/c/x.ics',
    '/cities/kazan/calendar.ics',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sw.js',
    '/about/_payload.json',
    '/c/x/card.png',
  ])('%s', (path) => expect(chooseOfflineStorage(path)).toBe('no-page'))
})

it.each([
  ['/concerts', true],
  ['/hans-zimmer', true],
  ['/c/hans-zimmer-kazan-1/tickets', false],
  ['/c/hans-zimmer-kazan-1.ics', false],
  ['/api/cities', false],
  ['/connect/vk', false],
  ['/sitemap.xml', false],
  ['/build/assets/main.js', false],
])('%s may be fetched before the click: %s', (path, mayBe) => {
  expect(mayBePrefetched(path)).toBe(mayBe)
})

describe('a private page', () => {
  it.each(['/account', '/en/account/orders', '/account/orders/4', '/forgot-password', '/th/push'])(
    '%s is not kept',
    (path) => expect(chooseOfflineStorage(path, book)).toBe('never'),
  )

  it.each(['/account', '/account/orders', '/forgot-password', '/push'])('%s is not fetched early', (path) => {
    expect(mayBePrefetched(path, book)).toBe(false)
  })

  it.each(['/accounting', '/push-ups', '/forgot-password-help'])('%s only begins like one', (path) => {
    expect([chooseOfflineStorage(path, book), mayBePrefetched(path, book)]).toEqual(['keep', true])
  })

  it('with all below it is one to the build’s rules too', () => {
    expect(toRouteRules(book)).toEqual({
      static: { '/forgot-password': { keep: false }, '/push': { keep: false } },
      wildcard: { '/account': { keep: false }, '/connect': { page: false } },
      dynamic: {},
    })
  })

  it('is named to the browser’s own early fetching, in every language', () => {
    const patterns = listNeverPrefetchedPatterns((path) => [path, `/en${path}`], book)
    expect(patterns).toEqual([
      '/account',
      '/en/account',
      '/account/*',
      '/en/account/*',
      '/forgot-password',
      '/en/forgot-password',
      '/push',
      '/en/push',
      '/connect/*',
    ])
  })
})

describe('the rules of the build', () => {
  it('name the redirect, the folders and what is online only', () => {
    expect(toRouteRules()).toEqual({
      static: {
        '/program': { redirect: '/programs' },
        '/preview': { keep: false },
        '/codegen': { keep: false },
        '/search': { keep: false },
        '/places': { keep: false },
        '/sent': { keep: false },
        '/login': { keep: false },
        '/push': { keep: false },
        '/register': { keep: false },
        '/forgot-password': { keep: false },
        '/reset-password': { keep: false },
        '/confirm': { keep: false },
        '/account/password': { keep: false },
        '/account/erase': { keep: false },
      },
      wildcard: {
        '/account': { keep: false },
        '/api': { page: false },
        '/connect': { page: false },
        '/t': { page: false },
        '/desk': { page: false },
        '/build': { page: false },
        '/builds': { page: false },
        '/images': { page: false },
        '/uploads': { page: false },
      },
      dynamic: {
        '/c/*/tickets': { keep: false },
        '/vote/*/mine': { keep: false },
        '/wishes/*': { keep: false },
        '/places/*': { keep: false },
        '/sent/*/*': { keep: false },
        '/embed/c/*': { keep: false },
        '/embed/cities/*': { keep: false },
        '/embed/*': { keep: false },
      },
    })
  })
})

it('pages that other sites may frame are those below one folder', () => {
  const pages = Object.values<AddressRow>(addresses).filter(({ kind }) => kind === 'page')
  const isFramed = (row: AddressRow) => row.kind === 'page' && !row.isPrivate && row.isFramed === true
  expect(pages.filter(({ path }) => isFramedPath(path))).toEqual(pages.filter(isFramed))
})

describe('the row of a path', () => {
  it.each([
    ['/venues/finomi', '/venues/finomi'],
    ['/venues/other', '/venues/:slug'],
    ['/about', '/about'],
    ['/hans-zimmer', '/:slug'],
    ['/c/x/tickets', '/c/:slug/tickets'],
  ])('%s is %s', (path, row) => expect(findPage(path)?.path).toBe(row))

  it('is none for a file', () => expect(findPage('/c/x.ics')).toBeUndefined())
})
