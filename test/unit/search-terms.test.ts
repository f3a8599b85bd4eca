import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../src/search/catalogue/entries.ts'
import { loadTerms, makeTerms } from '../../src/search/terms.ts'

const nothing: Catalogue = { concerts: [], programs: [], cities: [], venues: [], posts: [], help: [] }
/** A catalogue with one entry of each kind, in which each word occurs once. */
const catalogue: Catalogue = {
  ...nothing,
  programs: [
    {
      slug: 'p',
      name: 'alpha',
      otherNames: ['bravo'],
      collection: 'unsaid',
      collections: ['charlie'],
      people: ['delta'],
      works: ['echo'],
      about: 'foxtrot',
      performers: ['unsaid'],
    },
  ],
  cities: [{ slug: 'c', name: 'golf', namePrepositional: 'unsaid', otherNames: ['hotel'] }],
  venues: [{ slug: 'v', name: 'india', otherNames: ['juliett'], address: 'kilo', city: 'c' }],
  posts: [
    {
      slug: 'n',
      title: 'lima',
      otherTitles: ['mike'],
      summary: 'november',
      publishedAt: '2026-11-25T00:00:00Z',
    },
  ],
  help: [
    { kind: 'question', slug: 'q', title: 'oscar', keywords: ['papa'], body: 'quebec' },
    { kind: 'venue', slug: 'v', title: 'romeo', keywords: ['sierra'], places: ['tango'], body: 'uniform' },
  ],
}
const terms = loadTerms(makeTerms(catalogue).terms)
const find = (word: string) => terms.search(word).map(({ id }) => id)

describe('an entry is found by', () => {
  it.each([
    ['a program’s name', 'alpha', ['program:0']],
    ['its names in other languages', 'bravo', ['program:0']],
    ['its collections', 'charlie', ['program:0']],
    ['who plays it', 'delta', ['program:0']],
    ['what is played', 'echo', ['program:0']],
    ['what it says of itself', 'foxtrot', ['program:0']],
    ['a city’s name, its halls too', 'golf', ['city:0', 'venue:0']],
    ['a city’s names in other languages, its halls too', 'hotel', ['city:0', 'venue:0']],
    ['a hall’s name', 'india', ['venue:0']],
    ['a hall’s names in other languages', 'juliett', ['venue:0']],
    ['a hall’s address', 'kilo', ['venue:0']],
    ['a title', 'lima', ['post:0']],
    ['a title in another language', 'mike', ['post:0']],
    ['a summary', 'november', ['post:0']],
    ['a question', 'oscar', ['answer:0']],
    ['what else it is called', 'papa', ['answer:0']],
    ['what it answers', 'quebec', ['answer:0']],
    ['where an answer holds', 'tango', ['answer:1']],
    ['what a hall says', 'uniform', ['answer:1']],
  ])('%s', (_, word, found) => {
    expect(find(word)).toEqual(found)
  })

  it.each([
    ['what only its sentences say', 'unsaid'],
    ['a title that names its place', 'romeo'],
  ])('not by %s', (_, word) => {
    expect(find(word)).toEqual([])
  })
})

it('a name comes before the other names, these before groups, and all before texts', () => {
  const program = {
    slug: 'p',
    performers: [],
    people: [],
    works: [],
    collections: [],
    otherNames: [],
    name: 'x',
  }
  const programs = [
    { ...program, about: 'word' },
    { ...program, collections: ['word'] },
    { ...program, otherNames: ['word'] },
    { ...program, name: 'word' },
  ]
  const found = loadTerms(makeTerms({ ...nothing, programs }).terms).search('word')
  expect(found.map(({ id }) => id)).toEqual(['program:3', 'program:2', 'program:1', 'program:0'])
})

it('names without spaces can be found by their parts, sentences can’t', () => {
  const { runs } = makeTerms({
    ...nothing,
    cities: [{ slug: 'c', name: 'กรุงเทพ', namePrepositional: '', otherNames: ['Bangkok'] }],
    posts: [{ slug: 'n', title: 'x', otherTitles: [], summary: 'เมืองหลวง', publishedAt: '' }],
  })
  expect(JSON.stringify(runs)).toContain('city:0')
  expect(JSON.stringify(runs)).not.toContain('post:0')
})
