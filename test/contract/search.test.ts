import { Meilisearch } from 'meilisearch'
import { afterAll, vi } from 'vitest'
import { createIsolateState } from '../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { answerTypedSearch } from '../../src/search/answer-typed-search.ts'
import { readCatalogues } from '../../src/search/catalogue/read-catalogue.ts'
import { toDocuments } from '../../src/search/documents.ts'
import { type SearchEngine, storedIndexes } from '../../src/search/engine.ts'
import { findConcerts, findPlaces } from '../../src/search/find-concerts.ts'
import { createInProcessSearch } from '../../src/search/in-process.ts'
import { createMeilisearch } from '../../src/search/meilisearch.ts'
import type { SearchService } from '../../src/search/search-service.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { listIndexes, loadIndexes } from '../../src/tools/operate/search-sync/load.ts'
import { currentDay, nowMs } from '../fixtures/clock.ts'
import { createFakeMeilisearch, fetchFrom, keys } from '../fixtures/fake-meilisearch.ts'
import { describeSearch } from './search.contract.ts'
import { describeTyping } from './search-typing.contract.ts'
import { contentWith } from './strapi/content-with.ts'

/**
 * The same contract for each search service, over the demo's content. Meilisearch is a fake one unless `SEARCH_URL` and
 * `SEARCH_ADMIN_KEY` name a real, empty one: `npm run test:search`.
 */
const { SEARCH_URL: realUrl, SEARCH_ADMIN_KEY: realKey = '' } = process.env
const url = realUrl ?? 'http://search.test'
const adminKey = realUrl ? realKey : keys.admin

/** The demo with fewer concerts: those in cities that the contract names, and every eighth of the others. */
const demo = makeSnapshot(currentDay())
const cities = ['kazan', 'moscow', 'saint-petersburg', 'yekaterinburg', 'novosibirsk']
const named = demo.City.filter(({ slug }) => cities.includes(String(slug)))
const Concert = demo.Concert.filter(
  ({ city }, index) => index % 8 === 0 || named.some(({ id }) => id === city),
)
const snapshot = { ...demo, Concert }
const content = contentWith(createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: () => snapshot }))

const startClock = () => ({ now: nowMs() })
const cacheOf = (clock: { now: number }, maxBytes = 8_000_000) =>
  createKvCache(createIsolateState(maxBytes), {
    kv: undefined,
    now: () => clock.now,
    waitUntil: () => undefined,
    log: content.log,
  })

/** Calls the search as the site does (`search-service.ts`). */
function asked(engine: SearchEngine, clock: { now: number }): SearchService {
  const world = () => ({ now: clock.now, locales: allLocales, log: content.log })
  return {
    search: (request) => answerTypedSearch(engine, request, world()),
    findConcerts: (text, locale) => findConcerts(engine, text, locale, world()),
    findPlaces: (text, locale) => findPlaces(engine, text, locale, world()),
  }
}

const clock = startClock()
const inProcess = { clock, service: asked(createInProcessSearch(content, cacheOf(clock)), clock) }
const openInProcess = async () => inProcess

/** Both suites use one index. The suite about typing runs first, because the other one moves the clock. */
describeTyping('the index in the process, as people type', openInProcess)
describeSearch('the index in the process', openInProcess)

const openMeilisearch = async () => {
  if (!realUrl) answerWithFake()
  const client = new Meilisearch({ host: url, apiKey: adminKey })
  const existing = await listIndexes(client)
  const taken = storedIndexes.filter((index) => existing.has(index))
  if (taken.length > 0) throw new Error(`${url} isn't empty: it has ${taken.join(', ')}`)
  const catalogues = await readCatalogues(content, currentDay(), allLocales)
  await loadIndexes(client, toDocuments(catalogues, allLocales), () => undefined)
  // The search service caches nothing, so that each search reaches the engine.
  const clock = startClock()
  const key = realUrl ? adminKey : keys.search
  const service = { url, key, requestId: '', breaker: createCircuitBreaker('search') }
  return { clock, service: asked(createMeilisearch(service, { content, cache: cacheOf(clock, 0) }), clock) }
}

/** Both suites search the index that `beforeAll` has filled. */
let filled: ReturnType<typeof openMeilisearch> | undefined
const openFilled = () => {
  filled ??= openMeilisearch()
  return filled
}

const engine = realUrl ? `Meilisearch at ${realUrl}` : 'a fake Meilisearch'
describeSearch(engine, openFilled)
describeTyping(`${engine}, as people type`, openFilled)

function answerWithFake(): void {
  const fake = createFakeMeilisearch()
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => fake),
  )
}

afterAll(async () => {
  if (!realUrl) return
  const client = new Meilisearch({ host: url, apiKey: adminKey })
  for (const index of storedIndexes) await client.deleteIndexIfExists(index)
})
