import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import { ConcertList, ConcertsByMonth } from '../../src/ui/components/concert-list.tsx'
import { bareConcert } from './bare-concert.ts'

const now = Date.parse('2026-11-20T12:00Z')
const named = (slug: string, change: Partial<ConcertSummary> = {}): ConcertSummary => ({
  ...bareConcert,
  slug,
  ...change,
})
type ListProps = Parameters<typeof ConcertList>[0]
const list = (concerts: ConcertSummary[], change: Partial<ListProps> = {}) => (
  <ConcertList concerts={concerts} locale="ru" now={now} {...change} />
)

describe('the rows of concerts', () => {
  const concert = named('changing', { date: '2027-01-05', lastTickets: true })
  const changes = {
    'as it was': list([concert]),
    'its language': list([concert], { locale: 'th' }),
    'the clock: it is over': list([concert], { now: Date.parse('2027-02-01T00:00Z') }),
    'the clock: it is this year': list([concert], { now: Date.parse('2027-01-01T12:00Z') }),
    'a heading with the year above it': list([concert], { isDated: true, locale: 'en' }),
    'what its list is about': list([concert], { without: 'city' }),
    'a link to its calendar': list([concert], { isSaved: true }),
    'its content': list([{ ...concert, soldOut: true }]),
  }

  it('stand under months in order, even where the last concert of one has begun and stands behind the next', () => {
    const dates = (isLatestFirst: boolean, ...days: string[]) =>
      renderToStaticMarkup(
        <ConcertsByMonth
          concerts={days.map((date) => named(date, { date }))}
          locale="ru"
          now={now}
          isLatestFirst={isLatestFirst}
        />,
      ).match(/(?<=id="month-)[\d-]+/g)
    expect(dates(false, '2026-12-01', '2026-11-30', '2026-12-04')).toEqual(['2026-11', '2026-12'])
    expect(dates(true, '2026-12-01', '2026-11-30')).toEqual(['2026-12', '2026-11'])
  })

  it('differ in all of these', () => {
    expect(new Set(Object.values(changes).map((each) => renderToStaticMarkup(each))).size).toBe(8)
  })
})
