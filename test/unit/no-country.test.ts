import { describe, expect, it } from 'vitest'
import { filesBelow, findInCode, readText, withoutComments } from './read-imports.ts'

/** Currencies, clocks, numbers and places of one country, which belong to a brand's region or to a language. */
const ofCountry = /RUB\b|₽|'ru-RU'|hour12|ИНН|ОГРН|КПП|'Moscow'|Europe\/Moscow|'(?:EUR|NZD|THB|KZT|USD)'/g

/** Files that may name a country's things, and why. */
const mayName: Record<string, string> = {
  'src/brand/define-brand.ts': 'an example in what is said of a wrong value',
  'src/brand/region.ts':
    'an example in what is said of a wrong value, and a last resort that a check precedes',
  'src/shared/format.ts': 'the one place that writes hours',
  'src/shared/read-currency.ts': 'signs of all currencies',
  'src/tools/build/fonts/character-ranges.ts': 'signs of all currencies',
}

describe('a country', () => {
  it('is named by brands and languages only', () => {
    expect(findInCode(ofCountry, mayName)).toEqual([])
  })

  it('has its money, numbers and clock in no language but those of its people', () => {
    const naming = filesBelow('src/languages', /\.ts$/)
      .filter((file) => !file.startsWith('src/languages/ru/'))
      .flatMap((file) => withoutComments(readText(file)).match(/RUB\b|₽|ИНН|ОГРН|КПП/g) ?? [])
    expect(naming).toEqual([])
  })

  it.each(Object.keys(mayName))('needs the exception of %s', (file) => {
    expect(withoutComments(readText(file))).toMatch(ofCountry)
  })
})
