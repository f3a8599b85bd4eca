import { describe, expect, it } from 'vitest'
import type { ConcertEntry } from '../../src/search/catalogue/entries.ts'
import { toSearchResult } from '../../src/search/document-hits.ts'
import { toConcertHit, toHelp, toPostHit, toProgramHit, toVenueHit } from '../../src/search/hits.ts'
import type { CheckedQuery } from '../../src/search/request.ts'

const now = Date.UTC(2026, 10, 25, 12)
const concert: ConcertEntry = {
  slug: 'kazan-zimmer',
  date: '2026-12-05',
  time: '19:00:00.000',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  ticket: { kind: 'frame', host: 'intickets', seanceId: '42' },
}
const hit = (changes: Partial<ConcertEntry> = {}) =>
  toConcertHit({ ...concert, ...changes }, {}, { locale: 'en', now })

describe('the card of a concert', () => {
  it.each<[string, Partial<ConcertEntry>, object]>([
    ['the site’s own widget', {}, { state: 'buy', href: '/en/c/kazan-zimmer/tickets' }],
    [
      'another site, which opens in a tab of its own',
      { ticket: { kind: 'link', url: 'https://tickets.example/1' } },
      { state: 'buy', href: 'https://tickets.example/1', isExternal: true },
    ],
    ['nothing where it is sold out', { soldOut: true }, { state: 'sold-out' }],
    ['nothing where it is cancelled', { status: 'cancelled' }, { state: 'cancelled' }],
    ['nothing before its sale begins', { onSaleAt: '2026-11-25T12:00:01Z' }, { state: 'not-on-sale' }],
    ['nothing where nobody sells tickets', { ticket: { kind: 'none' } }, { state: 'none' }],
    [
      'nothing where admission is free, which it says',
      { ticket: { kind: 'none' }, admission: 'free' },
      { state: 'none', admission: 'free' },
    ],
    [
      'tickets that guests pay for as they can',
      { admission: 'pay-what-you-can' },
      { state: 'buy', href: '/en/c/kazan-zimmer/tickets', admission: 'pay-what-you-can' },
    ],
    ['nothing where a free concert is full', { soldOut: true, admission: 'free' }, { state: 'sold-out' }],
    ['nothing once it has begun', { date: '2026-11-25', time: '15:00' }, { state: 'under-way' }],
    [
      'tickets for latecomers',
      { date: '2026-11-25', time: '15:00', sellsLate: true },
      { state: 'buy', href: '/en/c/kazan-zimmer/tickets', isLate: true },
    ],
    ['nothing once it is over', { date: '2026-11-24' }, { state: 'past' }],
  ])('leads to %s', (_, changes, ticket) => {
    expect(hit(changes).ticket).toEqual(ticket)
  })

  it('says what is known, and nothing else', () => {
    const { time: _, ...timeless } = concert
    expect(toConcertHit(timeless, {}, { locale: 'en', now })).toEqual({
      slug: 'kazan-zimmer',
      date: '2026-12-05',
      program: '',
      performers: [],
      ticket: { state: 'buy', href: '/en/c/kazan-zimmer/tickets' },
    })
  })

  it('says when, what, who and where', () => {
    const program = {
      name: 'Zimmer',
      collection: 'Films',
      performers: ['of the orchestra'],
      lang: 'ru' as const,
      repertoire: 'soundtrack',
      hero: { url: '/hero.webp', alt: '', sizes: [] },
    }
    const city = { name: 'Kazan', namePrepositional: 'Kazan', preposition: 'in' }
    const shown = toConcertHit(concert, { program, city }, { locale: 'en', now })
    expect(shown).toMatchObject({
      time: '19:00',
      program: 'Zimmer',
      collection: 'Films',
      performers: ['of the orchestra'],
      city: 'Kazan',
      cityPrepositional: 'Kazan',
      cityPreposition: 'in',
      lang: 'ru',
      heroImage: { url: '/hero.webp' },
    })
  })
})

describe('other cards', () => {
  const entry = { slug: 'x', name: 'X' }
  it.each<[string, object, object]>([
    ['a program', toProgramHit(entry), entry],
    [
      'a program in another language',
      toProgramHit({ ...entry, about: 'About', lang: 'ru' }),
      { ...entry, about: 'About', lang: 'ru' },
    ],
    ['a hall', toVenueHit(entry, undefined), entry],
    [
      'a hall in a city',
      toVenueHit({ ...entry, address: 'A street' }, 'Kazan'),
      { ...entry, city: 'Kazan', address: 'A street' },
    ],
    [
      'a vote among the news',
      toPostHit({ isVote: true, slug: 'x', title: 'X', publishedAt: '2026-11-25T00:00:00Z' }),
      { isVote: true, slug: 'x', title: 'X', publishedAt: '2026-11-25T00:00:00Z' },
    ],
    [
      'an answer',
      toHelp({ kind: 'page', slug: 'x', title: 'X', text: 'Said', lang: 'ru' }),
      { kind: 'page', slug: 'x', title: 'X', text: 'Said', lang: 'ru' },
    ],
    [
      'an answer without a text',
      toHelp({ kind: 'page', slug: 'x', title: 'X', text: '' }),
      { kind: 'page', slug: 'x', title: 'X' },
    ],
  ])('say of %s what is known', (_, card, shown) => {
    expect(card).toEqual(shown)
  })

  it('have a picture in its sizes where they are known', () => {
    const image = {
      url: '/a.webp',
      alt: '',
      width: 800,
      height: 600,
      sizes: [{ url: '/a-400.webp', width: 400 }],
    }
    expect(toVenueHit({ ...entry, image }, undefined)).toMatchObject({
      hallImage: { url: '/a.webp', width: 800, height: 600, srcSet: '/a-400.webp 400w, /a.webp 800w' },
    })
  })
})

it('a concert that has begun stands behind the others of its page, and one that is over nowhere', () => {
  const documents = [
    { ...concert, slug: 'begun', date: '2026-11-25', time: '15:00', texts: {} },
    { ...concert, slug: 'over', date: '2026-11-24', texts: {} },
    { ...concert, slug: 'ahead', texts: {} },
  ]
  const query = { indexUid: 'concert', q: 'zimmer', page: 1, hitsPerPage: 20 } as CheckedQuery
  const { hits } = toSearchResult(
    query,
    { indexUid: 'concert', documents, totalPages: 1, totalHits: 3 },
    { locale: 'en', now },
  )
  expect(hits.map((each) => 'slug' in each && each.slug)).toEqual(['ahead', 'begun'])
})
