import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { type Catalogue, type EveningWords, listHelpTexts } from './catalogue/entries.ts'
import { groupRuns, type StoredRun, toRuns } from './runs.ts'
import {
  countForgivenTypos,
  listBeginnings,
  splitWords,
  toNameForms,
  withStem,
  withSwappedLetters,
} from './words.ts'

/**
 * Kinds of entries with words of their own. Most concerts have none and are found by their program, city and venue; those
 * with a title, a cast or works of their own have them instead of their program's.
 */
const kinds = ['concert', 'program', 'city', 'venue', 'post', 'answer'] as const
export type TermKind = (typeof kinds)[number]

export function readTermKind(source: string): TermKind | undefined {
  return kinds.find((each) => source.startsWith(`${each}:`))
}

/**
 * Fields of an entry's words:
 * - `name`, `other`: its names in this language and in the others
 * - `group`: collections of a program, city of a venue, place of a help entry
 * - `starts`: starts of its names, so that a typo is tolerated in an unfinished word
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
  processTerm: toTerms,
  searchOptions: {
    boost: { name: 4, other: 3, group: 2 },
    // A query is split into words before it reaches MiniSearch, so each search is for one word.
    tokenize: (word) => [word],
    processTerm: (word) => word,
  },
}

/**
 * Makes the terms of a word. Ends of compounds are indexed for names only: sentences have many long words, and each
 * long word has several ends.
 */
function toTerms(word: string, field?: string): string | string[] {
  if (field === 'starts') return word
  return field === 'text' ? withStem(word) : toNameForms(word)
}

/** Words of all entries of a catalogue. */
function toTermDocuments(catalogue: Catalogue): TermTexts[] {
  const cityWords = new Map(catalogue.cities.map((city) => [city.slug, [city.name, ...city.otherNames]]))
  return [
    ...catalogue.concerts.flatMap(({ words }, at) =>
      words ? [{ id: sourceOf('concert', at), ...toProgramTexts(words) }] : [],
    ),
    ...catalogue.programs.map((program, at) => ({
      id: sourceOf('program', at),
      ...toProgramTexts(program),
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
    ...catalogue.help.map(listHelpTexts).map(({ titles, keywords, places, body }, at) => ({
      id: sourceOf('answer', at),
      name: titles,
      other: keywords,
      group: places,
      text: [body],
    })),
  ]
}

const toProgramTexts = ({ name, otherNames, collections, people, works }: EveningWords) => ({
  name: [name],
  other: otherNames,
  group: collections,
  people,
  works,
})

/** Builds the index of a catalogue. */
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

/** Typos in unfinished words are tolerated in names of programs and cities only, to keep the index small. */
const hasStarts = (id: string) => ['program:', 'concert:', 'city:'].some((kind) => id.startsWith(kind))

const startsOf = ({ name = [], other = [] }: Omit<TermTexts, 'id'>): string =>
  splitWords([...name, ...other].join('\n'))
    .flatMap(listBeginnings)
    .join(' ')

/** Names are searched by their runs of characters, sentences by their words. */
const runsOf = ({ id, text: _, ...names }: TermTexts) =>
  fields.flatMap((field) =>
    field === 'text' || field === 'starts' ? [] : toRuns(id, field, names[field] ?? []),
  )

export const loadTerms = (stored: StoredTerms): Terms => MiniSearch.loadJS(stored, options)

/** The id of an entry's terms, by its kind and its position in the catalogue. */
export const sourceOf = (kind: TermKind, at: number) => `${kind}:${at}`

export interface Word {
  text: string
  /** Whether the word may be unfinished, as the last one may. */
  isPrefix: boolean
}

/** An entry that contains a word. */
export interface Match {
  kind: TermKind
  /** The id of the entry's terms (`sourceOf`). */
  source: string
  /** The fields that contain the word, and whether they contain all of it or only its start. */
  found: { field: Field; isWhole: boolean }[]
  score: number
}

const typed = fields.filter((field) => field !== 'starts')

/** Finds entries with the word as it was typed, with any ending. */
export function findWord(terms: Terms, { text, isPrefix }: Word): Match[] {
  const [, ...stem] = withStem(text)
  const results = terms.search({
    combineWith: 'OR',
    fields: typed,
    queries: [{ queries: [text], prefix: isPrefix }, ...stem],
  })
  return toMatches(results, [text, ...stem])
}

/** Finds entries with a word that differs by one typo, otherwise by two. Short words must match exactly. */
export function findMistyped(terms: Terms, { text, isPrefix }: Word): Match[] {
  const searched = isPrefix ? [...fields] : typed
  const forms = withStem(text)
  for (let fuzzy = 1; fuzzy <= countForgivenTypos(text); fuzzy++) {
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
    const kind = readTermKind(source)
    if (!kind) return []
    const found = Object.entries(match).flatMap(([term, inFields]) =>
      // MiniSearch returns field names as strings; they are those in `options`.
      inFields.map((field) => ({ field: field as Field, isWhole: whole.includes(term) })),
    )
    return [{ kind, source, found, score }]
  })
}
