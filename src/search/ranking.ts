import type { SearchIndex, searchAttributes } from '../shared/search.ts'
import type { helpAttributes, StoredIndexName } from './engine.ts'
import { isRun, toSegmentWords } from './query-words.ts'
import { type Finder, readingsOf } from './readings.ts'
import type { Field, Match, TermKind, Word } from './terms.ts'

/**
 * An entry that may be found, with the ids of its terms, as `program:3`. A concert has those of its program, city and
 * venue.
 */
export interface RankCandidate {
  sources: string[]
}

export interface Ranked<C> {
  candidate: C
  /** Importance of the fields in which the words occur; the lowest is the best. */
  tier: number
  /** Relevance within a tier: how rare the words are, and how short the text is. */
  score: number
}

/** The fields of an attribute. A match in a lower tier outranks any number of others. */
interface Place {
  kinds: readonly TermKind[]
  fields: readonly Field[]
  tier: 0 | 1 | 2
}

const named = ['name', 'other', 'starts'] as const
/** Kinds in which a concert's words are: its program's, or its own if it has some. */
const evening = ['program', 'concert'] as const

const places: {
  [Index in SearchIndex]: Record<(typeof searchAttributes)[Index][number], Place>
} & { answer: Record<(typeof helpAttributes)[number], Place> } = {
  concert: {
    program: { kinds: evening, fields: named, tier: 0 },
    city: { kinds: ['city'], fields: named, tier: 0 },
    venue: { kinds: ['venue'], fields: named, tier: 1 },
    collection: { kinds: evening, fields: ['group'], tier: 1 },
    performers: { kinds: evening, fields: ['people'], tier: 1 },
    works: { kinds: evening, fields: ['works'], tier: 1 },
  },
  program: {
    name: { kinds: ['program'], fields: named, tier: 0 },
    collection: { kinds: ['program'], fields: ['group'], tier: 1 },
    performers: { kinds: ['program'], fields: ['people'], tier: 1 },
    works: { kinds: ['program'], fields: ['works'], tier: 1 },
    about: { kinds: ['program'], fields: ['text'], tier: 2 },
  },
  city: { name: { kinds: ['city'], fields: named, tier: 0 } },
  venue: {
    name: { kinds: ['venue'], fields: named, tier: 0 },
    city: { kinds: ['venue'], fields: ['group'], tier: 1 },
    address: { kinds: ['venue'], fields: ['text'], tier: 2 },
  },
  post: {
    title: { kinds: ['post'], fields: named, tier: 0 },
    summary: { kinds: ['post'], fields: ['text'], tier: 1 },
  },
  answer: {
    title: { kinds: ['answer'], fields: ['name'], tier: 0 },
    keywords: { kinds: ['answer'], fields: ['other'], tier: 0 },
    places: { kinds: ['answer'], fields: ['group'], tier: 0 },
    body: { kinds: ['answer'], fields: ['text'], tier: 2 },
  },
}

/**
 * Indexes in which typos are tolerated. Program names are foreign and long; in city names typos would find other
 * cities.
 */
const forgivesTypos: Record<StoredIndexName, boolean> = {
  concert: true,
  program: true,
  city: false,
  venue: false,
  post: false,
  answer: true,
}

type Standing = Pick<Ranked<unknown>, 'tier' | 'score'>
type Found = Map<string, Standing>

/**
 * Ranks the candidates that contain all wanted words, in no order yet. A typo is tolerated only in a word that no
 * entry contains as typed: a search for Tomsk must not find Omsk.
 *
 * @param attributes searches only these attributes, if given
 */
export function rank<C extends RankCandidate>(
  find: Finder,
  index: StoredIndexName,
  wanted: readonly Word[],
  candidates: readonly C[],
  attributes?: readonly string[],
): Ranked<C>[] {
  const searched = Object.entries<Place>(places[index])
    .filter(([attribute]) => !attributes || attributes.includes(attribute))
    .map(([, place]) => place)
  const isInOne = (found: Found[]) => candidates.some((candidate) => standOf(candidate, found))
  const looked = lookUp(find, index, wanted, { searched, isInOne })
  return candidates.flatMap((candidate) => {
    const standing = standOf(candidate, looked)
    return standing ? [{ candidate, ...standing }] : []
  })
}

/**
 * Looks up each word: its first reading that finds something. Two words that the index contains as one are looked up
 * together. Pieces of a word count where one candidate has all of them: `mia|zaki` is more likely a typo.
 */
function lookUp(
  find: Finder,
  index: StoredIndexName,
  wanted: readonly Word[],
  { searched, isInOne }: { searched: Place[]; isInOne: (found: Found[]) => boolean },
): Found[] {
  const foundOf = (word: Word) => toFound(find.exact(word), searched)
  const mistyped = (word: Word) =>
    (isRun(word) ? toSegmentWords(word) : [word]).map((each) => {
      const found = foundOf(each)
      return found.size > 0 || !forgivesTypos[index] ? found : toFound(find.mistyped(each), searched)
    })
  const looked: Found[] = []
  for (let at = 0; at < wanted.length; at++) {
    const word = wanted[at]
    if (!word) continue
    const exact = firstFound(readingsOf.asTyped(find, index, word), foundOf)
    const next = wanted[at + 1]
    const joined = exact || !next ? undefined : foundOf(joinWords(word, next))
    if (exact) looked.push(...exact)
    else if (joined && joined.size > 0) {
      looked.push(joined)
      at += 1
    } else {
      const glued = firstFound(readingsOf.glued(find, index, word), foundOf)
      looked.push(...(glued && isInOne(glued) ? glued : mistyped(word)))
    }
  }
  return looked
}

/** Joins two words, as `cyber` and `punk` may be one. */
const joinWords = (one: Word, next: Word): Word => ({
  text: `${one.text}${next.text}`,
  isPrefix: next.isPrefix,
})

function firstFound(readings: Iterable<Word[]>, foundOf: (word: Word) => Found): Found[] | undefined {
  for (const words of readings) {
    const found = words.map(foundOf)
    if (found.every(({ size }) => size > 0)) return found
  }
  return undefined
}

function toFound(matches: readonly Match[], searched: readonly Place[]): Found {
  return new Map(
    matches.flatMap(({ kind, source, found, score }) => {
      const tiers = searched
        .filter((place) => place.kinds.includes(kind))
        .flatMap(({ fields, tier }) =>
          found
            .filter(({ field }) => fields.includes(field))
            // The start of a longer word counts for less than the whole word in the same field.
            .map(({ isWhole }) => 2 * tier + (isWhole ? 0 : 1)),
        )
      return tiers.length > 0 ? [[source, { tier: Math.min(...tiers), score }] as const] : []
    }),
  )
}

/** Adds up the ranks of all words, each in its best source. */
function standOf({ sources }: RankCandidate, words: Found[]): Standing | undefined {
  let total: Standing = { tier: 0, score: 0 }
  for (const found of words) {
    const standing = best(sources.map((source) => found.get(source)))
    if (!standing) return undefined
    total = { tier: total.tier + standing.tier, score: total.score + standing.score }
  }
  return total
}

const best = (standings: (Standing | undefined)[]): Standing | undefined =>
  standings
    .filter((standing) => standing !== undefined)
    .sort((one, other) => one.tier - other.tier || other.score - one.score)[0]
