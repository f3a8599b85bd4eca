import { describe, expect, it } from 'vitest'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import type { Notice } from '../../src/features/notices/notice.ts'
import { chooseMessageLocale, toDigestText, toNoticeText } from '../../src/features/notices/notice-text.ts'

const site = 'https://tutti.example'
const concert: ConcertSummary = {
  slug: 'kazan-zimmer',
  date: '2026-12-05',
  time: '19:00:00.000',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'none' },
  city: { slug: 'kazan', name: 'Kazan', namePrepositional: 'Kazan' },
  venue: { slug: 'hall', name: 'Big Hall' },
  program: { slug: 'zimmer', name: 'Zimmer' },
}
const { city: _city, venue: _venue, program: _program, time: _time, ...bare } = concert
const said = { date: '2026-12-05', status: 'scheduled', start: 0 } as const
const before = { date: '2026-12-04', time: '19:00', status: 'scheduled' } as const
const textOf = (kind: Notice['kind'], facts: Partial<Notice['facts']> = {}, of: ConcertSummary = concert) =>
  toNoticeText({ kind, facts: { said, ...facts } }, of, 'en', site)

describe('what is told of a concert', () => {
  it.each<[Notice['kind'], Partial<Notice['facts']>, string, string]>([
    ['announced', {}, 'New concert: Zimmer', '5 December, 19:00, Kazan, Big Hall'],
    ['on-sale', {}, 'Tickets on sale: Zimmer', '5 December, 19:00, Kazan, Big Hall'],
    ['returned', {}, 'Tickets are back: Zimmer', '5 December, 19:00, Kazan, Big Hall'],
    [
      'moved',
      { before },
      'Concert changed: Zimmer',
      'Now: 5 December, 19:00, Kazan, Big Hall. It was: 4 December, 19:00.',
    ],
    [
      'moved',
      { before: { ...before, date: '2026-12-05' } },
      'Concert changed: Zimmer',
      'Now: 5 December, 19:00, Kazan, Big Hall.',
    ],
    [
      'postponed',
      { before },
      'Concert postponed: Zimmer',
      '4 December, 19:00, Kazan, Big Hall: the concert won’t take place on that day. We’ll tell you the new date.',
    ],
    [
      'cancelled',
      {},
      'Concert cancelled: Zimmer',
      '5 December, 19:00, Kazan, Big Hall. The concert’s page says how to return tickets.',
    ],
    [
      'cancelled',
      { before },
      'Concert cancelled: Zimmer',
      '4 December, 19:00, Kazan, Big Hall. The concert’s page says how to return tickets.',
    ],
    ['reminder', {}, 'Tomorrow: Zimmer', '5 December, 19:00, Kazan, Big Hall'],
    ['words', { words: { en: 'Bring warm clothes.' } }, 'Zimmer, 5 December', 'Bring warm clothes.'],
  ])('that is %s, with %j', (kind, facts, title, body) => {
    // A reminder leads to what a guest needs on the day.
    const page = kind === 'reminder' ? '/evening' : ''
    const navigate = `${site}/en/c/kazan-zimmer${page}`
    expect(textOf(kind, facts)).toEqual({ title, body, navigate, lang: 'en' })
  })

  it.each([
    [['Anna Orlova', 'Boris Lvov'], '5 December, 19:00, Kazan, Big Hall. Playing: Anna Orlova, Boris Lvov.'],
    [[], '5 December, 19:00, Kazan, Big Hall. The concert’s page says who plays.'],
  ])('that %j play is a change of cast', (names, body) => {
    const cast = names.map((name) => ({ slug: 'x', name }))
    const text = toNoticeText({ kind: 'cast', facts: { said } }, { ...concert, cast }, 'en', site)
    expect(text).toMatchObject({ title: 'A change of cast: Zimmer', body })
  })

  it('that has moved online is where to be then', () => {
    expect(textOf('moved', { before }, { ...concert, status: 'moved_online' }).body).toBe(
      'The concert takes place online: 5 December, 19:00.',
    )
  })

  it.each(['announced', 'on-sale', 'returned', 'reminder'] as const)(
    'of which nothing but the day is known, and it is %s, is the day',
    (kind) => {
      expect(textOf(kind, {}, bare)).toMatchObject({
        title: expect.stringMatching(/: Concert$/),
        body: '5 December',
      })
    },
  )

  it('in an editor’s words is no longer than a push holds', () => {
    expect(textOf('words', { words: { en: 'x'.repeat(600) } }).body).toHaveLength(500)
  })
})

describe('what is told of several new concerts', () => {
  const digest = (count: number) =>
    toDigestText(
      Array.from({ length: count }, () => concert),
      'en',
      site,
    )
  const line = 'Zimmer, 5 December, 19:00, Kazan, Big Hall'

  it.each([
    [2, '2 new concerts', `${line}\n${line}`],
    [3, '3 new concerts', `${line}\n${line}\n${line}`],
    [5, '5 new concerts', `${line}\n${line}\n${line}\nand 2 more`],
  ])('%i of them, names three', (count, title, body) => {
    expect(digest(count)).toEqual({ title, body, navigate: `${site}/en/concerts`, lang: 'en' })
  })

  it('of which nothing but the day is known, is the day', () => {
    expect(toDigestText([bare, bare], 'en', site).body).toBe('Concert, 5 December\nConcert, 5 December')
  })
})

it.each([
  [{ ru: 'x', en: 'x', th: 'x' }, 'en', 'en'],
  [{ ru: 'x', th: 'x' }, 'en', 'ru'],
  [{ th: 'x' }, 'ru', 'th'],
  [{}, 'th', 'th'],
] as const)('of an editor’s words %j who reads %s gets %s', (words, locale, chosen) => {
  expect(chooseMessageLocale(words, locale)).toBe(chosen)
})
