import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import type { Concert } from '../../src/content/concerts/concert.ts'
import { toConcertTerms } from '../../src/content/concerts/concert-terms.ts'
import { ConcertFacts } from '../../src/ui/components/concert-facts.tsx'
import { ConcertRowView } from '../../src/ui/components/concert-row.tsx'
import { bareConcert } from './bare-concert.ts'

const now = Date.parse('2026-11-20T12:00Z')
const config = readConfig({} as Parameters<typeof readConfig>[0])
const known: Concert = {
  ...bareConcert,
  acceptsCulturePass: true,
  venueFacts: { stepFree: 'partly' },
  price: { currency: 'RUB', from: 150_000, to: 600_000 },
  terms: {
    intervals: 1,
    latecomers: 'between_pieces',
    recommendedAge: 5,
    discounts: [{ audience: 'students', percent: 20 }],
  },
}

/** The facts by their names, as they are read. */
function factsOf(concert: Concert): Record<string, string> {
  const html = renderToStaticMarkup(<ConcertFacts concert={concert} page={{ locale: 'ru', now, config }} />)
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  return Object.fromEntries(rows.map(([, name = '', text = '']) => [toText(name), toText(text)]))
}
const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('what one must know before buying', () => {
  it('is the state’s card beside what tickets cost', () => {
    expect(factsOf(known)['Цена билетов']).toMatch(/ Пушкинская карта$/)
  })

  it('of which nothing is known isn’t there', () => {
    expect(factsOf(bareConcert)).toEqual({})
  })

  it('of a concert that is over is no more than what it was', () => {
    const facts = factsOf({ ...known, date: '2026-11-01' })
    expect(Object.keys(facts)).toEqual(['Возраст'])
  })

  it('of a broadcast says nothing of a hall', () => {
    const facts = factsOf({ ...known, status: 'moved_online' })
    expect(facts).not.toHaveProperty('Доступность')
    expect(facts).not.toHaveProperty('Если опоздаете')
  })

  it('that a hall has no place for a wheelchair is said', () => {
    const facts = factsOf({
      ...bareConcert,
      venueFacts: { stepFree: 'no' },
      hallFacts: { wheelchairPlaces: 0 },
    })
    expect(facts.Доступность).toContain('На пути есть ступени Мест для колясок нет')
  })
})

describe('the mark of the state’s card in a list', () => {
  const rowOf = (change: Partial<Concert>) =>
    renderToStaticMarkup(<ConcertRowView concert={{ ...known, ...change }} locale="ru" now={now} />)

  it.each<[string, Partial<Concert>, boolean]>([
    ['takes it', {}, true],
    ['is sold out', { soldOut: true }, false],
  ])('stands in the row of a concert that %s: %3$s', (_, change, isThere) => {
    expect(rowOf(change).includes('<small>Пушкинская карта</small>')).toBe(isThere)
  })
})

it.each([
  [1, 20],
  [0, undefined],
  [null, undefined],
])('%j intervals of twenty minutes, as an editor left them, take %j', (intervals, minutes) => {
  expect(toConcertTerms({ intervals, intervalMinutes: 20 }).intervalMinutes).toBe(minutes)
})
