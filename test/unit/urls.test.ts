import { describe, expect, it } from 'vitest'
import { addresses } from '../../src/routes/addresses.ts'
import { allLocales } from '../../src/shared/locales.ts'
import {
  localePath,
  slugPattern,
  splitLocalePath,
  toFallbackTitle,
  toSafeHref,
} from '../../src/shared/urls.ts'

const ownPaths = Object.values(addresses).map(({ path }) => path.replace(/:\w+/g, 'some-slug'))

describe('an address in a language', () => {
  it.each([
    ['ru', '/', '/'],
    ['en', '/', '/en'],
    ['th', '/concerts', '/th/concerts'],
    ['en', '/c/some-slug/tickets', '/en/c/some-slug/tickets'],
    ['ru', '/p/some-slug', '/p/some-slug'],
    ['en', '/p/some-slug', '/p/en/p/some-slug'],
    ['th', '/p/en', '/p/th/p/en'],
    ['en', '/programs', '/en/programs'],
    ['en', '/news?page=2', '/en/news?page=2'],
  ] as const)('%s of %s is %s', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address)
  })

  it.each(allLocales)('in %s is split into what it was made of', (locale) => {
    for (const path of ownPaths) {
      expect(splitLocalePath(localePath(locale, path), allLocales)).toEqual({ locale, path })
    }
  })

  it.each([
    ['/en/p/x', 'en', '/p/x'],
    ['/p/ru/p/x', 'ru', '/p/x'],
    ['/ru/concerts', 'ru', '/concerts'],
    ['/english', 'ru', '/english'],
    ['/de/concerts', 'ru', '/de/concerts'],
    ['/EN/concerts', 'ru', '/EN/concerts'],
    ['/p/de/p/x', 'ru', '/p/de/p/x'],
    ['/p/en', 'ru', '/p/en'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['', 'ru', ''],
  ])('%s is %s of %s', (pathname, locale, path) => {
    expect(splitLocalePath(pathname, allLocales)).toEqual({ locale, path })
  })

  it('is a path like any other where the site has not the language', () => {
    expect(splitLocalePath('/en/concerts', ['ru'])).toEqual({ locale: 'ru', path: '/en/concerts' })
  })
})

describe('a slug', () => {
  it.each(['a', 'abc', 'a-b', '2026', 'a1-b2-c3'])('%s is one', (slug) => {
    expect(slug).toMatch(slugPattern)
  })

  it.each(['', '-', 'a-', '-a', 'a--b', 'A', 'а', 'a b', 'a/b', '..', 'a.b', 'a_b', 'a\n', '%61'])(
    '%j is none',
    (slug) => {
      expect(slug).not.toMatch(slugPattern)
    },
  )
})

describe('a title made from an address', () => {
  it.each([
    ['/some-page', 'Some page'],
    ['/c/music-of-hans-zimmer', 'Music of hans zimmer'],
    ['/concerts/', 'Concerts'],
    ['/', ''],
    ['', ''],
    ['/---', ''],
    ['/я-тут', 'Я тут'],
  ])('of %s is «%s»', (path, title) => {
    expect(toFallbackTitle(path)).toBe(title)
  })
})

describe('an address from content', () => {
  it.each([
    'https://other.example/path?a=1#b',
    'http://other.example',
    'mailto:a@b.example',
    'tel:+79001234567',
    '/concerts',
    '/',
    '#concerts',
    '?page=2',
  ])('%s may be linked', (href) => {
    expect(toSafeHref(href)).toBe(href)
  })

  it('is trimmed', () => {
    expect(toSafeHref('  /concerts \n')).toBe('/concerts')
  })

  it.each([
    undefined,
    null,
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://other.example/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://other.example/x',
    'file:///etc/passwd',
    'ftp://other.example',
    '//other.example',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '\\/other.example',
    '/\t/other.example',
    '/\n/other.example',
    '/\r\\other.example',
    '\t//other.example',
    'other.example/path',
    'concerts',
    'https://',
    'http:',
    'https://tutti.example@other.example/path',
    'https://name:word@other.example',
    'http://:word@other.example',
  ])('%j may not', (href) => {
    expect(toSafeHref(href)).toBeUndefined()
  })
})
