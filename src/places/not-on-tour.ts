import type { ContentService } from '../content/content-service.ts'
import { readCities } from '../content/places/readers.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchAnswer, SearchIndex, SearchPlace } from '../shared/search.ts'
import type { PlaceService } from './create-place-service.ts'
import type { FoundPlace } from './find-places.ts'
import { findTourCity, listPossibleNames, minNameLengthInText } from './tour-city.ts'
import { sayWhere } from './world-place.ts'

interface Deps {
  places: PlaceService
  content: ContentService
}

/** What was searched for, by kind of result. */
interface AskedText {
  locale: Locale
  queries: readonly { indexUid: SearchIndex; q?: string | undefined }[]
}

/** People that a place beside results must have: many smaller places have the name of a composer or a hero. */
const minPeopleBesideResults = 100_000

/**
 * Adds to an answer the place that the text names, if the site has no city there. Where the search found something, only
 * a large place of exactly that name counts; where it found nothing, one of the words may be a name with a typo. An
 * answer with a city stays as it is, and so does one while the places can't be read.
 */
export async function addPlaceNotOnTour(
  deps: Deps,
  { queries, locale }: AskedText,
  answer: SearchAnswer,
): Promise<SearchAnswer> {
  const { q: text = '', indexUid } = queries.find(({ indexUid: index }) => index === 'city') ?? {}
  const hasCity = answer.results.some((result) => result.indexUid === 'city' && result.hits.length > 0)
  if (indexUid === undefined || text.length < minNameLengthInText || hasCity) return answer
  try {
    const place = await find(deps, text, locale, answer)
    return place ? { ...answer, place } : answer
  } catch {
    return answer
  }
}

async function find(
  { places, content }: Deps,
  text: string,
  locale: Locale,
  { results, answers }: SearchAnswer,
): Promise<SearchPlace | undefined> {
  const isEmpty = answers === undefined && results.every(({ hits }) => hits.length === 0)
  const found = isEmpty
    ? await findFirst(listPossibleNames(text), (name) => places.find(name, locale))
    : (await places.findExact(text, locale)).filter(({ place }) => place.people >= minPeopleBesideResults)
  const [first] = found
  if (!first || findTourCity(await readCities(content), first.place)) return undefined
  const namesakes = await places.findExact(first.name, locale)
  const where = namesakes.length > 1 ? sayWhere(first.place, locale) : undefined
  return { key: first.place.key, name: first.name, ...(where ? { where } : {}) }
}

async function findFirst(
  names: readonly string[],
  findPlaces: (name: string) => Promise<FoundPlace[]>,
): Promise<FoundPlace[]> {
  for (const name of names) {
    const found = await findPlaces(name)
    if (found.length > 0) return found
  }
  return []
}
