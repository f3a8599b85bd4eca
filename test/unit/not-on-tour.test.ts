import { expect, it } from 'vitest'
import { addPlaceNotOnTour } from '../../src/places/not-on-tour.ts'
import type { Place } from '../../src/places/world-place.ts'
import type { SearchAnswer, SearchResult } from '../../src/shared/search.ts'
import { contentOfRows } from './content-of-rows.ts'

const placeOf = (people: number): Place => ({
  key: 'vologda-472459',
  countryCode: 'ru',
  latitude: 59.2,
  longitude: 39.9,
  people,
  names: { Cyrl: 'Вологда' },
})

/** A site that knows one place of the world; `find` also finds it by a part of its name. */
async function search(q: string, { people, hasConcerts }: { people: number; hasConcerts: boolean }) {
  const found = { place: placeOf(people), name: 'Вологда' }
  const hits = hasConcerts ? [{ slug: 'x' }] : []
  // An entry without content: only whether there is one counts.
  const result = {
    indexUid: 'concert',
    hits,
    page: 1,
    totalPages: 1,
    hitsPerPage: 1,
  } as unknown as SearchResult
  const answer: SearchAnswer = { results: [result] }
  const { place } = await addPlaceNotOnTour(
    {
      places: {
        find: async (typed) => ('вологда'.startsWith(typed.toLowerCase()) ? [found] : []),
        findExact: async (name) => (name.toLowerCase() === 'вологда' ? [found] : []),
        read: async () => undefined,
        renameCity: async () => undefined,
      },
      content: contentOfRows({}).content,
    },
    { locale: 'ru', queries: [{ indexUid: 'city', q }] },
    answer,
  )
  return place?.name
}

it.each([
  ['beside concerts, from a hundred thousand people on', 'вологда', 100_000, true, 'Вологда'],
  ['beside concerts, with fewer people', 'вологда', 99_999, true, undefined],
  ['beside concerts, by a part of its name', 'волог', 300_000, true, undefined],
  ['alone, whatever its size', 'вологда', 15_000, false, 'Вологда'],
  ['alone, by a part of its name', 'волог', 15_000, false, 'Вологда'],
])('a place that is not on tour is named %s', async (_, q, people, hasConcerts, name) => {
  expect(await search(q, { people, hasConcerts })).toBe(name)
})
