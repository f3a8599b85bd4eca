import { describe, expect, it } from 'vitest'
import { introductions, names } from '../../src/brand/chosen.ts'
import { type Language, translatedLanguages } from '../../src/brand/languages.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { readAllMessages } from './all-messages.ts'

const messages = readAllMessages()
const messagesIn = (language: Language) => messages.get(language) ?? []

const namesWhere = (language: Language, isWrong: (text: string) => boolean) =>
  messagesIn(language)
    .filter(({ text }) => typeof text === 'string' && isWrong(text))
    .map(({ name }) => name)

describe.each(translatedLanguages)('every text in %s', (language) => {
  it('is found by this test', () => {
    expect(messagesIn(language).length).toBeGreaterThan(200)
  })

  it('is a text', () => {
    expect(messagesIn(language).filter(({ text }) => typeof text !== 'string')).toEqual([])
  })

  it('says something', () => {
    expect(namesWhere(language, (text) => text.trim() === '')).toEqual([])
  })

  it('has no value missing in it', () => {
    expect(namesWhere(language, (text) => /undefined|NaN|null|\[object/.test(text))).toEqual([])
  })

  it('has no space at its ends and no two in a row', () => {
    expect(namesWhere(language, (text) => /^\s|\s$| {2}/.test(text))).toEqual([])
  })

  it('does not shout', () => {
    expect(namesWhere(language, (text) => /[!！]/.test(text))).toEqual([])
  })
})

/** The brand's names may be in another language where the brand has none of its own in this one. */
const namesOfOthers = (language: Language): string[] =>
  allLocales.includes(language)
    ? []
    : [...Object.values(names[language]), ...Object.values(introductions[language])].sort(
        (one, other) => other.length - one.length,
      )

describe('letters of another language', () => {
  it.each([
    ['ru', 'Thai', /\p{Script=Thai}/u],
    ['en', 'Thai', /\p{Script=Thai}/u],
    ['en', 'Cyrillic', /\p{Script=Cyrillic}/u],
    ['de', 'Thai', /\p{Script=Thai}/u],
    ['de', 'Cyrillic', /\p{Script=Cyrillic}/u],
    ['th', 'Cyrillic', /\p{Script=Cyrillic}/u],
  ] as const)('in %s: none is %s', (language, _script, letters) => {
    const others = namesOfOthers(language)
    const withoutNames = (text: string) => others.reduce((rest, name) => rest.replaceAll(name, ''), text)
    expect(namesWhere(language, (text) => letters.test(withoutNames(text)))).toEqual([])
  })

  it.each([
    ['ru', /\p{Script=Cyrillic}/u],
    ['th', /\p{Script=Thai}/u],
  ] as const)('in %s: no text was left in English', (language, own) => {
    const leftInEnglish = (text: string) => /[a-z]{3}/i.test(text) && !own.test(text)
    expect(namesWhere(language, leftInEnglish).filter((name) => !namesOfBrands.includes(name))).toEqual([])
  })

  it('in de: no text of three words or more was left in English', () => {
    const english = new Set(messagesIn('en').map(({ text }) => text))
    expect(
      namesWhere('de', (text) => text.split(' ').length > 2 && english.has(text)).filter(
        (name) => !/^(zodiac|siteMessages\.de\.default)/.test(name),
      ),
    ).toEqual([])
  })

  /** Names that are written the same way in every language. */
  const namesOfBrands = ['siteMessages.th.name']
})

describe('punctuation in German', () => {
  it.each([
    ['straight quotation marks', /"|\w'\w|'\w+'/],
    ['quotation marks of English', /”|“\p{L}/u],
    ['a mark that is opened and not closed', /„[^“]*$/],
    ['a hyphen for a dash', / - /],
    ['an ellipsis that is part of the word before it', /\p{L}…/u],
    ['a unit that may go to another line', /\d (?:%|km|cm|Min\.|Std\.)/],
  ])('has no %s', (_what, wrong) => {
    expect(namesWhere('de', (text) => wrong.test(text))).toEqual([])
  })
})

describe('a number in a text', () => {
  /** Numbers of a text in the order of their digits: «22:00» is 22, «1.200» and «1 200» are 1200. */
  const numbersIn = (text: unknown) =>
    (
      String(text)
        .replaceAll(':00', '')
        .replace(/(\d)[\s.,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
        .match(/\d+/g) ?? []
    )
      .sort()
      .join(' ')
  const keyed = (language: Language) =>
    new Map(messagesIn(language).map(({ name, text }) => [name.replace(`.${language}`, ''), text]))
  /** Examples of prices, coordinates and years, which each country writes with numbers of its own. */
  const isExample = (key: string) =>
    /^(?:assistantMessages\.questions|contentManagerMessages\.help\.(?:latitude|longitude|minCost)|siteMessages\.defaultDescription|starMessages\.hint|submissionFormMessages\.audition\.hints)/.test(
      key,
    )

  it.each(translatedLanguages)('is in %s what it is in English', (language) => {
    const english = keyed('en')
    const others = [...keyed(language)].filter(
      ([key, text]) =>
        !key.includes('(') && !isExample(key) && numbersIn(text) !== numbersIn(english.get(key)),
    )
    expect(others).toEqual([])
  })

  it.each([
    ['no notice comes', 'bellMessages.night', '22 9'],
    ['an editor’s words wait', 'editorWordsMessages.night', '22 9'],
    ['a network may vote in an hour', 'voteMessages.ruleNetwork', '1200'],
  ])('%s: %s says %s', (_, key, numbers) => {
    expect(numbersIn(keyed('en').get(key))).toBe(numbers)
  })
})
