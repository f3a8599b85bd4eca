import { translatedLanguages } from '../brand/languages.ts'
import type { Language } from './languages/define-language.ts'
import { keyboards } from './languages/facts.ts'
import type { Locale } from './locales.ts'

/** A single character isn't enough: it may be a slip of the finger. */
const minKeys = 2

/** Patterns of the letters that only one layout writes, by language. Each is made when a search first needs it. */
const patterns = new Map<Language, RegExp>()

function lettersOf(layout: Language): RegExp {
  const known = patterns.get(layout) ?? new RegExp(keyboards[layout].letters, 'iu')
  patterns.set(layout, known)
  return known
}

/**
 * Converts a text to what the same keys write in other keyboard layouts: `rfpfym` becomes «казань». Punctuation
 * between words may be meant as such («казань, циммер») or be characters of the other layout, so both variants are
 * listed.
 *
 * @param text as it was typed
 * @param locales the languages of the site
 */
export function convertToOtherLayouts(text: string, locales: readonly Locale[]): string[] {
  const typed = translatedLanguages.filter((layout) => lettersOf(layout).test(text))
  const wanted = translatedLanguages.filter(
    (layout) => keyboards[layout].isForNames || locales.includes(layout),
  )
  const found = typed.flatMap((from) =>
    wanted
      .filter((to) => to !== from && countKeys(text, from) >= minKeys)
      .flatMap((to) => [convert(text, from, to), convertWords(text, from, to)]),
  )
  return [...new Set(found)].filter((each) => each !== text)
}

/** Counts the characters that only this layout can have written. */
const countKeys = (text: string, from: Language): number =>
  Array.from(text).filter((character) => lettersOf(from).test(character)).length

function convert(text: string, from: Language, to: Language): string {
  const [keys, written] = [keyboards[from].keys, keyboards[to].keys]
  return Array.from(text, (character) => written[keys.indexOf(character)] ?? character)
    .join('')
    .trim()
}

/** Converts each word and leaves the punctuation at its ends. */
const convertWords = (text: string, from: Language, to: Language): string =>
  text.replace(wordBeforePunctuation, (_, word: string, end: string) => `${convert(word, from, to)}${end}`)

const wordBeforePunctuation = /(\S*?)([,.;:!?]*(?=\s|$))/g
