import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import type { Concert } from '../../src/content/concerts/concert.ts'
import { toConcertTerms } from '../../src/content/concerts/concert-terms.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { ConcertFacts } from '../../src/ui/components/concert-facts.tsx'
import { ConcertRowView } from '../../src/ui/components/concert-row.tsx'
import { bareConcert } from './bare-concert.ts'

const now = Date.parse('2026-11-20T12:00Z')
const config = readConfig({} as Parameters<typeof readConfig>[0])
const known: Concert = {
  ...bareConcert,
  durationMinutes: 115,
  ageLimit: 0,
  acceptsCulturePass: true,
  venueFacts: {
    stepFree: 'partly',
    lift: false,
    accessNote: 'Вход со двора',
    accessPhone: '+7 342 000-10-48',
  },
  hallFacts: { wheelchairPlaces: 4, hearingLoop: true },
  price: { currency: 'RUB', from: 150_000, to: 600_000 },
  terms: {
    doorsOpenMinutes: 60,
    intervals: 1,
    intervalMinutes: 20,
    latecomers: 'between_pieces',
    recommendedAge: 5,
    freeUnderAge: 3,
    discounts: [
      { audience: 'students', percent: 20 },
      { audience: 'companions', percent: 100 },
    ],
  },
}

/** The facts by their names, as they are read. */
function factsOf(concert: Concert, locale: Locale = 'ru'): Record<string, string> {
  const html = renderToStaticMarkup(<ConcertFacts concert={concert} page={{ locale, now, config }} />)
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  return Object.fromEntries(rows.map(([, name = '', text = '']) => [toText(name), toText(text)]))
}
const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim()

describe('what one must know before buying', () => {
  it('is who gets in without stairs, how, and whom to call', () => {
    expect(factsOf(known).Доступность).toBe(
      'Частично без ступеней 4 места для колясок, лифта нет, индукционная петля для слуховых аппаратов ' +
        'Вход со двора Позвонить: +7 342 000-10-48 Подробнее о доступности',
    )
  })

  it.each([
    ['ru', 'Возраст', 'советуем с 5 лет, до 3 лет — без билета, на руках'],
    ['ru', 'Цена билетов', '1 500–6 000 ₽ Пушкинская карта'],
    ['en', 'Ticket prices', '₽1,500–₽6,000 Pushkin Card'],
    ['ru', 'Скидки', 'студентам 20 %, сопровождающим зрителей на колясках бесплатно'],
    ['en', 'Reductions', '20% for students, free for wheelchair users’ companions'],
    ['ru', 'Если опоздаете', 'пустят между номерами, на своё место перейдёте в антракте'],
  ] as const)('is in %s, under «%s»: %s', (locale, name, text) => {
    expect(
      factsOf(known, locale)
        [name]?.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
        .replace(' – ', '–'),
    ).toBe(text)
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

  it('has no interval to wait for where there is none', () => {
    const facts = factsOf({ ...known, terms: { intervals: 0, latecomers: 'between_pieces' } })
    expect(facts).toMatchObject({ 'Если опоздаете': 'пустят между номерами' })
  })

  it('that a hall has no place for a wheelchair is said', () => {
    const facts = factsOf({
      ...bareConcert,
      venueFacts: { stepFree: 'no' },
      hallFacts: { wheelchairPlaces: 0 },
    })
    expect(facts.Доступность).toContain('На пути есть ступени Мест для колясок нет')
  })

  it('is dialled by its digits', () => {
    const html = renderToStaticMarkup(<ConcertFacts concert={known} page={{ locale: 'ru', now, config }} />)
    expect(html).toContain('href="tel:+73420001048"')
  })
})

describe('a row', () => {
  it('says when it begins, how long it takes with how many intervals, and for whom it is', () => {
    const html = renderToStaticMarkup(
      <ConcertRowView concert={{ ...known, intervals: 1, ageLimit: 6 }} locale="ru" now={now} />,
    )
    expect(html).toContain('<br/>19:30, 1 ч 55 мин, 1 антракт, 6+<small>')
  })

  it('says no more than when it begins where nothing else is known', () => {
    const html = renderToStaticMarkup(<ConcertRowView concert={bareConcert} locale="ru" now={now} />)
    expect(html).toContain('<br/>19:30</p>')
  })
})

describe('the mark of the state’s card in a list', () => {
  const rowOf = (change: Partial<Concert>) =>
    renderToStaticMarkup(<ConcertRowView concert={{ ...known, ...change }} locale="ru" now={now} />)

  it('stands in the row of a concert that takes it', () => {
    expect(rowOf({})).toContain('<small>Пушкинская карта</small>')
  })

  it.each([
    ['doesn’t take it', { acceptsCulturePass: undefined }],
    ['is sold out', { soldOut: true }],
    ['is cancelled', { status: 'cancelled' }],
  ] as [string, Partial<Concert>][])('doesn’t stand where the concert %s', (_why, change) => {
    expect(rowOf(change)).not.toContain('Пушкинская')
  })
})

it.each([
  [1, 20],
  [0, undefined],
  [null, undefined],
])('%j intervals of twenty minutes, as an editor left them, take %j', (intervals, minutes) => {
  expect(toConcertTerms({ intervals, intervalMinutes: 20 }).intervalMinutes).toBe(minutes)
})
