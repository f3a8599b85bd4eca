import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { type Availability, noAvailability, type SoldFacts } from '../../src/content/concerts/availability.ts'
import {
  type AvailabilityStore,
  readCountedFacts,
  withAvailability,
} from '../../src/content/concerts/read-availability.ts'
import type { ContentService } from '../../src/strapi/port/client.ts'
import { createEmbeddedService } from './emulator-service.ts'

const minuteMs = 60_000
const noon = Date.parse('2026-11-25T12:00:00Z')
const url = 'https://tickets.example/1'
const facts = (state: SoldFacts['state'], left?: number): SoldFacts => ({
  ticket: url,
  state,
  ...(left === undefined ? {} : { left }),
})
const concert = { slug: 'kazan', soldOut: false, ticket: { kind: 'link', url } } as const

/** An isolate, with a place's copy in KV and a database, each of which may hold facts, fail or be absent. */
function createSellers({ inKv, inDatabase }: { inKv?: Availability | 'fails'; inDatabase?: Availability }) {
  const state = { now: noon, inKv, inDatabase, reads: [] as string[], behind: [] as Promise<unknown>[] }
  const { service, warnings } = createEmbeddedService(noon)
  const kv = {
    get: async () => {
      state.reads.push('kv')
      if (state.inKv === 'fails') throw new Error('KV is down')
      return state.inKv ? JSON.stringify(state.inKv) : null
    },
  }
  const first = async () => {
    state.reads.push('database')
    return state.inDatabase ? JSON.stringify(state.inDatabase) : null
  }
  const isolate = { copy: noAvailability, readAt: 0 }
  const now = () => state.now
  const changes = {
    ...service.changes,
    now,
    waitUntil: (work: Promise<unknown>) => void state.behind.push(work),
  }
  /** The content of one request. */
  const ask = () => {
    const goodUntil = { at: Number.POSITIVE_INFINITY }
    const oldest = {}
    // Only the called methods of the platform's stores are there.
    const stores = {
      kv: { store: kv, breaker: createCircuitBreaker('store'), requestId: '', now },
      database: { prepare: () => ({ first }) },
    } as unknown as Pick<AvailabilityStore, 'kv' | 'database'>
    const content: ContentService = {
      ...service,
      changes,
      cache: { ...service.cache, now },
      used: new Set(),
      availability: { isolate, ...stores },
      goodUntil,
      oldest,
    }
    return { content, goodUntil, oldest }
  }
  const change = (at: number) => {
    changes.isolate.copy = { availability: at }
  }
  return { state, ask, change, warnings, isolate }
}

/** What a request shows of the concert, after so many milliseconds. */
async function show({ state, ask }: ReturnType<typeof createSellers>, afterMs = 0) {
  state.now += afterMs
  state.reads = []
  const [shown] = await withAvailability(ask().content, [concert])
  return { soldOut: shown?.soldOut, reads: state.reads }
}

const onSale: Availability = { madeAt: noon - minuteMs, concerts: { kazan: facts('on-sale') } }
const soldOut: Availability = { madeAt: noon + 1, concerts: { kazan: facts('sold-out') } }

describe('what sellers say is read', () => {
  it('from the copy of the place by the first request of an isolate, and then for a minute not at all', async () => {
    const sellers = createSellers({ inKv: soldOut, inDatabase: onSale })
    expect(await show(sellers)).toEqual({ soldOut: true, reads: ['kv'] })
    expect(await show(sellers, minuteMs)).toEqual({ soldOut: true, reads: [] })
  })

  it('again behind a request, once a minute has passed', async () => {
    const sellers = createSellers({ inKv: onSale })
    await show(sellers)
    sellers.state.inKv = soldOut
    expect((await show(sellers, minuteMs + 1)).soldOut).toBe(false)
    await Promise.all(sellers.state.behind)
    expect(await show(sellers)).toEqual({ soldOut: true, reads: [] })
  })

  it('at once after a change, from the database where the copy is older than it', async () => {
    const sellers = createSellers({ inKv: onSale, inDatabase: soldOut })
    await show(sellers)
    sellers.change(soldOut.madeAt)
    expect(await show(sellers, 1)).toEqual({ soldOut: true, reads: ['kv', 'database'] })
    expect(await show(sellers)).toEqual({ soldOut: true, reads: [] })
  })

  it('from the copy after a change that it contains', async () => {
    const sellers = createSellers({ inKv: onSale, inDatabase: onSale })
    await show(sellers)
    sellers.state.inKv = soldOut
    sellers.change(soldOut.madeAt)
    expect(await show(sellers, 1)).toEqual({ soldOut: true, reads: ['kv'] })
  })

  it('every two seconds while neither store has the change yet', async () => {
    const sellers = createSellers({ inKv: onSale, inDatabase: onSale })
    await show(sellers)
    sellers.change(soldOut.madeAt)
    const both = ['kv', 'database']
    expect((await show(sellers, 1000)).reads).toEqual(both)
    expect((await show(sellers, 2000)).reads).toEqual([])
    expect((await show(sellers, 1)).reads).toEqual(both)
    sellers.state.inDatabase = soldOut
    expect(await show(sellers, 2001)).toEqual({ soldOut: true, reads: both })
    expect((await show(sellers, 2001)).reads).toEqual([])
  })

  it('never from a copy that is older than what the isolate knows', async () => {
    const sellers = createSellers({ inKv: soldOut })
    await show(sellers)
    sellers.state.inKv = onSale
    await show(sellers, minuteMs + 1)
    await Promise.all(sellers.state.behind)
    expect((await show(sellers)).soldOut).toBe(true)
  })

  it('from the database where KV fails, and never fails itself', async () => {
    expect(await show(createSellers({ inKv: 'fails', inDatabase: soldOut }))).toMatchObject({ soldOut: true })
    const sellers = createSellers({ inKv: 'fails' })
    sellers.state.inDatabase = JSON.parse('{"madeAt":"of another version"}')
    expect(await show(sellers)).toMatchObject({ soldOut: false })
    expect(sellers.warnings).toEqual([])
  })

  it('once for all lists of a request', async () => {
    const { state, ask } = createSellers({ inKv: soldOut })
    const { content } = ask()
    await Promise.all([withAvailability(content, [concert]), withAvailability(content, [concert])])
    expect(state.reads).toEqual(['kv'])
  })
})

describe('a page', () => {
  const few: Availability = { madeAt: noon - 5 * minuteMs, concerts: { kazan: facts('on-sale', 3) } }

  it('with a number of tickets is right until that number is 25 minutes old', async () => {
    const { content, goodUntil } = createSellers({ inKv: few }).ask()
    await withAvailability(content, [concert])
    expect(new Date(goodUntil.at).toISOString()).toBe('2026-11-25T12:20:00.000Z')
  })

  it('without a number is right until something changes', async () => {
    const { content, goodUntil } = createSellers({ inKv: onSale }).ask()
    await withAvailability(content, [concert])
    expect(goodUntil.at).toBe(Number.POSITIVE_INFINITY)
    expect([...content.used]).toEqual(['availability'])
  })

  it.each([
    [few.madeAt, {}],
    [few.madeAt + 1, { availability: few.madeAt }],
  ])('made of facts that a change at %i is newer than is old from the beginning', async (at, oldest) => {
    const sellers = createSellers({ inKv: few })
    sellers.change(at)
    const asked = sellers.ask()
    await withAvailability(asked.content, [concert])
    expect(asked.oldest).toEqual(oldest)
  })

  it('gets the same list for the same concerts and facts until numbers are too old', async () => {
    const { state, ask } = createSellers({ inKv: few })
    const concerts = [concert]
    const first = await withAvailability(ask().content, concerts)
    expect(first[0]).toMatchObject({ ticketsLeft: 3 })
    state.now += 20 * minuteMs
    expect(await withAvailability(ask().content, concerts)).toBe(first)
    state.now += 1
    const later = await withAvailability(ask().content, concerts)
    expect(later[0]).not.toHaveProperty('ticketsLeft')
    expect(await withAvailability(ask().content, concerts)).toBe(later)
  })

  it('gets its own list where sellers say nothing of any of its concerts', async () => {
    const concerts = [{ ...concert, slug: 'perm' }]
    expect(await withAvailability(createSellers({ inKv: few }).ask().content, concerts)).toBe(concerts)
  })

  it.each([
    [20 * minuteMs, 3],
    [20 * minuteMs + 1, undefined],
  ])('counts tickets of a category after %i ms: %s', async (afterMs, left) => {
    const { state, ask } = createSellers({ inKv: few })
    state.now += afterMs
    expect((await readCountedFacts(ask().content, concert))?.left).toBe(left)
  })
})
