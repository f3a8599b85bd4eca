import { describe, expect, it } from 'vitest'
import { menus } from '../../src/brand/chosen.ts'
import type { AddressRow } from '../../src/routes/address-kinds.ts'
import { findContainingRow } from '../../src/routes/address-rules.ts'
import { addressBook } from '../../src/routes/addresses.ts'
import { pathTo, toChangedPaths, toEntryPath } from '../../src/routes/paths.ts'
import { toMenuLinks } from '../../src/ui/components/menu-links.ts'

const rows = Object.entries(addressBook)

describe('the address book', () => {
  it('has no address twice', () => {
    const sameShape = Map.groupBy(rows, ([, { path }]) => path.replace(/:\w+/g, ':'))
    const twice = [...sameShape.values()].filter((same) => same.length > 1)
    expect(twice.map((same) => same.map(([name, { path }]) => `${name} ${path}`).join(' = '))).toEqual([])
  })

  it('redirects to a page that is there', () => {
    const paths: string[] = rows.map(([, { path }]) => path)
    const lost = rows.flatMap(([, row]) =>
      row.kind === 'redirect' && !paths.includes(row.to) ? [row.to] : [],
    )
    expect(lost).toEqual([])
  })

  it('has each type of entry at one address', () => {
    const shown = rows.flatMap(([, row]) =>
      row.kind === 'page' && !row.isPrivate ? [...(row.shows ?? [])] : [],
    )
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('has no private page in a menu', () => {
    const isPrivate = ([, row]: [string, AddressRow]) => row.kind === 'page' && Boolean(row.isPrivate)
    const hidden = rows.filter(isPrivate).map(([, { path }]) => path as string)
    const menuPaths = Object.values(menus).flatMap((menu) => toMenuLinks(menu, 'ru').map(({ path }) => path))
    expect(menuPaths.length).toBeGreaterThan(0)
    expect(menuPaths.filter((path) => hidden.includes(path))).toEqual([])
  })

  it('has no page for everybody below what is private, or below what is no page', () => {
    const open = rows.filter(([, row]) => row.kind === 'page' && !row.isPrivate)
    const held = open.filter(([, { path }]) => findContainingRow(path))
    expect(held.map(([name, { path }]) => `${name} ${path}`)).toEqual([])
  })

  it('lets only fixed paths vary by city: stored pages are found by the path alone', () => {
    const varying = rows.filter(([, row]) => row.kind === 'page' && !row.isPrivate && row.variesByCity)
    expect(varying.map(([, { path }]) => path)).toEqual(['/', '/concerts'])
  })

  it('lists no private page, and gives none an Open Graph image or a place on the device: it doesn’t compile', () => {
    const row = { kind: 'page', path: '/own', isPrivate: true } as const
    const wrong: AddressRow[] = [
      // @ts-expect-error: it would stand in the sitemap
      { ...row, isFixed: true },
      // @ts-expect-error: its picture would be everybody's
      { ...row, hasShareImage: true },
      // @ts-expect-error: it would be made before it is asked for
      { ...row, prerender: 'anywhere' },
      // @ts-expect-error: it would be kept
      { ...row, offlineGroup: 'schedule' },
      // @ts-expect-error: an entry that editors write is everybody's
      { ...row, shows: ['page'] },
    ]
    expect(wrong).toHaveLength(5)
  })
})

describe('a path', () => {
  it('of a page without parts is its own', () => expect(pathTo('concerts')).toBe('/concerts'))

  it.each([
    [pathTo('tickets', { slug: 'zimmer' }), '/c/zimmer/tickets'],
    [pathTo('concertCalendar', { slug: 'zimmer' }), '/c/zimmer.ics'],
    [pathTo('sitemapPart', { part: 'concert-1' }), '/sitemaps/concert-1.xml'],
    [pathTo('bySlug', { slug: '$&' }), '/$&'],
  ])('%s', (path, expected) => expect(path).toBe(expected))

  it('without its part, or with one too many, doesn’t compile', () => {
    // @ts-expect-error: a concert has a slug
    expect(pathTo('concert')).toBe('/c/:slug')
    // @ts-expect-error: the list of concerts has none
    expect(pathTo('concerts', { slug: 'x' })).toBe('/concerts')
  })
})

describe('what an editor’s change makes anew', () => {
  it.each([
    ['concert', 'zimmer', ['/c/zimmer', '/', '/concerts']],
    ['program', 'zimmer', ['/zimmer', '/', '/programs']],
    ['program-collection', 'anime', ['/anime', '/', '/programs']],
    ['about', undefined, ['/', '/about']],
    ['city', 'kazan', ['/cities/kazan', '/', '/cities']],
    ['qa-entry', 'children', ['/qa/children', '/', '/qa']],
    ['page', 'charity', ['/charity', '/']],
    ['social', undefined, ['/']],
    ['site', undefined, ['/']],
  ] as const)('of a %s named %s', (type, slug, paths) => expect(toChangedPaths(type, slug)).toEqual(paths))

  it('is no page of an entry whose type has none', () => {
    expect(toEntryPath('redirect', 'x')).toBeUndefined()
  })

  it.each([
    ['page', 'login'],
    ['page', 'account'],
    ['program', 'account'],
    ['program-collection', 'search'],
    ['page', 'api'],
  ] as const)(
    'is no page of a %s that an editor has named %s: something else answers there',
    (type, slug) => {
      expect(toEntryPath(type, slug)).toBeUndefined()
    },
  )
})
