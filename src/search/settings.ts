import { type SearchIndex, searchAttributes, searchLimits } from '../shared/search.ts'
import { ownWords, passedOver, synonyms } from './vocabulary.ts'
import { minForgivenLength, minTwiceForgivenLength } from './words.ts'

/** The fields of a document in which an attribute's words stand (`documents.ts`). */
const attributeFields: {
  [Index in SearchIndex]: Record<(typeof searchAttributes)[Index][number], readonly string[]>
} = {
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
}

export const fieldsOf = (index: SearchIndex, attributes: readonly string[]): string[] =>
  Object.entries(attributeFields[index]).flatMap(([attribute, fields]) =>
    attributes.includes(attribute) ? fields : [],
  )

/** What `npm run search:sync` sets: what the site's own queries need. */
export interface IndexSettings {
  searchableAttributes: string[]
  filterableAttributes: string[]
  sortableAttributes: string[]
  /** Absent: the service's own. */
  rankingRules?: string[]
  typoTolerance: {
    enabled: boolean
    minWordSizeForTypos: { oneTypo: number; twoTypos: number }
  }
  synonyms: Record<string, string[]>
  stopWords: string[]
  pagination: { maxTotalHits: number }
}

const sortable: Partial<Record<SearchIndex, string[]>> = { concert: ['date'], post: ['publishedAt'] }

/**
 * The usual rules (https://www.meilisearch.com/docs/learn/relevancy/ranking_rules), and among them: where a word stands
 * says less than whether there are tickets; that it is mistyped, or isn't there, says more.
 */
const buyableFirst = ['words', 'typo', 'buyable:desc', 'proximity', 'attribute', 'sort', 'exactness']

const toSettings = (index: SearchIndex): IndexSettings => ({
  searchableAttributes: fieldsOf(index, searchAttributes[index]),
  // A concert that is over leaves by `endsAt`, whenever the documents were loaded.
  filterableAttributes: index === 'concert' ? ['endsAt', 'day'] : ['locale'],
  sortableAttributes: sortable[index] ?? [],
  ...(index === 'concert' ? { rankingRules: buyableFirst } : {}),
  typoTolerance: {
    enabled: index === 'concert' || index === 'program',
    minWordSizeForTypos: { oneTypo: minForgivenLength, twoTypos: minTwiceForgivenLength },
  },
  synonyms: index === 'concert' || index === 'program' ? synonyms : {},
  stopWords: [...new Set([...ownWords[index], ...passedOver[index]])].sort(),
  // As far as the site's own limits let a visitor go; Meilisearch's default is a thousand.
  pagination: { maxTotalHits: searchLimits.page * searchLimits.hitsPerPage },
})

export const indexSettings: Record<SearchIndex, IndexSettings> = {
  concert: toSettings('concert'),
  program: toSettings('program'),
  city: toSettings('city'),
  venue: toSettings('venue'),
  post: toSettings('post'),
}
