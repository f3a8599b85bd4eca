import { foldText } from '../shared/fold-text.ts'
import { type SearchIndex, searchAttributes, searchLimits } from '../shared/search.ts'
import { helpAttributes, type StoredIndexName } from './engine.ts'
import { toQueryWords } from './service-words.ts'
import { ignoredWords, synonyms, wordsForIndex } from './vocabulary.ts'
import { minForgivenLength, minTwiceForgivenLength, withStem } from './words.ts'

/** The fields of a document that belong to each attribute (`documents.ts`). */
const attributeFields: {
  [Index in SearchIndex]: Record<(typeof searchAttributes)[Index][number], readonly string[]>
} & { answer: Record<(typeof helpAttributes)[number], readonly string[]> } = {
  concert: {
    program: ['programNames'],
    city: ['cityNames'],
    venue: ['venueNames'],
    collection: ['collections'],
    performers: ['people'],
    works: ['works'],
  },
  program: {
    name: ['nameWords', 'otherNames'],
    collection: ['collections'],
    performers: ['people'],
    works: ['works'],
    about: ['aboutWords'],
  },
  city: { name: ['nameWords', 'otherNames'] },
  venue: { name: ['nameWords', 'otherNames'], city: ['cityNames'], address: ['addressWords'] },
  post: { title: ['titleWords', 'otherTitles'], summary: ['summaryWords'] },
  answer: { title: ['titleWords'], keywords: ['keywords'], places: ['placeNames'], body: ['bodyWords'] },
}

/** Field with names in scripts without spaces as single characters. It is searched by phrases only. */
export const charactersField = 'letters'

const attributesOf = (index: StoredIndexName): readonly string[] =>
  index === 'answer' ? helpAttributes : searchAttributes[index]

/** @param attributes absent: all */
export const listSearchedFields = (
  index: StoredIndexName,
  attributes: readonly string[] = attributesOf(index),
): string[] =>
  Object.entries(attributeFields[index]).flatMap(([attribute, fields]) =>
    attributes.includes(attribute) ? fields : [],
  )

/** The settings of a Meilisearch index that `npm run search:sync` writes. */
export interface IndexSettings {
  searchableAttributes: string[]
  filterableAttributes: string[]
  sortableAttributes: string[]
  /** Ranking rules; if absent, Meilisearch's default. */
  rankingRules?: string[]
  typoTolerance: {
    enabled: boolean
    minWordSizeForTypos: { oneTypo: number; twoTypos: number }
  }
  synonyms: Record<string, string[]>
  stopWords: string[]
  pagination: { maxTotalHits: number }
}

const sortable: Partial<Record<StoredIndexName, string[]>> = { concert: ['date'], post: ['publishedAt'] }

/**
 * Meilisearch's default ranking rules (https://www.meilisearch.com/docs/learn/relevancy/ranking_rules) with `buyable`
 * added: tickets count for more than the field in which a word occurs, and for less than typos and missing words.
 */
const buyableFirst = ['words', 'typo', 'buyable:desc', 'proximity', 'attribute', 'sort', 'exactness']

/** Ranking rules of help entries: after the matching field comes the kind, questions before venues. */
const byKind = ['words', 'typo', 'attribute', 'order:asc', 'proximity', 'sort', 'exactness']

/** Concerts are filtered by `endsAt`, so that past ones disappear however old the documents are. */
const filterable: Partial<Record<StoredIndexName, string[]>> = {
  concert: ['endsAt', 'day'],
  answer: ['locale', 'kind'],
}
const rankings: Partial<Record<StoredIndexName, string[]>> = { concert: buyableFirst, answer: byKind }
const forgivesTypos: readonly StoredIndexName[] = ['concert', 'program', 'answer']
const hasSynonyms: readonly StoredIndexName[] = ['concert', 'program']

/** Synonyms as queries contain them: each phrase with the others of its group. */
const askedSynonyms = Object.fromEntries(
  Object.entries(synonyms).map(([phrase, others]) => [toQueryWords(phrase), others.map(toQueryWords)]),
)

const toSettings = (index: StoredIndexName): IndexSettings => ({
  searchableAttributes: [...listSearchedFields(index), charactersField],
  filterableAttributes: filterable[index] ?? ['locale'],
  sortableAttributes: sortable[index] ?? [],
  ...(rankings[index] ? { rankingRules: rankings[index] } : {}),
  typoTolerance: {
    enabled: forgivesTypos.includes(index),
    minWordSizeForTypos: { oneTypo: minForgivenLength, twoTypos: minTwiceForgivenLength },
  },
  synonyms: hasSynonyms.includes(index) ? askedSynonyms : {},
  stopWords: [
    ...new Set([...wordsForIndex[index], ...ignoredWords[index]].flatMap((word) => withStem(foldText(word)))),
  ].sort(),
  // The last result that the site's own limits let visitors reach; Meilisearch's default is a thousand.
  pagination: { maxTotalHits: searchLimits.page * searchLimits.hitsPerPage },
})

export const indexSettings: Record<StoredIndexName, IndexSettings> = {
  concert: toSettings('concert'),
  program: toSettings('program'),
  city: toSettings('city'),
  venue: toSettings('venue'),
  post: toSettings('post'),
  answer: toSettings('answer'),
}
