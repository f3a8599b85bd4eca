import type { Locale } from '../shared/locales.ts'

/**
 * The characters of all keys, without and with Shift, in the same order for each layout: QWERTY, ЙЦУКЕН of Windows,
 * Kedmanee. The library convert-layout (0.11) lacks Thai; the other two tables equal its tables.
 */
const layouts: Readonly<Record<Locale, string>> = {
  en: '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
  ru: 'ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
  th: '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
}

const letters: Readonly<Record<Locale, RegExp>> = {
  en: /[a-z]/i,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
}

/** A single key may be a slip of the finger. */
const minKeys = 2

/** Names are often written in Latin script, so this layout is tried whatever the languages of the site. */
const always: Locale = 'en'

/**
 * Converts a text to what the same keys write in other keyboard layouts: `rfpfym` becomes «казань». Punctuation
 * between words may be meant as such («казань, циммер») or be characters of the other layout, so both variants are
 * listed.
 *
 * @param text as it was typed
 * @param locales the languages of the site
 */
export function inOtherLayouts(text: string, locales: readonly Locale[]): string[] {
  const known: Locale[] = ['en', 'ru', 'th']
  const typed = known.filter((layout) => letters[layout].test(text))
  const wanted = known.filter((layout) => layout === always || locales.includes(layout))
  const found = typed.flatMap((from) =>
    wanted
      .filter((to) => to !== from && countKeys(text, from) >= minKeys)
      .flatMap((to) => [convert(text, from, to), convertWords(text, from, to)]),
  )
  return [...new Set(found)].filter((each) => each !== text)
}

/** Counts the characters that only this layout can have written. */
const countKeys = (text: string, from: Locale): number =>
  Array.from(text).filter((character) => letters[from].test(character)).length

function convert(text: string, from: Locale, to: Locale): string {
  const [keys, written] = [layouts[from], layouts[to]]
  return Array.from(text, (character) => written[keys.indexOf(character)] ?? character)
    .join('')
    .trim()
}

/** Converts words, but not the punctuation after them. */
const convertWords = (text: string, from: Locale, to: Locale): string =>
  text.replace(wordBeforePunctuation, (_, word: string, end: string) => `${convert(word, from, to)}${end}`)

const wordBeforePunctuation = /(\S*?)([,.;:!?]*(?=\s|$))/g
