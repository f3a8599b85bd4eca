import { describe, expect, it } from 'vitest'
import { chooseAcceptedLocale } from '../../src/http/page-cache/language.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { randomFor, seed } from './seed.ts'

describe('the language of Accept-Language', () => {
  it.each([
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['EN-us', 'en'],
    ['th-TH', 'th'],
    ['fr, th;q=0.5, en;q=0.8', 'en'],
    ['de, fr', 'ru'],
    ['ru;q=0.5, en;q=0.5', 'ru'],
    ['en;q=0.5, ru;q=0.5', 'en'],
    ['en;q=0, th;q=0.1', 'th'],
    ['en;q=0', 'ru'],
    ['en ; q=0.3 , th ; q=0.4', 'th'],
    ['en;level=1;q=0.2, th;q=0.3', 'th'],
    ['*', 'ru'],
    ['*, en;q=0.1', 'en'],
    ['', 'ru'],
    [',,;;q=,', 'ru'],
    ['en;q=abc', 'en'],
    ['en;q=1.2.3, th;q=0.1', 'th'],
    ['en;freq=0.1, th;q=0.5', 'en'],
    ['en;q=0.1x, th;q=0.5', 'en'],
    ['english', 'ru'],
    ['__proto__', 'ru'],
  ])('«%s» is %s', (header, locale) => {
    expect(chooseAcceptedLocale(header, allLocales)).toBe(locale)
  })

  it('is one that the site has', () => {
    expect(chooseAcceptedLocale('en, th;q=0.5', ['ru', 'th'])).toBe('th')
  })

  it('is Russian where the site has only Russian', () => {
    expect(chooseAcceptedLocale('en', ['ru'])).toBe('ru')
  })

  it('is not looked for beyond the first thousand characters', () => {
    expect(chooseAcceptedLocale(`${'x,'.repeat(500)}en`, allLocales)).toBe('ru')
  })

  it(`is always one that the site has, whatever the header says (seed ${seed})`, () => {
    const random = randomFor('accepted-locale')
    const parts = [
      'en',
      'th',
      'ru',
      'fr',
      '-',
      ',',
      ';',
      'q=',
      '0.5',
      '1e9',
      'NaN',
      ' ',
      '*',
      '\t',
      'я',
    ] as const
    for (let round = 0; round < 3000; round++) {
      const header = Array.from({ length: random.whole(0, 12) }, () => random.pick(parts)).join('')
      expect(['ru', 'th'], JSON.stringify(header)).toContain(chooseAcceptedLocale(header, ['ru', 'th']))
    }
  })
})
