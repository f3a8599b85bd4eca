import { describe, expect, it } from 'vitest'
import { addresses } from '../../src/routes/addresses.ts'
import { toCanonicalPath } from '../../src/routes/canonical-path.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { localePath } from '../../src/shared/urls.ts'
import { randomFor, seed } from './seed.ts'

describe('the canonical spelling of an address', () => {
  it.each([
    ['/', '/'],
    ['/concerts', '/concerts'],
    ['/concerts/', '/concerts'],
    ['/concerts///', '/concerts'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/c//a\\b/', '/c/a/b'],
    ['/Concerts', '/concerts'],
    ['/%D0%9A', '/%D0%9A'],
    ['/%d0%9a-A', '/%d0%9a-a'],
    ['/c/%6eintendo', '/c/nintendo'],
    ['/%4E%2d%7e', '/n-~'],
    ['/a%2Fb%25', '/a%2Fb%25'],
    ['/ru', '/'],
    ['/RU/', '/'],
    ['/ru/concerts', '/concerts'],
    ['/ru/ru/concerts', '/concerts'],
    ['/ru/en/concerts', '/en/concerts'],
    ['/EN//Concerts/', '/en/concerts'],
    ['/en', '/en'],
    ['/en/', '/en'],
    ['/en/p/x', '/p/en/p/x'],
    ['/ru/p/x', '/p/x'],
    ['/p/ru/p/x', '/p/x'],
    ['/p/ru/p/ru/p/x', '/p/x'],
    ['/p/th/p/x', '/p/th/p/x'],
    ['/en/p/en/x', '/p/en/p/x'],
    ['/en/p/th/p/x', '/p/th/p/x'],
    ['/en/th/concerts', '/th/concerts'],
    ['/p/en', '/p/en'],
  ])('of %s is %s', (pathname, canonical) => {
    expect(toCanonicalPath(pathname, allLocales)).toBe(canonical)
  })

  it('leaves every address that the site links as it is', () => {
    const linked = allLocales.flatMap((locale) =>
      Object.values(addresses).map(({ path }) => localePath(locale, path.replace(/:\w+/g, 'some-slug'))),
    )
    expect(linked.filter((path) => toCanonicalPath(path, allLocales) !== path)).toEqual([])
  })

  it('has no language where the site has only Russian', () => {
    expect(toCanonicalPath('/en/p/x', ['ru'])).toBe('/en/p/x')
  })

  describe(`of random addresses (seed ${seed})`, () => {
    const parts = [
      '/',
      '\\',
      'ru',
      'en',
      'th',
      'RU',
      'En',
      'p',
      'P',
      'x',
      'evil.example',
      '%2F',
      '%5c',
      '%',
      '.',
      '..',
      ';',
      ':',
      '@',
      'я',
    ] as const
    const random = randomFor('canonical-path')
    const separators = ['/', '/', '/', '//', '\\', ''] as const
    const pathnames = Array.from({ length: 5000 }, () => {
      const segments = Array.from({ length: random.whole(0, 7) }, () => random.pick(parts))
      return `/${segments.map((segment) => `${segment}${random.pick(separators)}`).join('')}`
    })
    const canonical = (pathname: string) => toCanonicalPath(pathname, allLocales)

    it('begins with exactly one slash', () => {
      expect(pathnames.filter((pathname) => !/^\/(?![/\\])/.test(canonical(pathname)))).toEqual([])
    })

    it('is its own canonical spelling', () => {
      expect(pathnames.filter((pathname) => canonical(canonical(pathname)) !== canonical(pathname))).toEqual(
        [],
      )
    })

    it('stays on this site', () => {
      const host = (pathname: string) => new URL(canonical(pathname), 'https://site.example').host
      expect(pathnames.filter((pathname) => host(pathname) !== 'site.example')).toEqual([])
    })
  })
})
