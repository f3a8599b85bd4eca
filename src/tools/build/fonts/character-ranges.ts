import type { Language } from '../../../brand/languages.ts'

/** Returns the characters from one code point to another, both included. */
const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const digits = [...'0123456789']

/** Latin letters, digits, punctuation, and the signs of currencies in which tickets are sold. */
const latinLetters = [...range(0x20, 0x7e), ...'\u00a0\u202f ©«»\u00ad·×–—‘’“”„•…№₽€£₸฿֏₾₼₺−→←']
const cyrillicLetters = [...range(0x410, 0x44f), ...'ЁёЇїІіЄєҐґ']
const thaiLetters = [...range(0x0e01, 0x0e3a), ...range(0x0e3f, 0x0e5b)]

/** The characters of each language; a face that lacks one of them can't serve it. */
export const alphabets: Record<Language, string[]> = {
  ru: [...range(0x430, 0x44f), 'ё', ...range(0x410, 0x42f), 'Ё', ...digits],
  en: [...range(0x61, 0x7a), ...range(0x41, 0x5a), ...digits],
  th: [...range(0x0e01, 0x0e3a), ...range(0x0e40, 0x0e4d), ...digits],
}

const ownLetters: Record<Language, string[]> = { ru: cyrillicLetters, en: [], th: thaiLetters }

/** Latin characters of foreign names, such as «Dvořák», «Königsberg», «Đorđević», and other signs of Latin-1. */
const latinOfNames = [...range(0xa1, 0x17f), ...range(0x218, 0x21b)]
/** Cyrillic characters of foreign names, such as «Ђорђевић» and «Қазақконцерт». */
const cyrillicOfNames = [...range(0x402, 0x40f), ...range(0x452, 0x45f), ...range(0x492, 0x4ff)]

/**
 * Latin characters of other names, such as «Nguyễn», «Bùi Thị», «Əhmədov», «Ǧ». A page can fall back to a font of the
 * system; an image can't.
 */
const latinOfPictures = [
  ...'ƏəƠơƯưẞ',
  ...range(0x1cd, 0x1dc),
  ...range(0x1e6, 0x1e7),
  ...range(0x1ea0, 0x1ef9),
]
/**
 * Cyrillic characters of Serbian, Macedonian, Kazakh, Kyrgyz, Tatar, Bashkir, Chuvash, Yakut, Tajik, Ossetian and
 * Mongolian.
 */
const cyrillicOfPictures = [
  ...range(0x400, 0x45f),
  ...range(0x48a, 0x4ff),
  ...range(0x510, 0x513),
  ...range(0x524, 0x527),
]

const unique = (letters: readonly string[]) => [...new Set(letters)]

/** Returns the characters that any page in these languages may show; Latin letters and digits stand on all of them. */
export const toPageCharacters = (languages: readonly Language[]): string[] =>
  unique([...latinLetters, ...languages.flatMap((language) => ownLetters[language])])

/** Returns the characters that only some pages in these languages show. */
export function toNameCharacters(languages: readonly Language[]): string[] {
  const onEveryPage = new Set(toPageCharacters(languages))
  const all = [...latinOfNames, ...(languages.includes('ru') ? cyrillicOfNames : [])]
  return all.filter((letter) => !onEveryPage.has(letter))
}

/** Returns the characters of Open Graph images in these languages; in Thai, clusters of a consonant and its marks. */
export const toImageCharacters = (languages: readonly Language[]): string[] =>
  unique([
    ...latinLetters,
    ...latinOfNames,
    ...latinOfPictures,
    ...(languages.includes('ru') ? cyrillicOfPictures : []),
    ...languages.flatMap((language) => (language === 'th' ? thaiClusters() : ownLetters[language])),
  ])

/**
 * Returns every Thai character that stands alone, and every consonant with up to two marks above and below it, and with
 * ำ.
 */
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
