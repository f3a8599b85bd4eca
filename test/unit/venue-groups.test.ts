import { describe, expect, test } from 'vitest'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import { groupByVenue } from '../../src/ui/components/concerts-by-venue.tsx'

function concert(slug: string, venue?: string): ConcertSummary {
  return {
    slug,
    date: '2026-12-05',
    timeZone: 'Europe/Moscow',
    status: 'scheduled',
    soldOut: false,
    lastTickets: false,
    ticket: { kind: 'none' },
    ...(venue ? { venue: { slug: venue, name: venue } } : {}),
  }
}
const shape = (concerts: ConcertSummary[]) =>
  groupByVenue(concerts).map(({ venue, concerts: ofVenue }) => [
    venue?.slug,
    ofVenue.map(({ slug }) => slug).join(),
  ])

describe('concerts by venue', () => {
  test('broadcasts stand together behind all halls, before what has none yet', () => {
    const concerts: ConcertSummary[] = [
      { ...concert('a'), status: 'moved_online' },
      concert('b'),
      concert('c', 'finomi'),
    ]
    expect(groupByVenue(concerts).map(({ venue, isOnline }) => venue?.slug ?? isOnline)).toEqual([
      'finomi',
      true,
      undefined,
    ])
  })

  test('venues stand in the order of their first concerts, and keep the order within', () => {
    const concerts = [concert('a', 'zaryadye'), concert('b', 'finomi'), concert('c', 'zaryadye')]
    expect(shape(concerts)).toEqual([
      ['zaryadye', 'a,c'],
      ['finomi', 'b'],
    ])
  })

  test('concerts whose venue is not known come last', () => {
    expect(shape([concert('a'), concert('b', 'finomi'), concert('c')])).toEqual([
      ['finomi', 'b'],
      [undefined, 'a,c'],
    ])
  })

  test('no concerts make no venues', () => {
    expect(groupByVenue([])).toEqual([])
  })
})
