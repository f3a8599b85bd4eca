import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { UpstreamFailed } from '../../src/errors.ts'
import { createInProcessSearch } from '../../src/search/in-process.ts'
import { checkRequest } from '../../src/search/request.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'
import { createSearchCache } from './search-cache.ts'

const now = Date.UTC(2026, 10, 20)
const whole = makeSnapshot('2026-11-20')
const few = withConcerts(whole, whole.Concert.slice(-5))
const visitorLimitMs = 2500
const zimmer = checkRequest({ queries: [{ indexUid: 'program', q: 'циммер' }], locale: 'ru' }, allLocales)

/** A content service that answers once it is let to, and the search over it. */
function createSlowSearch() {
  const { service, strapi } = createEmbeddedService(now, () => few)
  const behind: Promise<unknown>[] = []
  let answer: () => void = () => undefined
  const isLetTo = new Promise<void>((resolve) => {
    answer = resolve
  })
  let calls = 0
  const { fetch } = strapi
  strapi.fetch = async (request) => {
    calls += 1
    await isLetTo
    return fetch(request)
  }
  const cache = createSearchCache({ ...service, waitUntil: (work) => void behind.push(work) })
  const search = createInProcessSearch(service, cache)
  return { search, answer, finishBehind: () => Promise.all(behind), calls: () => calls }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('while the content service is slow and there is no index yet', () => {
  it('a visitor is told so in time, and not when the index is made', async () => {
    const { search } = createSlowSearch()
    const answered = expect(search.search(zimmer)).rejects.toThrow(UpstreamFailed)
    await vi.advanceTimersByTimeAsync(visitorLimitMs)
    await answered
  })

  it('the index is made behind that answer, for the next visitor', async () => {
    const { search, answer, finishBehind, calls } = createSlowSearch()
    const refused = expect(search.search(zimmer)).rejects.toThrow(UpstreamFailed)
    await vi.advanceTimersByTimeAsync(visitorLimitMs)
    await refused
    answer()
    await finishBehind()
    const before = calls()
    const { results } = await search.search(zimmer)
    expect(results[0]?.hits[0]).toMatchObject({ slug: 'hans-zimmer' })
    expect(calls()).toBe(before)
  })

  it('a second visitor waits for it and doesn’t have it made again', async () => {
    const { search, answer, calls } = createSlowSearch()
    const first = search.search(zimmer)
    await vi.advanceTimersByTimeAsync(10)
    const asked = calls()
    const second = search.search(zimmer)
    await vi.advanceTimersByTimeAsync(10)
    expect(calls()).toBe(asked)
    answer()
    await vi.advanceTimersByTimeAsync(visitorLimitMs)
    expect(await second).toEqual(await first)
  })
})

it('a city whose last concert has ended since the index was made has none ahead', async () => {
  let clock = now
  const [concert] = few.Concert.map((row) => ({ ...row, date: '2026-11-20', time: '19:00:00.000' }))
  if (!concert) throw new Error('the demo has no concert')
  const { service } = createEmbeddedService(now, () => withConcerts(whole, [concert]))
  const search = createInProcessSearch(service, createSearchCache({ ...service, now: () => clock }))
  const cities = checkRequest({ queries: [{ indexUid: 'city', q: '' }], locale: 'ru' }, allLocales)
  const findCities = async () => (await search.search(cities)).results[0]?.hits
  expect(await findCities()).toMatchObject([{ concerts: 1 }])
  clock += 24 * 3_600_000
  expect(await findCities()).toMatchObject([{ concerts: 0 }])
})
