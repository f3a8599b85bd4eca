import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import type { Availability, SoldFacts } from '../../src/content/concerts/availability.ts'
import {
  type AvailabilityStore,
  createIsolateAvailability,
  hasOtherAvailability,
} from '../../src/content/concerts/known-availability.ts'
import { readCountedFacts, withAvailability } from '../../src/content/concerts/read-availability.ts'
import type { ContentService } from '../../src/content/content-service.ts'
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
  const isolate = createIsolateAvailability()
  const now = () => state.now
  /** The content of one request. */
  const ask = () => {
    const goodUntil = { at: Number.POSITIVE_INFINITY }
    // Only the called methods of the platform's stores are there.
    const stores = {
      kv: { store: kv, breaker: createCircuitBreaker('store'), requestId: '', now },
      database: { prepare: () => ({ first }) },
    } as unknown as Pick<AvailabilityStore, 'kv' | 'database'>
    const content: ContentService = {
      ...service,
      now,
      waitUntil: (work) => void state.behind.push(work),
      used: new Set(),
      availability: { isolate, ...stores },
      goodUntil,
    }
    return { content, goodUntil }
  }
  return { state, ask, warnings, isolate }
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
  it('from the copy of the place by the first request of an isolate, and then for ten seconds not at all', async () => {
    const sellers = createSellers({ inKv: soldOut, inDatabase: onSale })
    expect(await show(sellers)).toEqual({ soldOut: true, reads: ['kv'] })
    expect(await show(sellers, 10_000)).toEqual({ soldOut: true, reads: [] })
  })

  it('again behind a request, once ten seconds have passed', async () => {
    const sellers = createSellers({ inKv: onSale })
    await show(sellers)
    sellers.state.inKv = soldOut
    expect((await show(sellers, 10_001)).soldOut).toBe(false)
    await Promise.all(sellers.state.behind)
    expect(await show(sellers)).toEqual({ soldOut: true, reads: [] })
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
    expect([...content.used]).toEqual([expect.stringMatching(`^availability:${onSale.madeAt}:`)])
  })

  it('is outdated once the isolate knows newer facts that differ', async () => {
    const sellers = createSellers({ inKv: onSale })
    const { content } = sellers.ask()
    await withAvailability(content, [concert])
    const isOutdated = async (inKv: Availability) => {
      sellers.state.inKv = inKv
      sellers.state.now += 10_001
      await show(sellers)
      await Promise.all(sellers.state.behind)
      return hasOtherAvailability([...content.used], sellers.ask().content)
    }
    expect(await isOutdated({ ...onSale, madeAt: noon })).toBe(false)
    expect(await isOutdated(soldOut)).toBe(true)
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
