import { describe, expect, it } from 'vitest'
import { knownTags } from '../../src/shared/languages/facts.ts'
import { findLanguageFolders } from '../../src/shared/languages/language-folders.mjs'
import { readingOrder } from '../../src/shared/locales.ts'
import { findInCode, readText, withoutComments } from './read-imports.ts'

const tags = [...findLanguageFolders().keys()]

/** Files that may name a language, with the reason: the tag is data there, or a word with another meaning. */
const mayName: Record<string, string> = {
  'src/brand/define-brand.ts': 'an example in what is said of a wrong value',
  'src/brand/fonts-schema.ts': 'an example in what is said of a wrong value',
  'src/content/text/write-table.ts': 'an element of HTML',
  'src/providers/analytics/metrica.ts': 'a country',
  'src/providers/embeds.ts': 'countries',
  'src/providers/maps/yandex.ts': 'languages that the provider serves, and a country',
  'src/shared/fold-text.ts': 'letters that «þ» is written with',
  'src/providers/tickets/intickets.ts': 'a country',
  'src/providers/tickets/pretix.ts': 'the languages that pretix’s widget has, and a country',
  'src/providers/tickets/ticketscloud.ts': 'a country',
  'src/strapi-emulator/graphql/scalars.ts': 'Strapi says the names of languages in English',
  'src/strapi-emulator/graphql/select.ts': 'the demo’s Strapi has a default language of its own',
  'src/tools/build/check-languages.ts': 'the language that gives the others their shape',
  'src/tools/operate/document-pictures.ts': 'the documents are English and Russian',
  'src/tools/operate/write-docs.ts': 'the documents are English',
}

const named = new RegExp(
  `'(?:${tags.join('|')})'|^\\s*(?:${tags.join('|')}): |\\b\\w+\\.(?:${tags.join('|')})\\b(?!\\w|/|')`,
  'gm',
)

describe('a language', () => {
  it('is a folder, which says its own tag', () => {
    expect(Object.keys(knownTags).sort()).toEqual(tags)
  })

  it('is named by nothing but its folder', () => {
    expect(findInCode(named, mayName)).toEqual([])
  })

  it.each(Object.keys(mayName))('needs the exception of %s', (file) => {
    expect(withoutComments(readText(file))).toMatch(named)
  })
})

describe('who lacks a text reads', () => {
  it.each([
    ['ru', ['ru', 'ru']],
    ['en', ['en', 'ru']],
    ['de', ['de', 'en', 'ru']],
    ['th', ['th', 'en', 'ru']],
  ] as const)('in %s: %j', (locale, order) => {
    expect(readingOrder(locale)).toEqual(order)
  })
})
