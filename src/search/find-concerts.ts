import type { NamedPlaces } from '../content/concerts/choose-concerts.ts'
import type { Locale } from '../shared/locales.ts'
import { type SearchIndex, type SearchPeriod, searchLimits } from '../shared/search.ts'
import type { SearchEngine } from './engine.ts'
import { isVocabulary } from './query-words.ts'
import { type CheckedQuery, toTyped } from './request.ts'
import { listOtherSpellings, readDate, type SearchContext, toPeriod, toQueries } from './search-texts.ts'
import { toSpacedWords } from './words.ts'

/** The concerts that words filter a list by: the same that a search finds. */
export interface FoundConcerts {
  slugs: ReadonlySet<string>
  /** The days that the words name. */
  period?: SearchPeriod
  /** The alternative text that was searched for, in another keyboard layout or script. */
  instead?: string
}

/** Finds concerts for a text. @returns `undefined` where nothing was typed @throws what the engine throws */
export async function findConcerts(
  engine: SearchEngine,
  typed: string,
  locale: Locale,
  deps: SearchContext,
): Promise<FoundConcerts | undefined> {
  const text = toTyped(typed)
  if (!text) return undefined
  const list = (texts: readonly string[]) =>
    engine.listSlugs({
      locale,
      queries: texts.flatMap((each) =>
        toQueries([toQuery('concert', each, locale)], each, readDate(each, deps)),
      ),
    })
  const found = (slugs: readonly string[], taken: string): FoundConcerts => {
    const period = toPeriod(readDate(taken, deps), locale, deps)
    return {
      slugs: new Set(slugs),
      ...(period ? { period } : {}),
      ...(taken === text ? {} : { instead: taken }),
    }
  }
  // As in `answerTypedSearch`: the words behind a comma may be the country of a city.
  const named = text.includes(',') ? await deps.renameCity?.(text, locale) : undefined
  const [slugs = []] = await list([named ?? text])
  if (slugs.length > 0) return found(slugs, named ?? text)
  const others = listOtherSpellings(text, deps)
  const inOthers = others.length > 0 ? await list(others) : []
  const at = inOthers.findIndex((each) => each.length > 0)
  const taken = others[at]
  if (taken !== undefined) return found(inOthers[at] ?? [], taken)
  const renamed = await deps.renameCity?.(text, locale)
  const [ofCity = []] = renamed === undefined ? [] : await list([renamed])
  return ofCity.length > 0 ? found(ofCity, renamed ?? text) : found([], text)
}

/**
 * Finds the programs, cities and venues that each word of a text names. Past concerts aren't in the search index, so
 * this is how a list of them is filtered.
 *
 * @returns `undefined` where a word names none of them; an empty list for words that filter nothing
 * @throws what the engine throws
 */
export async function findPlaces(
  engine: SearchEngine,
  typed: string,
  locale: Locale,
  deps: SearchContext,
): Promise<NamedPlaces[] | undefined> {
  const text = toTyped(typed)
  for (const each of [text, ...listOtherSpellings(text, deps)]) {
    const places = await placesOf(engine, each, locale)
    if (places) return places
  }
  const renamed = await deps.renameCity?.(text, locale)
  return renamed === undefined ? undefined : placesOf(engine, renamed, locale)
}

const placeIndexes = ['program', 'city', 'venue'] as const satisfies SearchIndex[]

async function placesOf(
  engine: SearchEngine,
  text: string,
  locale: Locale,
): Promise<NamedPlaces[] | undefined> {
  // Words such as «concert» fit every concert, so they filter nothing.
  const words = toSpacedWords(text)
    .filter((word) => !isVocabulary('concert', word))
    .slice(0, searchLimits.words)
  const queries = words.flatMap((word) => placeIndexes.map((index) => toQuery(index, word, locale)))
  const slugs = queries.length > 0 ? await engine.listSlugs({ locale, queries }) : []
  const places = words.map((_, at) => {
    const [programs = [], cities = [], venues = []] = slugs.slice(3 * at, 3 * at + 3)
    return { programs, cities, venues }
  })
  const isNamed = places.every((each) => Object.values(each).some(({ length }) => length > 0))
  return isNamed ? places : undefined
}

const toQuery = (indexUid: SearchIndex, q: string, locale: Locale): CheckedQuery => ({
  indexUid,
  q,
  locale,
  hitsPerPage: 1,
  page: 1,
  matchingStrategy: 'all',
})
