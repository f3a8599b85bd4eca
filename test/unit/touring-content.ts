import type { Json, Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { strapiContent } from '../fixtures/strapi-content.ts'

const at = '2026-11-01T10:00:00.000Z'
const entry = (id: number, slug: string, more: Record<string, Json>): Row => ({
  id,
  locale: 'ru',
  slug,
  name: slug,
  localizations: [],
  createdAt: at,
  updatedAt: at,
  publishedAt: at,
  ...more,
})

/** Positions of the cities, in degrees north and east. */
const places = {
  kazan: [55.79, 49.12],
  samara: [53.2, 50.15],
  nizhny: [56.33, 44],
  ufa: [54.74, 55.97],
  perm: [58.01, 56.25],
  sochi: [43.6, 39.73],
  omsk: [54.99, 73.37],
  bangkok: [13.75, 100.5],
  pattaya: [12.93, 100.88],
  'hua-hin': [12.57, 99.96],
} as const
type Place = keyof typeof places

const cityIds = Object.keys(places)
const programs = ['zimmer', 'potter']

export interface Planned {
  slug: string
  city: Place
  date: string
  program?: 'zimmer' | 'potter'
  soldOut?: boolean
  status?: string
  currency?: string
  minCost?: number
}

const toConcert = ({ city, program = 'zimmer', minCost = 1500, ...concert }: Planned, at: number): Row =>
  entry(at + 1, concert.slug, {
    time: '19:00:00.000',
    soldOut: false,
    lastTickets: false,
    status: 'scheduled',
    currency: 'RUB',
    ...concert,
    city: cityIds.indexOf(city) + 1,
    program: programs.indexOf(program) + 1,
    ticketLink: [{ __component: 'ticket.external-link', id: at + 1, url: 'https://t.example/1', minCost }],
  })

/** A content service with these concerts in ten cities of Russia and Thailand. */
export const touringContent = (planned: readonly Planned[]) => (): Snapshot => ({
  ...strapiContent(),
  City: Object.entries(places).map(([slug, [latitude, longitude]], index) =>
    entry(index + 1, slug, {
      namePrepositional: slug,
      countryCode: latitude < 20 ? 'TH' : 'RU',
      latitude,
      longitude,
      timeZone: latitude < 20 ? 'Asia/Bangkok' : 'Europe/Moscow',
    }),
  ),
  Program: programs.map((slug, index) => entry(index + 1, slug, { layout: 'program', durationMinutes: 90 })),
  Concert: planned.map(toConcert),
  Venue: [],
  Vote: [],
})
