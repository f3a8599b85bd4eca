import { beforeEach, describe, expect, it } from 'vitest'
import { type CounterDeps, createEdgeCounter } from '../../src/features/statistics/edge-counter.ts'
import type { StatisticsBatch } from '../../src/features/statistics/statistics-batch.ts'
import type { Occurrence } from '../../src/features/statistics/statistics-kinds.ts'

const begins = Date.UTC(2026, 10, 26, 19)

/** The objects of days as an isolate sees them: they keep what they are sent. */
let sent: { day: string; batch: StatisticsBatch; atMs: number }[]
let salted: string[]
let points: unknown[]
let now: number
let pauses: number[]
/** When each batch arrived, in milliseconds, whether or not it was counted. */
let tried: number[]
let failure: Error | undefined
beforeEach(() => {
  sent = []
  salted = []
  points = []
  now = begins
  pauses = []
  tried = []
  failure = undefined
})

const deps = (more: Partial<CounterDeps> = {}): CounterDeps => ({
  days: {
    getByName: (day: string) =>
      ({
        add: async (_day: string, batch: StatisticsBatch) => {
          tried.push(now - begins)
          if (failure) throw failure
          sent.push({ day, batch, atMs: now - begins })
          return 'counted'
        },
        readSalt: async () => {
          salted.push(day)
          if (failure) throw failure
          return `0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1${day.endsWith('26') ? 'f0' : '00'}`
        },
      }) as unknown as ReturnType<CounterDeps['days']['getByName']>,
  },
  points: undefined,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  now: () => now,
  pause: async (ms) => {
    pauses.push(ms)
    now += ms
  },
  ...more,
})
const view = (more: Partial<Occurrence> = {}): Occurrence => ({
  kind: 'view',
  path: '/c/near',
  hour: '2026-11-26T19',
  facts: {},
  ...more,
})
const key = 'view\n/c/near\n2026-11-26T19\n\n\n\n\n'

describe('an isolate that counts', () => {
  it('sends a second later how often each occurrence has happened', async () => {
    const counter = createEdgeCounter()
    counter.add(deps(), view(), { address: 1 })
    counter.add(deps(), view(), { address: 1 })
    counter.add(deps(), view({ path: '/' }), { address: 1 })
    await counter.send(deps())
    expect(sent).toMatchObject([
      {
        day: '2026-11-26',
        atMs: 1000,
        batch: {
          counts: [
            [key, [{ address: 1, count: 2 }]],
            [key.replace('/c/near', '/'), [{ address: 1, count: 1 }]],
          ],
        },
      },
    ])
  })

  it('numbers its batches under one name, and sends none without counts', async () => {
    const counter = createEdgeCounter()
    for (const path of ['/', '/cities']) {
      counter.add(deps(), view({ path }), { address: 1 })
      await counter.send(deps())
    }
    await counter.send(deps())
    expect(sent.map(({ batch }) => batch.sequence)).toEqual([1, 2])
    expect(new Set(sent.map(({ batch }) => batch.sender)).size).toBe(1)
    expect(sent[0]?.batch.sender).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('sends the counts of two days to two objects', async () => {
    const counter = createEdgeCounter()
    counter.add(deps(), view(), { address: 1 })
    counter.add(deps(), view({ hour: '2026-11-27T00' }), { address: 1 })
    counter.add(deps(), view({ hour: '2026-11-27T00', kind: 'ticket' }), { address: 1, own: 7 })
    await counter.send(deps())
    expect(sent.map(({ day, batch }) => [day, batch.counts.length])).toEqual([
      ['2026-11-26', 1],
      ['2026-11-27', 2],
    ])
  })

  it('names a visitor once in a batch, by their own mark', async () => {
    const counter = createEdgeCounter()
    counter.add(deps(), view({ kind: 'ticket' }), { address: 5, own: 7 })
    counter.add(deps(), view({ kind: 'ticket', path: '/' }), { address: 6, own: 7 })
    counter.add(deps(), view({ kind: 'ticket' }), { address: 5, own: 8, network: 3 })
    await counter.send(deps())
    expect(sent[0]?.batch.counts).toEqual([
      [
        key.replace('view', 'ticket'),
        [
          { address: 5, own: 7, count: 1 },
          { address: 5, own: 8, network: 3, count: 1 },
        ],
      ],
    ])
  })

  it('keeps three hundred different counts of an address, and those of all others', async () => {
    const counter = createEdgeCounter()
    for (let at = 0; at < 1000; at += 1) counter.add(deps(), view({ path: `/${at}` }), { address: 1 })
    counter.add(deps(), view({ path: '/7' }), { address: 1 })
    counter.add(deps(), view({ path: '/true' }), { address: 2 })
    await counter.send(deps())
    expect(sent[0]?.batch.counts.length).toBe(301)
    expect(sent[0]?.batch.counts[7]?.[1]).toEqual([{ address: 1, count: 2 }])
    expect(sent[0]?.batch.counts.at(-1)?.[0]).toContain('/true')
  })

  it('tries again after two seconds, then twice as long, at most a minute, with the same batch', async () => {
    const counter = createEdgeCounter()
    failure = new Error('no object')
    counter.add(deps(), view(), { address: 1 })
    while (now < begins + 200_000) {
      await counter.send(deps())
      now += 1000
    }
    expect(tried).toEqual([1000, 3000, 7000, 15_000, 31_000, 63_000, 123_000, 183_000])
    failure = undefined
    now += 60_000
    counter.add(deps(), view({ path: '/' }), { address: 1 })
    await counter.send(deps())
    expect(sent.map(({ batch }) => [batch.sequence, batch.counts])).toEqual([
      [1, [[key, [{ address: 1, count: 1 }]]]],
      [2, [[key.replace('/c/near', '/'), [{ address: 1, count: 1 }]]]],
    ])
  })

  it('waits two seconds again after the first failure since it was answered', async () => {
    const counter = createEdgeCounter()
    failure = new Error('no object')
    counter.add(deps(), view(), { address: 1 })
    await counter.send(deps())
    failure = undefined
    await counter.send(deps({ now: () => now + 60_000 }))
    tried = []
    failure = new Error('no object')
    now += 60_000
    counter.add(deps(), view(), { address: 1 })
    await counter.send(deps())
    expect(tried.map((at) => at - (tried[0] ?? 0))).toEqual([0, 2000, 6000, 14_000])
  })

  it('works fifteen seconds in one request at most, and leaves the rest to the next', async () => {
    const counter = createEdgeCounter()
    failure = new Error('no object')
    counter.add(deps(), view(), { address: 1 })
    await counter.send(deps())
    // One second, and the pauses of 2, 4 and 8 seconds after failures: the last would end after 15 seconds.
    expect(pauses).toEqual([1000, 2000, 4000, 8000])
    expect(now - begins).toBe(15_000)
    failure = undefined
    // The next pause, of 16 seconds, is longer than a request may work.
    await counter.send(deps())
    expect(sent).toEqual([])
    now += 1000
    await counter.send(deps())
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000])
    expect(sent).toHaveLength(1)
  })

  it('lets one request send for all, until the platform must have ended it', async () => {
    const counter = createEdgeCounter()
    counter.add(deps(), view(), { address: 1 })
    void counter.send(deps({ pause: () => new Promise(() => undefined) }))
    now += 39_999
    await counter.send(deps())
    expect(sent).toEqual([])
    now += 1
    await counter.send(deps())
    expect(sent).toHaveLength(1)
  })
})

describe('the mark of a visitor', () => {
  it('is the same for the same visitor, purpose and day, and asks for the salt once', async () => {
    const counter = createEdgeCounter()
    const mark = (day: string, purpose: string, who: string) => counter.toMark(deps(), day, purpose, who)
    const first = await mark('2026-11-26', 'visitor', 'anna')
    // The first 52 bits of SipHash-2-4 of «visitor\nanna», by another implementation; the salt's words are its key.
    expect(first).toBe(0x39bab80e54114)
    expect(await mark('2026-11-26', 'visitor', 'anna')).toBe(first)
    expect(salted).toEqual(['2026-11-26'])
    const others = [
      await mark('2026-11-26', 'visitor', 'boris'),
      await mark('2026-11-26', 'ticket', 'anna'),
      await mark('2026-11-27', 'visitor', 'anna'),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
    expect(salted).toEqual(['2026-11-26', '2026-11-27'])
  })

  it('isn’t made where the salt can’t be read, and the salt isn’t asked for during a pause', async () => {
    const counter = createEdgeCounter()
    const mark = () => counter.toMark(deps(), '2026-11-26', 'visitor', 'anna')
    failure = new Error('no object')
    expect(await mark()).toBeUndefined()
    failure = undefined
    now += 1999
    expect(await mark()).toBeUndefined()
    expect(salted).toHaveLength(1)
    now += 1
    expect(await mark()).toBe(0x39bab80e54114)
  })

  it('isn’t made once the day is over, which is no failure', async () => {
    const counter = createEdgeCounter()
    const getByName = () => ({ readSalt: async () => undefined })
    const over = deps({ days: { getByName } as unknown as CounterDeps['days'] })
    expect(await counter.toMark(over, '2026-11-26', 'visitor', 'anna')).toBeUndefined()
    expect(await counter.toMark(deps(), '2026-11-26', 'visitor', 'anna')).toBe(0x39bab80e54114)
  })
})

describe('Analytics Engine', () => {
  const dataset = { writeDataPoint: (point: unknown) => void points.push(point) } as AnalyticsEngineDataset

  it('gets a point for each occurrence, with all that is known of it', () => {
    const counter = createEdgeCounter()
    const facts = { source: 'vk.com', campaign: 'spring', country: 'RU', city: 'RU/Perm', device: 'mobile' }
    counter.add(deps({ points: dataset }), view({ facts }), { address: 1 })
    counter.add(deps({ points: dataset }), view({ kind: 'ticket' }), { address: 1, own: 7 })
    counter.add(deps({ points: dataset }), view({ kind: 'ticket' }), { address: 1, own: 7 })
    expect(points).toEqual([
      {
        indexes: ['view'],
        blobs: ['view', '/c/near', 'vk.com', 'spring', 'RU', 'RU/Perm', 'mobile'],
        doubles: [1],
      },
      { indexes: ['ticket'], blobs: ['ticket', '/c/near', null, null, null, null, null], doubles: [1] },
    ])
  })

  it('that fails stops no count', async () => {
    const counter = createEdgeCounter()
    const writeDataPoint = () => {
      throw new Error('no dataset')
    }
    counter.add(deps({ points: { writeDataPoint } }), view(), { address: 1 })
    await counter.send(deps())
    expect(sent).toHaveLength(1)
  })
})

it('what an isolate drops is told as lost, on the day whose counts go first', async () => {
  const counter = createEdgeCounter()
  for (let each = 0; each < 29_999; each += 1)
    counter.add(deps(), view({ path: `/${each}` }), { address: each })
  counter.add(deps(), view({ kind: 'ticket' }), { address: 1, own: 7 })
  counter.add(deps(), view({ path: '/one' }), { address: 1 })
  counter.add(deps(), view({ kind: 'ticket' }), { address: 1, own: 8 })
  counter.lose()
  await counter.send(deps())
  expect(sent[0]?.batch.counts).toHaveLength(30_001)
  expect(sent[0]?.batch.counts.at(-1)).toEqual([
    'lost\n\n2026-11-26T00\n\n\n\n\n',
    [{ address: 0, count: 3 }],
  ])
})
