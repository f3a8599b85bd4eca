import { describe, expect, it } from 'vitest'
import type { Catalogue, ConcertEntry, HelpEntry } from '../../src/search/catalogue/entries.ts'
import { toDocuments } from '../../src/search/documents.ts'
import { listSearchedFields } from '../../src/search/settings.ts'
import { inEachLocale } from '../../src/shared/locales.ts'

const nothing: Catalogue = { concerts: [], programs: [], cities: [], venues: [], posts: [], help: [] }
const help = (more: Partial<HelpEntry>): HelpEntry => ({
  kind: 'question',
  slug: 'parking',
  title: 'Where may I park?',
  keywords: ['cars'],
  ...more,
})
const documentsOf = (entries: Partial<Catalogue>) =>
  toDocuments({ ...inEachLocale(() => nothing), ru: { ...nothing, ...entries } }, ['ru', 'en'])

describe('an answer that Meilisearch keeps', () => {
  it.each<[string, Partial<HelpEntry>, object]>([
    ['is found by its title', {}, { titleWords: ['where may i park'], placeNames: [] }],
    [
      'of a hall is found by the hall’s names, not by a title that names it',
      { kind: 'venue', fact: 'parking', places: ['Большой зал'] },
      { titleWords: [], placeNames: ['большои зал', 'больш'] },
    ],
    ['is found by all that it says', { text: 'Shown', body: 'All' }, { bodyWords: ['all'] }],
    ['is found by what it shows where that is all', { text: 'Shown' }, { bodyWords: ['shown'] }],
    ['is found letter by letter in Thai', { title: 'ที่จอดรถ' }, { letters: ['ท จ อ ด ร ถ'] }],
    ['is called by its kind, slug and language', {}, { id: 'question_parking_ru' }],
    [
      'of a hall is called by what it says, too',
      { kind: 'venue', fact: 'parking' },
      { id: 'venue_parking_parking_ru' },
    ],
  ])('%s', (_, entry, kept) => {
    expect(documentsOf({ help: [help(entry)] }).answer).toEqual([expect.objectContaining(kept)])
  })

  it('comes after those of the kinds before it: questions, pages, series, people, halls, articles', () => {
    const kinds = ['article', 'venue', 'member', 'series', 'page', 'question'] as const
    const { answer } = documentsOf({ help: kinds.map((kind) => help({ kind })) })
    expect(answer).toEqual([5, 4, 3, 2, 1, 0].map((order) => expect.objectContaining({ order })))
  })

  it('shows nothing of what it is only searched by', () => {
    const parking = help({ kind: 'venue', fact: 'parking', places: ['Hall'], body: 'All that it says' })
    const [answer] = documentsOf({ help: [parking] }).answer
    for (const hidden of ['fact', 'places', 'body']) expect(answer).not.toHaveProperty(hidden)
  })
})

const entry = { slug: 'x', otherNames: [] }
const concert: ConcertEntry = {
  slug: 'x',
  date: '2026-12-05',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  ticket: { kind: 'none' },
  program: 'x',
  city: 'x',
  venue: 'x',
}
const oneOfEach = documentsOf({
  concerts: [concert],
  programs: [{ ...entry, name: 'X', collections: [], performers: [], people: [], works: [] }],
  cities: [{ ...entry, name: 'X', namePrepositional: 'X' }],
  venues: [{ ...entry, name: 'X' }],
  posts: [{ slug: 'x', title: 'X', otherTitles: [], publishedAt: '2026-11-25T00:00:00Z' }],
  help: [help({})],
})

it.each([
  ['concert', ['programNames', 'cityNames', 'venueNames', 'collections', 'people', 'works']],
  ['program', ['nameWords', 'otherNames', 'collections', 'people', 'works', 'aboutWords']],
  ['city', ['nameWords', 'otherNames']],
  ['venue', ['nameWords', 'otherNames', 'cityNames', 'addressWords']],
  ['post', ['titleWords', 'otherTitles', 'summaryWords']],
  ['answer', ['titleWords', 'keywords', 'placeNames', 'bodyWords']],
] as const)('a %s is searched by what its document keeps, what says most first: %j', (index, fields) => {
  expect(listSearchedFields(index)).toEqual(fields)
  expect(Object.keys(oneOfEach[index][0] ?? {})).toEqual(expect.arrayContaining([...fields]))
})
