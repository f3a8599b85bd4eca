import { describe, expect, it } from 'vitest'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import { readAllMessages } from './all-messages.ts'

const messages = readAllMessages()

const namesWhere = (locale: Locale, isWrong: (text: string) => boolean) =>
  messages[locale].filter(({ text }) => typeof text === 'string' && isWrong(text)).map(({ name }) => name)

describe.each(allLocales)('every text in %s', (locale) => {
  it('is found by this test', () => {
    expect(messages[locale].length).toBeGreaterThan(200)
  })

  it('is a text', () => {
    expect(messages[locale].filter(({ text }) => typeof text !== 'string')).toEqual([])
  })

  it('says something', () => {
    expect(namesWhere(locale, (text) => text.trim() === '')).toEqual([])
  })

  it('has no value missing in it', () => {
    expect(namesWhere(locale, (text) => /undefined|NaN|null|\[object/.test(text))).toEqual([])
  })

  it('has no space at its ends and no two in a row', () => {
    expect(namesWhere(locale, (text) => /^\s|\s$| {2}/.test(text))).toEqual([])
  })

  it('does not shout', () => {
    expect(namesWhere(locale, (text) => /[!！]/.test(text))).toEqual([])
  })
})

describe('letters of another language', () => {
  it.each([
    ['ru', 'Thai', /\p{Script=Thai}/u],
    ['en', 'Thai', /\p{Script=Thai}/u],
    ['en', 'Cyrillic', /\p{Script=Cyrillic}/u],
    ['th', 'Cyrillic', /\p{Script=Cyrillic}/u],
  ] as const)('in %s: none is %s', (locale, _script, letters) => {
    expect(namesWhere(locale, (text) => letters.test(text))).toEqual([])
  })

  it.each([
    ['ru', /\p{Script=Cyrillic}/u],
    ['th', /\p{Script=Thai}/u],
  ] as const)('in %s: no text was left in English', (locale, own) => {
    const leftInEnglish = (text: string) => /[a-z]{3}/i.test(text) && !own.test(text)
    expect(namesWhere(locale, leftInEnglish).filter((name) => !namesOfBrands.includes(name))).toEqual([])
  })

  /** Names that are written the same way in every language. */
  const namesOfBrands = ['siteMessages.th.name']
})
