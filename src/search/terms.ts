import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { type Catalogue, helpTextsOf } from './catalogue/entries.ts'
import { groupRuns, type StoredRun, toRuns } from './runs.ts'
import { beginningsOf, forgivenTypos, splitWords, withStem, withSwappedLetters } from './words.ts'

/** What words are looked up in. Concerts have no words of their own: they are found through these. */
const kinds = ['program', 'city', 'venue', 'post', 'answer'] as const
export type TermKind = (typeof kinds)[number]

export function termKindOf(source: string): TermKind | undefined {
  return kinds.find((each) => source.startsWith(`${each}:`))
}

/**
 * - `name`, `other`: what it is called in this language and in the others
 * - `group`: collections of a program, city of a venue, place of an answer
 * - `starts`: beginnings of its names, so that a typo is forgiven in an unfinished word
 */
const fields = ['name', 'other', 'group', 'people', 'works', 'text', 'starts'] as const
export type Field = (typeof fields)[number]

type TermDocument = { id: string } & { [Name in Field]?: string }
type TermTexts = { id: string } & { [Name in Exclude<Field, 'starts'>]?: readonly string[] }
export type Terms = MiniSearch<TermDocument>
export type StoredTerms = AsPlainObject

const options: Options<TermDocument> = {
  fields: [...fields],
  tokenize: splitWords,
  processTerm: (word, field) => (field === 'starts' ? word : withStem(word)),
  searchOptions: {
    boost: { name: 4, other: 3, group: 2 },
    // A query is taken apart before it comes here: what is searched is one word as it stands.
    tokenize: (word) => [word],
    processTerm: (word) => word,
  },
}

/** The words of everything in a catalogue that has any. */
function toTermDocuments(catalogue: Catalogue): TermTexts[] {
  const cityWords = new Map(catalogue.cities.map((city) => [city.slug, [city.name, ...city.otherNames]]))
  return [
    ...catalogue.programs.map((program, at) => ({
      id: sourceOf('program', at),
      name: [program.name],
      other: program.otherNames,
      group: program.collections,
      people: program.people,
      works: program.works,
      text: [program.about ?? ''],
    })),
    ...catalogue.cities.map((city, at) => ({
      id: sourceOf('city', at),
      name: [city.name],
      other: city.otherNames,
    })),
    ...catalogue.venues.map((venue, at) => ({
      id: sourceOf('venue', at),
      name: [venue.name],
      other: venue.otherNames,
      group: cityWords.get(venue.city ?? '') ?? [],
      text: [venue.address ?? ''],
    })),
    ...catalogue.posts.map((post, at) => ({
      id: sourceOf('post', at),
      name: [post.title],
      other: post.otherTitles,
      text: [post.summary ?? ''],
    })),
    ...catalogue.help.map(helpTextsOf).map(({ titles, keywords, places, body }, at) => ({
      id: sourceOf('answer', at),
      name: titles,
      other: keywords,
      group: places,
      text: [body],
    })),
  ]
}

/** Makes the index of everything in a catalogue that has words. */
export function makeTerms(catalogue: Catalogue): { terms: StoredTerms; runs: StoredRun[] } {
  const documents = toTermDocuments(catalogue)
  const terms: Terms = new MiniSearch(options)
  terms.addAll(documents.map(toTermDocument))
  return { terms: terms.toJSON(), runs: groupRuns(documents.flatMap(runsOf)) }
}

function toTermDocument({ id, ...texts }: TermTexts): TermDocument {
  const joined = Object.fromEntries(Object.entries(texts).map(([field, list]) => [field, list.join('\n')]))
  return { id, ...joined, ...(hasStarts(id) ? { starts: startsOf(texts) } : {}) }
}

/** A typo in an unfinished word is forgiven in names of programs and cities, so that the index stays small. */
const hasStarts = (id: string) => id.startsWith('program:') || id.startsWith('city:')

const startsOf = ({ name = [], other = [] }: Omit<TermTexts, 'id'>): string =>
  splitWords([...name, ...other].join('\n'))
    .flatMap(beginningsOf)
    .join(' ')

/** Sentences are searched by their words; here are names. */
const runsOf = ({ id, text: _, ...names }: TermTexts) =>
  fields.flatMap((field) =>
    field === 'text' || field === 'starts' ? [] : toRuns(id, field, names[field] ?? []),
  )

export const loadTerms = (stored: StoredTerms): Terms => MiniSearch.loadJS(stored, options)

/** Names the entry at a place of the catalogue's list of its kind. */
export const sourceOf = (kind: TermKind, at: number) => `${kind}:${at}`

export interface Word {
  text: string
  /** The last word may be unfinished. */
  isPrefix: boolean
}

/** Something that has a word. */
export interface Match {
  kind: TermKind
  /** Which entry, as `sourceOf` names it. */
  source: string
  /** Where it has the word, and whether that is more than its beginning. */
  found: { field: Field; isWhole: boolean }[]
  score: number
}

const typed = fields.filter((field) => field !== 'starts')

/** What has the word as it was typed, with any ending. */
export function findWord(terms: Terms, { text, isPrefix }: Word): Match[] {
  const [, ...stem] = withStem(text)
  const results = terms.search({
    combineWith: 'OR',
    fields: typed,
    queries: [{ queries: [text], prefix: isPrefix }, ...stem],
  })
  return toMatches(results, [text, ...stem])
}

/** What has a word that is a typo away, else two. Short words are believed. */
export function findMistyped(terms: Terms, { text, isPrefix }: Word): Match[] {
  const searched = isPrefix ? [...fields] : typed
  const forms = withStem(text)
  for (let fuzzy = 1; fuzzy <= forgivenTypos(text); fuzzy++) {
    const results = terms.search({
      combineWith: 'OR',
      fields: searched,
      queries: [{ queries: forms, fuzzy }, ...(fuzzy === 1 ? withSwappedLetters(text) : [])],
    })
    if (results.length > 0) return toMatches(results, [])
  }
  return []
}

function toMatches(results: ReturnType<Terms['search']>, whole: string[]): Match[] {
  return results.flatMap(({ id, match, score }) => {
    const source = String(id)
    const kind = termKindOf(source)
    if (!kind) return []
    const found = Object.entries(match).flatMap(([term, inFields]) =>
      // Their names are those of `options`.
      inFields.map((field) => ({ field: field as Field, isWhole: whole.includes(term) })),
    )
    return [{ kind, source, found, score }]
  })
}
