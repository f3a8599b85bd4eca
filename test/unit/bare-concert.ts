import type { Concert } from '../../src/content/concerts/concert.ts'

/** A concert with little more than its required fields. */
export const bareConcert: Concert = {
  slug: 'concert',
  date: '2026-12-05',
  time: '19:30:00.000',
  timeZone: 'Asia/Yekaterinburg',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'frame', host: 'intickets', seanceId: '1' },
  price: { currency: 'RUB', from: 150_000 },
  city: { slug: 'perm', name: 'Пермь', namePrepositional: 'Перми' },
  hallImages: [],
  performers: [],
  tracklists: [],
  terms: {},
  own: {},
  eveningFacts: {},
  seo: {},
}
