import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Concert } from '../../src/content/concerts/concert.ts'
import { ConcertTicket } from '../../src/ui/components/concert-ticket.tsx'
import { bareConcert } from './bare-concert.ts'
import { barePage } from './bare-page.ts'

const page = barePage('ru', '/c/concert')
const known: Concert = { ...bareConcert, terms: { doorsOpenMinutes: 60 } }
const draw = (concert: Concert, change: Partial<typeof page> = {}) =>
  renderToStaticMarkup(<ConcertTicket page={{ ...page, ...change }} concert={concert} />)

/** What is read. */
const words = (html: string) =>
  html
    .replace(/<p[^>]* hidden="">.*?<\/p>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()

/** The links of the ticket besides that of its city, by their words. */
const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)]
      .map(([, attributes = '', text = '']) => [
        words(text),
        /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&'),
      ])
      .filter(([, href]) => !href?.startsWith('/cities/')),
  )

describe('a ticket says', () => {
  it.each([
    ['2026-11-28', undefined],
    ['2026-11-29', 'week'],
    ['2026-12-04', 'week'],
    ['2026-12-05', 'day'],
    ['2026-12-06', undefined],
  ])('by its scene on %s how near the evening is: %s', (day, nears) => {
    const now = Date.parse(`${day}T06:00:00Z`)
    const html = draw(known, { now })
    expect(/data-nears="(\w+)"/.exec(html)?.[1]).toBe(nears)
  })

  it('of no evening how near it is while it is postponed', () => {
    expect(draw({ ...known, status: 'postponed' })).not.toContain('data-nears')
  })

  it('the day of what is cancelled crossed out, and no times', () => {
    const html = draw({ ...known, status: 'cancelled' })
    expect(html).toContain('<s>5 декабря 2026, суббота, 19:30</s>')
    expect(words(html)).not.toContain('двери')
  })

  it('nothing of what isn’t known', () => {
    const { city: _city, time: _time, price: _price, program: _program, ...bare } = bareConcert
    const html = draw(bare)
    expect(words(html)).toBe('Концерт оркестра 5 декабря 2026 суббота время уточняется Купить билеты')
    expect(html).not.toMatch(/<(p|span|ol)[^>]*><\/\1>/)
  })
})

const program = { slug: 'zimmer', name: 'Ханс Циммер' }
const tickets = 'Сообщить, когда появятся билеты'
const evenings = { 'Другие вечера программы': '/zimmer#concerts' }

describe('what can be done about tickets', () => {
  it.each<[string, Partial<Concert>, Record<string, string>]>([
    [
      'sold out: be told, or come on another evening',
      { soldOut: true },
      { ...evenings, [tickets]: '/push?about=tickets:concert,concert:concert' },
    ],
    [
      'not on sale yet: be told',
      { onSaleAt: '2026-12-01T09:00:00Z' },
      { [tickets]: '/push?about=tickets:concert,concert:concert' },
    ],
    [
      'without a link: be told, or come on another evening',
      { ticket: { kind: 'none' } },
      { ...evenings, [tickets]: '/push?about=tickets:concert,concert:concert' },
    ],
    [
      'not needed: write the evening down',
      { ticket: { kind: 'none' }, price: { currency: 'EUR', from: 0 } },
      { 'В календарь': '/c/concert.ics' },
    ],
    [
      'of a day to come: be told it, or return them',
      { status: 'postponed' },
      { 'Вернуть билет': '#refund', 'Сообщить новую дату': '/push?about=concert:concert' },
    ],
  ])('%s', (_, change, links) => {
    const config = { ...page.config, hasNotices: true }
    const drawn = linksOf(draw({ ...known, program, ...change }, { config }))
    // The order counts: the button stands last.
    expect(Object.entries(drawn)).toEqual(Object.entries(links))
  })

  it('leads to the schedule where a concert has no program', () => {
    const { program: _, ...concert } = known
    expect(linksOf(draw({ ...concert, status: 'cancelled' }))).toMatchObject({
      'Концерты в моём городе': '/concerts',
    })
  })
})
