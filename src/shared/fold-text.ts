import { respellings } from './languages/facts.ts'
import { allLocales, type Locale } from './locales.ts'

/**
 * Texts that look alike, or are meant alike, become the same text: for what people type beside what editors wrote. What
 * comes out is compared, and never shown.
 */

/** Drawn as nothing: soft hyphens, joiners, marks of direction, variation selectors. Unicode keeps the list. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** A text without the characters that nobody sees. */
export const withoutIgnorable = (text: string): string => text.replace(ignorable, '')

/**
 * Characters that become an apostrophe before the text is normalised: NFKD splits some of them into a space and a
 * mark.
 */
const apostrophes = /[`´ʹʻʼʽˈ‘’‛′＇]/g

/**
 * Marks that stand on a letter and can be left out: accents, the points of Hebrew and Arabic, titlo. Not those that
 * are letters of their own: vowels of Thai and its neighbours, and the voice marks of kana.
 */
const accents =
  /(?![\u3099\u309a])\p{Script=Inherited}|[\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u06d6-\u06ed]/gu

/** Letters that Unicode doesn't take apart, and how they are typed on a keyboard without them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  є: 'е',
  ґ: 'г',
  ј: 'и',
}
const unplain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Puts Thai and Lao signs into one order, since several orders look the same. In the result SARA AM is one character
 * and follows its tone mark, a vowel above or below precedes the tone mark, and two SARA E are one SARA AE.
 */
const inOrder = (text: string): string =>
  text
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e3a\u0e47\u0e4d])/g, '$2$1')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/([\u0ec8-\u0ecb])([\u0eb1\u0eb4-\u0eb9\u0ecd])/g, '$2$1')
    .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3')
    .replace(/\u0eb3([\u0ec8-\u0ecb])/g, '$1\u0eb3')

const digit = /\p{Decimal_Number}/gu
const isDigit = /^\p{Decimal_Number}$/u

/**
 * Converts a digit of any script. Unicode has the digits of each script in a row from zero to nine, and rows begin at
 * multiples of ten characters.
 */
function toLatinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let before = 0
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** A text with the digits 0 to 9 instead of those of other scripts. */
export const withLatinDigits = (text: string): string =>
  /[^\0-\u04ff]/.test(text) ? text.replace(digit, toLatinDigit) : text

/** Small letters that are drawn alike in both scripts, or are in capitals. */
const cyrillicTwins: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'и',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
const latinTwins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(cyrillicTwins).map(([latin, cyrillic]) => [cyrillic, latin]),
)

const latinAndCyrillic = /[a-z]+[а-я]|[а-я]+[a-z]/
const word = /[a-zа-я]+/g

/** A word of letters of both scripts is of one of them, with letters of the other that look the same. */
const inOneScript = (text: string): string =>
  latinAndCyrillic.test(text)
    ? text.replace(word, (each) =>
        latinAndCyrillic.test(each)
          ? (withTwins(each, /[a-z]/g, cyrillicTwins) ?? withTwins(each, /[а-я]/g, latinTwins) ?? each)
          : each,
      )
    : text

/** @returns `undefined` where a letter has no twin */
function withTwins(text: string, letters: RegExp, twins: Readonly<Record<string, string>>) {
  const replaced = text.replace(letters, (letter) => twins[letter] ?? letter)
  return letters.test(replaced) ? undefined : replaced
}

const toRules = (locales: readonly Locale[]) =>
  locales.flatMap((locale) =>
    respellings[locale].map(([pattern, replacement]) => ({ pattern: new RegExp(pattern, 'g'), replacement })),
  )
const rulesOfSite = toRules(allLocales)

/**
 * The text in small letters, without accents (ё is е, й is и, é is e), ligatures, widths and characters that nobody
 * sees, in one order of signs, one script in each word, with the digits 0 to 9, and with the usual spelling of
 * letters that a language also types in another way.
 *
 * @param locales the languages whose `respellings` are applied; by default those of the site
 */
export const foldText = (text: string, locales?: readonly Locale[]): string =>
  (locales ? toRules(locales) : rulesOfSite).reduce(
    (folded, { pattern, replacement }) => folded.replace(pattern, replacement),
    foldCharacters(text),
  )

/**
 * Folds the letters of a text, except those that would become longer or shorter: a position in the result is one in the
 * typed text. The small letter of the Turkish `İ`, for instance, has two characters.
 */
export const foldLetters = (text: string): string =>
  text.replace(/[A-Z]+|[^\0-\x7f]/gu, (letters) => {
    const small = letters.toLowerCase()
    const folded = small > '\x7f' ? foldCharacters(small) : small
    return folded.length === letters.length ? folded : letters
  })

const foldCharacters = (text: string): string =>
  inOneScript(
    inOrder(
      withLatinDigits(
        withoutIgnorable(text.replace(apostrophes, "'").normalize('NFKD'))
          .replace(accents, '')
          .toLowerCase()
          .replace(unplain, (letter) => plainLetters[letter] ?? letter),
      ).normalize('NFC'),
    ),
  )
