import type { Language } from '../../../brand/languages.ts'

/** Every letter from one code point to another, both included. */
const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const digits = [...'0123456789']

/** Latin letters, digits, punctuation and the signs of the currencies that tickets are sold in. */
const latinLetters = [...range(0x20, 0x7e), ...'\u00a0\u202f ©«»\u00ad·×–—‘’“”„•…№₽€£₸฿֏₾₼₺−→←']
const cyrillicLetters = [...range(0x410, 0x44f), ...'ЁёЇїІіЄєҐґ']
const thaiLetters = [...range(0x0e01, 0x0e3a), ...range(0x0e3f, 0x0e5b)]

/** What a language can't be written without: a face that lacks one of them doesn't serve it. */
export const alphabets: Record<Language, string[]> = {
  ru: [...range(0x430, 0x44f), 'ё', ...range(0x410, 0x42f), 'Ё', ...digits],
  en: [...range(0x61, 0x7a), ...range(0x41, 0x5a), ...digits],
  th: [...range(0x0e01, 0x0e3a), ...range(0x0e40, 0x0e4d), ...digits],
}

const ownLetters: Record<Language, string[]> = { ru: cyrillicLetters, en: [], th: thaiLetters }

/** Of names that come from elsewhere: «Dvořák», «Königsberg», «Đorđević», and what Latin-1 has besides letters. */
const latinOfNames = [...range(0xa1, 0x17f), ...range(0x218, 0x21b)]
/** «Ђорђевић», «Қазақконцерт». */
const cyrillicOfNames = [...range(0x402, 0x40f), ...range(0x452, 0x45f), ...range(0x492, 0x4ff)]

/** Of names that come from farther: «Nguyễn», «Bùi Thị», «Əhmədov», «Ǧ». A picture can't borrow a face as a page does. */
const latinOfPictures = [
  ...'ƏəƠơƯưẞ',
  ...range(0x1cd, 0x1dc),
  ...range(0x1e6, 0x1e7),
  ...range(0x1ea0, 0x1ef9),
]
/** Serbian, Macedonian, Kazakh, Kyrgyz, Tatar, Bashkir, Chuvash, Yakut, Tajik, Ossetian, Mongolian. */
const cyrillicOfPictures = [
  ...range(0x400, 0x45f),
  ...range(0x48a, 0x4ff),
  ...range(0x510, 0x513),
  ...range(0x524, 0x527),
]

const unique = (letters: readonly string[]) => [...new Set(letters)]

/** What every page in these languages may show; Latin letters and digits stand on all of them. */
export const toPageLetters = (languages: readonly Language[]): string[] =>
  unique([...latinLetters, ...languages.flatMap((language) => ownLetters[language])])

/** What only some pages in these languages show. */
export function toNameLetters(languages: readonly Language[]): string[] {
  const onEveryPage = new Set(toPageLetters(languages))
  const all = [...latinOfNames, ...(languages.includes('ru') ? cyrillicOfNames : [])]
  return all.filter((letter) => !onEveryPage.has(letter))
}

/** What share pictures in these languages are set with: Thai in consonants with all that may stand on them. */
export const toPictureLetters = (languages: readonly Language[]): string[] =>
  unique([
    ...latinLetters,
    ...latinOfNames,
    ...latinOfPictures,
    ...(languages.includes('ru') ? cyrillicOfPictures : []),
    ...languages.flatMap((language) => (language === 'th' ? thaiClusters() : ownLetters[language])),
  ])

/** Every letter that stands by itself, and every consonant with the marks that may stand on and under it, at most two
 *  of them, and with ำ. */
function thaiClusters(): string[] {
  const single = [...range(0x0e01, 0x0e30), 'า', ...range(0x0e3f, 0x0e46), ...range(0x0e4f, 0x0e5b)]
  const consonants = range(0x0e01, 0x0e2e)
  const vowels = ['ั', 'ิ', 'ี', 'ึ', 'ื', '็', 'ํ', 'ุ', 'ู', 'ฺ']
  const tones = ['่', '้', '๊', '๋', '์']
  const marks = [
    ...vowels,
    ...tones,
    'ำ',
    ...vowels.flatMap((vowel) => tones.map((tone) => vowel + tone)),
    ...tones.map((tone) => `${tone}ำ`),
  ]
  return [...single, ...consonants.flatMap((consonant) => marks.map((mark) => consonant + mark))]
}
