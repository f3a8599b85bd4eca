import { stemmers } from '../languages/stemmers.ts'
import { createLog } from '../log.ts'
import { foldText } from '../shared/fold-text.ts'
import { haveCompounds } from '../shared/languages/facts.ts'
import { allLocales, type Locale } from '../shared/locales.ts'

/** A possessive ending: «Miyazaki’s» is searched as «Miyazaki». */
const possessive = /'s(?!\p{Letter})/gu
const notOfWord = /[^\p{Letter}\p{Mark}\p{Number}]+/u

/** Characters of scripts that put no spaces between words. */
export const unspacedCharacters =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The words of a text between spaces, folded (`foldText`) and without punctuation. */
export const toSpacedWords = (text: string): string[] =>
  foldText(text).replace(possessive, '').split(notOfWord).filter(Boolean)

/** The words of a text; in scripts without spaces they are split by a dictionary. */
export const splitWords = (text: string): string[] =>
  toSpacedWords(text).flatMap((word) => (unspacedCharacters.test(word) ? toSegments(word) : word))

/** Creating a segmenter loads its dictionary, so each isolate has only one. It keeps no state of a text. */
let segmenter: Intl.Segmenter | undefined

export function toSegments(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A word, and its stems that differ from it. The index contains all of them, and all are searched for. */
export const withStem = (word: string): string[] => [...new Set([word, ...listStems(word)])]

/** Languages whose stemmer has failed in this isolate: the failure is logged once. */
const failed = new Set<Locale>()

/**
 * The stems of a word by the stemmers of the site's languages, each by itself: «циммера», «циммеру» → «циммер»,
 * `concerts` → `concert`. One that followed another would get words without the endings that it knows: a Russian stemmer
 * takes the «ы» of the Kazakh «алматыдагы». A stemmer that fails leaves the word as it is.
 *
 * @param locales absent: those of the site
 */
export const listStems = (word: string, locales: readonly Locale[] = allLocales): string[] =>
  locales.flatMap((locale) => {
    const stemmer = stemmers[locale]
    if (!stemmer?.letters.test(word)) return []
    try {
      return stemmer.stem(word)
    } catch (error) {
      if (!failed.has(locale)) createLog({ locale }).error('stemmer failed', { error })
      failed.add(locale)
      return []
    }
  })

/** The shortest stem of a word, for an engine that looks one up. */
export const toStem = (word: string, locales?: readonly Locale[]): string =>
  listStems(word, locales).reduce((shortest, stem) => (stem.length < shortest.length ? stem : shortest), word)

/**
 * Numbers of letters below which a word isn't treated as a compound, and an end isn't indexed: short words are rarely
 * compounds, and short ends occur in too many words.
 */
const minCompoundLength = 9
const minPartLength = 5

/**
 * Returns the ends of a long word, one of which is the last part of a compound: `oratorium` of `weihnachtsoratorium`.
 * A search matches the beginnings of these ends, so it also finds the parts in the middle of a compound.
 *
 * @param locales the languages of the site by default; the result is empty if none of them joins words
 */
export function listCompoundEnds(word: string, locales: readonly Locale[] = allLocales): string[] {
  const isCompound = word.length >= minCompoundLength && /^[a-z]+$/.test(word)
  if (!isCompound || !locales.some((locale) => haveCompounds[locale])) return []
  return Array.from({ length: word.length - minPartLength }, (_, at) => word.slice(at + 1))
}

/** The forms by which a name is found: the word, its stem, and the ends of both. */
export const toNameForms = (word: string): string[] => {
  const forms = withStem(word)
  return [...new Set([...forms, ...forms.flatMap((form) => listCompoundEnds(form))])]
}

/** All starts of a word that are long enough for a typo to be tolerated, without the whole word. */
export const listBeginnings = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - minForgivenLength) }, (_, more) =>
    word.slice(0, minForgivenLength + more),
  )

/** Meilisearch's default limits (`minWordSizeForTypos`), so that both engines tolerate the same typos. */
export const minForgivenLength = 5
export const minTwiceForgivenLength = 9

/** The number of wrong, missing or extra characters that are tolerated in a word. */
export function countForgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length < minForgivenLength) return 0
  return word.length < minTwiceForgivenLength ? 1 : 2
}

/** The word with each pair of neighbouring characters swapped: one typo of a person is two changes for an index. */
export const withSwappedLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  )
