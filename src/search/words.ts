import { toComparable } from '../city/choose-city.ts'
import { foldText } from '../shared/fold-text.ts'

/** «Miyazaki’s» is Miyazaki. */
const possessive = /'s(?!\p{Letter})/gu
const notOfWord = /[^\p{Letter}\p{Mark}\p{Number}]+/u

/** Scripts that put no spaces between words. */
export const unspacedLetters =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The words of a text as they are compared (`foldText`), without punctuation, as spaces part them. */
export const toSpacedWords = (text: string): string[] =>
  foldText(text).replace(possessive, '').split(notOfWord).filter(Boolean)

/** The same, each run of a script without spaces parted where the segmenter's dictionary finds words. */
export const splitWords = (text: string): string[] =>
  toSpacedWords(text).flatMap((word) => (unspacedLetters.test(word) ? toSegments(word) : word))

/** Making a segmenter loads its dictionary, so there is one for the isolate. It keeps nothing of a text. */
let segmenter: Intl.Segmenter | undefined

export function toSegments(text: string): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The word, and its stem where that differs: both are terms of the index, and both are looked for. */
export function withStem(word: string): string[] {
  const stem = toStem(word)
  return stem === word ? [word] : [word, stem]
}

/**
 * The word without its ending: «циммера», «циммеру» → «циммер», `concerts` → `concert`. Only endings of case
 * and number go, never parts that make other words, so that names stay apart.
 */
export function toStem(word: string): string {
  if (/^[а-я]+$/.test(word)) return withoutRussianEnding(word)
  if (/^[a-z]+$/.test(word)) return withoutEnglishPlural(word)
  return word
}

/**
 * The light stemmer of Dolamic and Savoy («Indexing and searching strategies for the Russian language», 2009),
 * as search engines have it. A stemmer that also takes verbs and suffixes apart would be ten times the code
 * and find «морской» under «море».
 */
const russianEndings: { longerThan: number; endings: string[] }[] = [
  { longerThan: 6, endings: ['иями', 'оями'] },
  {
    longerThan: 5,
    endings: 'иям иях оях ями оям ами его ему ими ого ому ыми оев'.split(' '),
  },
  {
    longerThan: 4,
    endings:
      'ая яя ях юю ах ею их ия ию ою ую ям ых ея ам ем ей ев ий им ое ой ом ов ые ый ым ми ие ее ью'.split(
        ' ',
      ),
  },
  { longerThan: 3, endings: 'а е и о у й ы я ь ю'.split(' ') },
].map(({ longerThan, endings }) => ({ longerThan, endings: endings.map(toComparable) }))

function withoutRussianEnding(word: string): string {
  for (const { longerThan, endings } of russianEndings) {
    const ending = word.length > longerThan && endings.find((each) => word.endsWith(each))
    if (ending) return word.slice(0, -ending.length)
  }
  return word
}

/** Harman's rules («How effective is suffixing?», 1991): they touch nothing but plurals. */
function withoutEnglishPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[aeu]ies$|[aeo]es$|[us]s$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Every beginning of a word that is long enough for a typo to be forgiven in it, the word left out. */
export const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - minForgivenLength) }, (_, more) =>
    word.slice(0, minForgivenLength + more),
  )

/** Meilisearch's own limits (`minWordSizeForTypos`), so that both adapters forgive the same. */
export const minForgivenLength = 5
export const minTwiceForgivenLength = 9

/** How many wrong, missing or extra letters are forgiven in a word. */
export function forgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length < minForgivenLength) return 0
  return word.length < minTwiceForgivenLength ? 1 : 2
}

/** The word with each pair of neighbours swapped: one typo for a person, two changes for an index. */
export const withSwappedLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  )
