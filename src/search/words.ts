import { toComparable } from '../city/choose-city.ts'
import { foldText } from '../shared/fold-text.ts'

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

/** A word, and its stem where it differs. The index contains both, and both are searched for. */
export function withStem(word: string): string[] {
  const stem = toStem(word)
  return stem === word ? [word] : [word, stem]
}

/**
 * The stem of a word: «циммера», «циммеру» → «циммер», `concerts` → `concert`. Only endings of case and number are
 * removed, so that different names stay different.
 */
export function toStem(word: string): string {
  if (/^[а-я]+$/.test(word)) return withoutRussianEnding(word)
  if (/^[a-z]+$/.test(word)) return withoutEnglishPlural(word)
  return word
}

/**
 * The light stemmer of Dolamic and Savoy («Indexing and searching strategies for the Russian language», 2009), which
 * search engines use. A full stemmer would need ten times the code, and would find «морской» for «море».
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

/** Harman's rules («How effective is suffixing?», 1991), which remove plurals only. */
function withoutEnglishPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[aeu]ies$|[aeo]es$|[us]s$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** All starts of a word that are long enough for a typo to be tolerated, without the whole word. */
export const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - minForgivenLength) }, (_, more) =>
    word.slice(0, minForgivenLength + more),
  )

/** Meilisearch's default limits (`minWordSizeForTypos`), so that both engines tolerate the same typos. */
export const minForgivenLength = 5
export const minTwiceForgivenLength = 9

/** The number of wrong, missing or extra characters that are tolerated in a word. */
export function forgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length < minForgivenLength) return 0
  return word.length < minTwiceForgivenLength ? 1 : 2
}

/** The word with each pair of neighbouring characters swapped: one typo of a person is two changes for an index. */
export const withSwappedLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  )
