import type { Language } from '../../../brand/languages.ts'
import { lettersOf } from '../../../shared/languages/facts.ts'

/** Returns the characters from one code point to another, both included. */
const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** Latin letters, digits, punctuation, and the currency signs of ticket prices. */
const latinLetters = [...range(0x20, 0x7e), ...'\u00a0\u202f ©«»\u00ad·×–—‘’“”„•…№₽€£₸฿֏₾₼₺−→←']

/** Returns the characters that a font must have to be used for a language. */
export const listAlphabet = (language: Language): string[] => [...lettersOf[language].alphabet]

/** Latin characters of foreign names, such as «Dvořák», «Königsberg», «Đorđević», and other signs of Latin-1. */
const latinOfNames = [...range(0xa1, 0x17f), ...range(0x218, 0x21b)]

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

const unique = (letters: readonly string[]) => [...new Set(letters)]

/** Returns the characters that any page in these languages may show; Latin letters and digits stand on all of them. */
export const toPageCharacters = (languages: readonly Language[]): string[] =>
  unique([...latinLetters, ...languages.flatMap((language) => [...lettersOf[language].ofPages])])

/** Returns the characters that only some pages in these languages show. */
export function toNameCharacters(languages: readonly Language[]): string[] {
  const onEveryPage = new Set(toPageCharacters(languages))
  const all = [...latinOfNames, ...languages.flatMap((language) => [...lettersOf[language].ofNames])]
  return all.filter((letter) => !onEveryPage.has(letter))
}

/**
 * Returns the characters of Open Graph images in these languages. For a script that stacks marks on consonants, as
 * Thai, each combination of them is one entry.
 */
export const toImageCharacters = (languages: readonly Language[]): string[] =>
  unique([
    ...latinLetters,
    ...latinOfNames,
    ...latinOfPictures,
    ...languages.flatMap((language) => lettersOf[language].ofPictures),
  ])
