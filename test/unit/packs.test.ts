import { expect, it } from 'vitest'
import { choosePacks } from '../../src/publishing/packs.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const half = 320 * 1024

it.each([
  [
    'of a language go together',
    { 'site/ru': 9, 'site/en': 9, 'questions/ru': 9, 'venue.0of2/ru': 9, 'venue.1of2/ru': 9 },
    [
      ['site/ru', 'questions/ru'],
      ['venue.0of2/ru', 'venue.1of2/ru'],
    ],
  ],
  [
    'that fill a pack are followed by another, and one that is left alone is in none',
    {
      'program.0of4/ru': half,
      'program.1of4/ru': half,
      'program.2of4/ru': half,
      'program.3of4/ru': half + 1,
    },
    [['program.0of4/ru', 'program.1of4/ru']],
  ],
  [
    'of half-years go together where concerts may be ahead, with the cities, and where all are over',
    { cities: 9, 'concerts.2027-1': 9, 'concerts.2025-2': 9, 'concerts.2026-2': 9, 'concerts.2026-1': 9 },
    [
      ['concerts.2025-2', 'concerts.2026-1'],
      ['cities', 'concerts.2026-2', 'concerts.2027-1'],
    ],
  ],
  ['of other kinds are stored alone', { 'posts/ru': 9, 'votes/ru': 9, 'concert.0of2': 9, redirects: 9 }, []],
])('parts %s', (_what, lengths: Record<string, number>, packs) => {
  expect(choosePacks(new Map(Object.entries(lengths)), ['ru', 'en'], now)).toEqual(packs)
})
