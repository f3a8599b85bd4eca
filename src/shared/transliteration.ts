import { languageScripts } from './languages/facts.ts'
import type { Locale } from './locales.ts'

/**
 * Russian characters by their Latin spellings, as in chats, passports (ICAO 9303) and addresses. Where one spelling stands
 * for two characters, the more common one is used; a wrong character is tolerated like any typo.
 */
const cyrillicOf = toMap(
  'shch щ, sch щ, zh ж, kh х, ts ц, tz ц, ch ч, sh ш, ck к, ph ф, yu ю, ju ю, iu ю, ya я, ja я, yo е, jo е, je е, ' +
    "a а, b б, c ц, d д, e е, f ф, g г, h х, i и, j й, k к, l л, m м, n н, o о, p п, q к, r р, s с, t т, u у, v в, w в, x кс, z з, ' ь",
)
/** Latin spellings of Russian characters; the signs «ъ» and «ь» have none. */
const latinOf = toMap(
  'а a, б b, в v, г g, д d, е e, ё e, ж zh, з z, и i, й y, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, ' +
    'х h, ц ts, ч ch, ш sh, щ sch, ъ , ы y, ь , э e, ю yu, я ya',
)

/** Reads `a а, b б` as pairs of a character or spelling and its counterpart. */
function toMap(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs
      .split(', ')
      .map((pair) => pair.split(' '))
      .map(([from = '', to = '']) => [from, to]),
  )
}

const spelling = new RegExp([...cyrillicOf.keys()].join('|'), 'g')

/**
 * Converts «y» between other characters: to «й» after a vowel, otherwise to «ы». Before «e» at the start of a word it
 * is dropped.
 */
const withY = (text: string): string =>
  text
    .replace(/(?<![a-z])ye/g, 'e')
    .replace(/(?<=[aeiou])y(?![auo])/g, 'й')
    .replace(/(?<=[a-z])yy/g, 'ый')
    .replace(/y(?![auo])/g, 'ы')

const toCyrillic = (text: string): string =>
  withY(text.toLowerCase()).replace(spelling, (latin) => cyrillicOf.get(latin) ?? latin)

/** The Latin spelling of a Russian text in small letters; other characters stay. */
export const toLatin = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => latinOf.get(letter) ?? letter).join('')

/**
 * Transliterates a text to the other script: `garri potter` to «гарри поттер», «мандолин» to `mandolin`.
 *
 * @param locales the languages of the site
 */
export function transliterate(text: string, locales: readonly Locale[]): string[] {
  const isLatin = /[a-z]{2}/i.test(text) && locales.some((locale) => languageScripts[locale] === 'Cyrl')
  const isCyrillic = /[а-яё]{2}/i.test(text)
  const found = [...(isLatin ? [toCyrillic(text)] : []), ...(isCyrillic ? [toLatin(text)] : [])]
  // A text of hard and soft signs only becomes empty, and a search for an empty text would find everything.
  return found.filter((each) => /[\p{L}\p{N}]/u.test(each))
}
