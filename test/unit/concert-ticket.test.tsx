import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Concert } from '../../src/content/concerts/concert.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { ConcertTicket } from '../../src/ui/components/concert-ticket.tsx'
import { bareConcert } from './bare-concert.ts'
import { barePage } from './bare-page.ts'

const page = barePage('ru', '/c/concert')
const known: Concert = {
  ...bareConcert,
  durationMinutes: 115,
  ageLimit: 6,
  venue: { slug: 'hall', name: 'Органный зал' },
  hall: 'Большой',
  terms: { doorsOpenMinutes: 60, intervals: 1, intervalMinutes: 20 },
}

const htmlOf = (change: Partial<Concert>, { locale = 'ru' as Locale, hasNotices = true } = {}) => {
  const page = barePage(locale, '/c/concert')
  const config = { ...page.config, hasNotices }
  return renderToStaticMarkup(<ConcertTicket page={{ ...page, config }} concert={{ ...known, ...change }} />)
}

/** What is read, with what is crossed out in brackets. */
const words = (html: string) =>
  html
    .replace(/<p[^>]* hidden="">.*?<\/p>/g, '')
    .replace(/<s>(.*?)<\/s>/g, '[$1]')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()

/** The links of the ticket that aren't of its place, by their words. */
const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)]
      .map(([, attributes = '', text = '']) => [
        words(text),
        /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&'),
      ])
      .filter(([, href]) => !/^\/(cities|venues)/.test(href ?? '')),
  )

describe('a ticket says', () => {
  it.each([
    [
      'ru',
      '5 декабря 2026 суббота двери 18:30 начало 19:30 конец около 21:25 1 ч 55 мин, антракт 20 мин, 6+',
    ],
    [
      'en',
      '5 December 2026 Saturday doors 18:30 music 19:30 ends about 21:25 1 h 55 min, an interval of 20 min, 6+',
    ],
  ] as const)('in %s the day, the times and how long it takes', (locale, said) => {
    expect(words(htmlOf({}, { locale }))).toContain(said)
  })

  it.each([
    ['2026-11-28', undefined],
    ['2026-11-29', 'week'],
    ['2026-12-04', 'week'],
    ['2026-12-05', 'day'],
    ['2026-12-06', undefined],
  ])('by its scene on %s how near the evening is: %s', (day, nears) => {
    const now = Date.parse(`${day}T06:00:00Z`)
    const html = renderToStaticMarkup(<ConcertTicket page={{ ...page, now }} concert={known} />)
    expect(/data-nears="(\w+)"/.exec(html)?.[1]).toBe(nears)
    expect(htmlOf({ status: 'postponed' })).not.toContain('data-nears')
  })

  it('where it is once', () => {
    const html = htmlOf({})
    expect(words(html)).toContain('Пермь, Органный зал, Большой')
    expect(html.match(/Органный зал/g)).toHaveLength(1)
  })

  it.each([
    ['cancelled', 'Отменён Было назначено: [5 декабря 2026, суббота, 19:30]'],
    ['postponed', 'Перенесён, новая дата уточняется Было назначено: [5 декабря 2026, суббота, 19:30]'],
  ] as const)('the day of what is %s crossed out, after saying so, and no times', (status, said) => {
    const text = words(htmlOf({ status }))
    expect(text).toContain(said)
    expect(text).not.toContain('двери')
  })

  it('of a broadcast that it is one, in the place of a hall', () => {
    const { venue: _venue, hall: _hall, ...nowhere } = known
    const html = renderToStaticMarkup(
      <ConcertTicket page={page} concert={{ ...nowhere, status: 'moved_online' }} />,
    )
    expect(words(html)).toContain('Онлайн-трансляция, Пермь')
  })

  it('nothing of what isn’t known', () => {
    const { city: _city, time: _time, price: _price, program: _program, ...bare } = bareConcert
    const html = renderToStaticMarkup(<ConcertTicket page={page} concert={bare} />)
    expect(words(html)).toBe('Концерт оркестра 5 декабря 2026 суббота время уточняется Купить билеты')
    expect(html).not.toMatch(/<(p|span|ol)[^>]*><\/\1>/)
  })
})

const program = { slug: 'zimmer', name: 'Ханс Циммер' }
const tickets = 'Сообщить, когда появятся билеты'
const evenings = { 'Другие вечера программы': '/zimmer#concerts' }

describe('what can be done about tickets', () => {
  it.each<[string, Partial<Concert>, Record<string, string>]>([
    ['on sale: buy them', {}, { 'Купить билеты': '/c/concert/tickets' }],
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
    [
      'of what is cancelled: return them, or come on another evening',
      { status: 'cancelled' },
      { ...evenings, 'Вернуть билет': '#refund' },
    ],
    ['of what is over: come on another evening', { date: '2026-11-01' }, evenings],
  ])('%s', (_, change, links) => {
    expect(linksOf(htmlOf({ program, ...change }))).toEqual(links)
  })

  it.each<[string, Partial<Concert>, Record<string, string>]>([
    ['sold out', { soldOut: true }, evenings],
    ['not on sale yet', { onSaleAt: '2026-12-01T09:00:00Z' }, evenings],
    ['postponed', { status: 'postponed' }, { 'Вернуть билет': '#refund' }],
  ])('is another thing where no notices can be sent: %s', (_, change, links) => {
    expect(linksOf(htmlOf({ program, ...change }, { hasNotices: false }))).toEqual(links)
  })

  it('leads to the schedule where a concert has no program', () => {
    const { program: _, ...concert } = known
    const html = renderToStaticMarkup(
      <ConcertTicket page={page} concert={{ ...concert, status: 'cancelled' }} />,
    )
    expect(linksOf(html)).toMatchObject({ 'Концерты в моём городе': '/concerts' })
  })

  it('keeps the grey words of the state, which are no link', () => {
    expect(htmlOf({ soldOut: true })).toMatch(/<span class="buy buy-off"[^>]*>Билеты проданы<\/span>/)
    expect(htmlOf({ ticket: { kind: 'none' } })).toMatch(/<span class="buy buy-off"[^>]*>Билеты<\/span>/)
  })
})
