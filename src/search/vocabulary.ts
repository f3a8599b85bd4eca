import { synonyms as synonymsOfBrand } from '../brand/chosen.ts'
import { foldText } from '../shared/fold-text.ts'
import type { SmallWords } from '../shared/languages/define-language.ts'
import { smallWords as smallWordsOf } from '../shared/languages/facts.ts'
import { allLocales } from '../shared/locales.ts'
import type { StoredIndexName } from './engine.ts'
import { splitWords, withStem } from './words.ts'

/**
 * Phrases with the same meaning, for concerts and programs. They are added to the words of the entries that they name,
 * so that they also match while being typed. `npm run search:sync` sends them to Meilisearch as synonyms.
 */
export const synonymGroups: readonly (readonly string[])[] = synonymsOfBrand

/** Synonyms for Meilisearch's setting: each phrase, with the other phrases of its group. */
export const synonyms: Record<string, string[]> = Object.fromEntries(
  synonymGroups.flatMap((group) =>
    group.map((phrase) => [phrase, group.filter((other) => other !== phrase)] as const),
  ),
)

/** Finds other names of a program or work that has one of these texts as a name. */
export function findAliases(texts: readonly string[]): string[] {
  const spoken = texts.map(toSpoken)
  return synonymGroups
    .filter((group) => group.map(toSpoken).some((phrase) => spoken.some((text) => text.includes(phrase))))
    .flat()
}

/** Adds a space around each word, so that only whole words match. */
const toSpoken = (text: string) => ` ${splitWords(text).join(' ')} `

/** The folded words of one kind in the languages of the site. */
const wordsOfKind = (kind: keyof SmallWords): string[] => [
  ...new Set(
    allLocales.flatMap((locale) => smallWordsOf[locale][kind].split(' ').map((word) => foldText(word))),
  ),
]

const smallWords = wordsOfKind('small')
const concertWords = wordsOfKind('concert').flatMap(withStem)
const buyingWords = wordsOfKind('buying').flatMap(withStem)

/** Words that visitors use for a whole index, as «city», and their stems: they fit each of its entries, so they filter nothing. */
export const wordsForIndex: Record<StoredIndexName, readonly string[]> = {
  concert: [...concertWords, ...buyingWords],
  program: wordsOfKind('program').flatMap(withStem),
  city: wordsOfKind('city').flatMap(withStem),
  venue: wordsOfKind('venue').flatMap(withStem),
  post: wordsOfKind('post').flatMap(withStem),
  answer: [],
}

/** Words for votes. They find votes among the news, even if a vote's title doesn't contain them. */
export const voteWords: readonly string[] = wordsOfKind('vote')

/** Words that are ignored in each index: «концерты в Казани» also finds programs and cities. */
export const ignoredWords: Record<StoredIndexName, readonly string[]> = {
  concert: smallWords,
  program: [...smallWords, ...concertWords, ...buyingWords],
  city: [...smallWords, ...concertWords, ...buyingWords],
  venue: [...smallWords, ...concertWords, ...buyingWords],
  post: smallWords,
  answer: [...smallWords, ...wordsOfKind('questions'), ...concertWords],
}
