import { describe, expect, it } from 'vitest'
import { toTicketKey } from '../../src/content/concerts/availability.ts'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import { type ConcertFilter, readConcerts } from '../../src/content/concerts/concerts.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-25'
const { service } = createEmbeddedService(Date.parse(`${today}T12:00:00Z`))
const read = async (filter: Partial<ConcertFilter>) =>
  (await readConcerts(service, 'ru', { when: 'past', pageSize: 1000, ...filter })).concerts

const past = await read({})
const of = (kind: 'city' | 'program' | 'venue', slug: string) => (concert: ConcertSummary) =>
  concert[kind]?.slug === slug
const [first, second, third] = past.map(({ slug }) => slug)
if (!first || !second || !third) throw new Error('the demo has no past concerts')
const [city, program, venue] = ['moscow', 'hans-zimmer', past.find(({ venue }) => venue)?.venue?.slug ?? '']
const none = { programs: [], cities: [], venues: [] }

/** Filters, and which of all past concerts each of them leaves. */
const filters: [Partial<ConcertFilter>, (concert: ConcertSummary) => boolean][] = [
  [{ citySlug: city }, of('city', city)],
  [{ programSlug: program }, of('program', program)],
  [{ venueSlug: venue }, of('venue', venue)],
  [{ month: '2026-10' }, ({ date }) => date.startsWith('2026-10')],
  [{ exceptSlug: first }, ({ slug }) => slug !== first],
  [{ among: new Set([third, first]) }, ({ slug }) => slug === first || slug === third],
  [{ among: new Set([third, first]), exceptSlug: third }, ({ slug }) => slug === first],
  [{ among: new Set([third]), exceptSlug: third }, () => false],
  [
    { words: [{ ...none, cities: [city, 'kazan'] }] },
    ({ city: at }) => at?.slug === city || at?.slug === 'kazan',
  ],
  [{ words: [{ ...none, programs: [program] }] }, of('program', program)],
  [{ words: [{ ...none, venues: [venue] }] }, of('venue', venue)],
  [
    { words: [{ programs: [program], cities: ['kazan'], venues: [] }] },
    (concert) => of('program', program)(concert) || of('city', 'kazan')(concert),
  ],
  [
    {
      words: [
        { ...none, programs: [program] },
        { ...none, cities: [city] },
      ],
    },
    (concert) => of('program', program)(concert) && of('city', city)(concert),
  ],
]

it('past concerts stand the latest first, within a day too', () => {
  const moments = past.map(({ date, time = '' }) => `${date} ${time}`)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(past.some(({ date, time }, at) => date === past[at + 1]?.date && time !== past[at + 1]?.time)).toBe(
    true,
  )
})

describe('a list of concerts', () => {
  it.each(filters)('has those that fit, and no other: %j', async (filter, fits) => {
    const expected = past.filter(fits).map(({ slug }) => slug)
    const list = await readConcerts(service, 'ru', { when: 'past', pageSize: 1000, ...filter })
    expect({ slugs: list.concerts.map(({ slug }) => slug), total: list.total }).toEqual({
      slugs: expected,
      total: expected.length,
    })
    if (!filter.among) expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(past.length)
  })

  it('leaves out what is sold out or cancelled where tickets are wanted', async () => {
    const available = await read({ when: 'upcoming', isAvailable: true })
    const whole = await read({ when: 'upcoming' })
    const expected = whole.filter(({ soldOut, status }) => !soldOut && status !== 'cancelled')
    expect(available.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug))
    expect(expected.length).toBeLessThan(whole.length)
  })

  it('leaves out what sellers say is sold out before it is cut into pages', async () => {
    const all = await read({ when: 'upcoming', isAvailable: true })
    const [three, ...others] = all.slice(2).map(({ slug }) => slug)
    const now = service.now()
    const facts = ({ slug, ticket }: ConcertSummary) =>
      [slug, { ticket: toTicketKey(ticket) ?? '', state: 'sold-out' as const }] as const
    const copy = { madeAt: now, concerts: Object.fromEntries(all.slice(0, 2).map(facts)) }
    // What this isolate knows is new, so it reads no database.
    const availability = {
      isolate: { stored: copy, digest: '', readAt: now },
      kv: undefined,
      database: {} as D1Database,
    }
    const wanted = { when: 'upcoming', isAvailable: true, pageSize: 2 } as const
    const slugsOf = async (filter: Partial<ConcertFilter>) => {
      const content = { ...service, availability }
      const list = await readConcerts(content, 'ru', { ...wanted, ...filter })
      return list.concerts.map(({ slug }) => slug)
    }
    expect(await slugsOf({})).toEqual([three, others[0]])
    expect(await slugsOf({ exceptSlug: three })).toEqual([others[0], others[1]])
  })
})
