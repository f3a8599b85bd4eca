import { describe, expect, it, vi } from 'vitest'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import { listConcertsWhenDue } from '../../src/features/availability/list-concerts.ts'
import { source as generic } from '../../src/features/availability/sources/generic.ts'
import { source as pretix } from '../../src/features/availability/sources/pretix.ts'
import type { ConnectedSource } from '../../src/features/availability/ticket-sources.ts'

const concerts = vi.hoisted((): { found: unknown[]; series: unknown[] } => ({ found: [], series: [] }))
vi.mock('../../src/content/concerts/schedule.ts', () => ({ readUpcoming: async () => concerts.found }))
vi.mock('../../src/content/series/readers.ts', () => ({ readStandingSeries: async () => concerts.series }))
vi.mock(import('../../src/brand/chosen.ts'), async (original) => ({
  ...(await original()),
  ticketShops: [
    { provider: 'pretix' as const, hosts: ['shop.example'] },
    { provider: 'intickets' as const, hosts: ['tickets.example'] },
  ],
}))

/** A database that only keeps which rows are stored. */
function recordRows() {
  const rows: unknown[][] = []
  const prepare = (sql: string) => ({
    first: async () => null,
    bind: (...values: unknown[]) => ({ sql, values }),
  })
  const batch = async (statements: { sql: string; values: unknown[] }[]) => {
    for (const { sql, values } of statements) if (/^insert into availability \(/.test(sql)) rows.push(values)
  }
  return { rows, database: { prepare, batch } as unknown as D1Database }
}

const connect = (...sources: [ConnectedSource['id'], ConnectedSource['source']][]): ConnectedSource[] =>
  sources.map(([id, source]) => ({ id, source, token: '', url: undefined }))

/** Which source is asked about which event of a concert that is sold at an address. */
async function listed(ticket: ConcertSummary['ticket'], sources: ConnectedSource[]) {
  concerts.found = [{ slug: 'gala', date: '2026-12-05', timeZone: 'Europe/Moscow', ticket }]
  return (await list(sources)).map(([, source, event]) => `${source} ${event}`)
}

async function list(sources: ConnectedSource[]) {
  const { rows, database } = recordRows()
  const deps = { database, now: () => 0, content: {} } as unknown as Parameters<typeof listConcertsWhenDue>[0]
  await listConcertsWhenDue(deps, sources)
  return rows
}
const link = (url: string) => ({ kind: 'link' as const, url })
const shop = (url: string) => ({ kind: 'shop' as const, provider: 'pretix', url })

describe('a concert’s tickets are asked of', () => {
  it.each<[string, ConcertSummary['ticket'], string[]]>([
    ['the seller of its shop', shop('https://shop.example/tutti/gala/'), ['pretix shop.example/tutti/gala/']],
    [
      'the seller of a link to a shop',
      link('https://shop.example/tutti/gala/'),
      ['pretix shop.example/tutti/gala/'],
    ],
    ['nobody, where the shop’s page is no event’s', link('https://shop.example/tutti/'), []],
    [
      'nobody, where the page looks like an event of another host',
      link('https://other.example/tutti/gala/'),
      [],
    ],
    ['nobody, where the host is another seller’s', link('https://tickets.example/tutti/gala/'), []],
    ['nobody, where there is a number only', { kind: 'frame', host: 'intickets', seanceId: '7' }, []],
    ['nobody, where there is no ticket', { kind: 'none' }, []],
  ])('%s', async (_name, ticket, expected) => {
    expect(await listed(ticket, connect(['pretix', pretix]))).toEqual(expected)
  })

  it.each<[string, ConcertSummary['ticket'], string[]]>([
    ['its own seller first', shop('https://shop.example/tutti/gala/'), ['pretix shop.example/tutti/gala/']],
    ['the orchestra’s service otherwise', link('https://other.example/tutti/gala/'), ['generic gala']],
    ['that service for numbers, too', { kind: 'frame', host: 'intickets', seanceId: '7' }, ['generic gala']],
    ['nobody without a ticket', { kind: 'none' }, []],
  ])('%s, where both are connected', async (_name, ticket, expected) => {
    expect(await listed(ticket, connect(['pretix', pretix], ['generic', generic]))).toEqual(expected)
  })
})

it('a seller is asked of a series until its last concert is over, and never of a cancelled concert', async () => {
  const ticket = link('https://other.example/')
  const on = (date: string, status = 'scheduled') => ({
    ...{ slug: `of-${date}`, date, status, ticket },
    ...{ time: '19:00', timeZone: 'Europe/Moscow', durationMinutes: 120 },
  })
  concerts.found = [on('2026-12-04', 'cancelled'), on('2026-12-05')]
  concerts.series = [
    {
      sold: { slug: 'series/gala', ticket },
      concerts: [on('2026-12-05'), on('2026-12-31')],
      counts: { total: 2, left: 2 },
    },
  ]
  const rows = await list(connect(['generic', generic]))
  expect(rows.map(([slug, , , , from, until]) => [slug, from, until])).toEqual([
    ['of-2026-12-05', Date.UTC(2026, 11, 5, 16), Date.UTC(2026, 11, 5, 18)],
    ['series/gala', Date.UTC(2026, 11, 5, 16), Date.UTC(2026, 11, 31, 18)],
  ])
})
