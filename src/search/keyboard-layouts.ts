import type { Locale } from '../shared/locales.ts'

/**
 * What each key writes, without and with Shift, in the order of the first: QWERTY, ЙЦУКЕН of Windows, Kedmanee.
 * convert-layout (0.11) has no Thai, and for the other two these are its tables.
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

/** One key may be nothing but a slip. */
const minKeys = 2

/** Names are written in Latin letters too, whatever the languages of the site. */
const always: Locale = 'en'

/**
 * What the same keys write where the keyboard has another layout: «казань» of `rfpfym`. Punctuation between words may
 * be meant as it stands («казань, циммер»), or be letters of the other layout; both are listed.
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

/** Those that can only have been written by this layout. */
const countKeys = (text: string, from: Locale): number =>
  Array.from(text).filter((character) => letters[from].test(character)).length

function convert(text: string, from: Locale, to: Locale): string {
  const [keys, written] = [layouts[from], layouts[to]]
  return Array.from(text, (character) => written[keys.indexOf(character)] ?? character)
    .join('')
    .trim()
}

/** With the punctuation at the ends of words left as it is. */
const convertWords = (text: string, from: Locale, to: Locale): string =>
  text.replace(wordBeforePunctuation, (_, word: string, end: string) => `${convert(word, from, to)}${end}`)

const wordBeforePunctuation = /(\S*?)([,.;:!?]*(?=\s|$))/g
