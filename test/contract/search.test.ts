import { Meilisearch } from 'meilisearch'
import { afterAll, vi } from 'vitest'
import { createIsolateShare } from '../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { createKvCache } from '../../src/cache/kv-cache.ts'
import { readConfig } from '../../src/config.ts'
import { answerQuestion } from '../../src/search/answer-question.ts'
import { readCatalogue } from '../../src/search/catalogue/read-catalogue.ts'
import { toDocuments } from '../../src/search/documents.ts'
import { createInProcessSearch } from '../../src/search/in-process.ts'
import { createMeilisearch } from '../../src/search/meilisearch.ts'
import type { SearchService } from '../../src/search/search-service.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { searchIndexes } from '../../src/shared/search.ts'
import { utcDay } from '../../src/shared/zoned-time.ts'
import { createContent } from '../../src/tools/operate/search-sync/content.ts'
import { indexesOf, loadIndexes } from '../../src/tools/operate/search-sync/load.ts'
import { createFakeMeilisearch, fetchFrom, keys } from '../fixtures/fake-meilisearch.ts'
import { describeSearch } from './search.contract.ts'

/**
 * One contract, every adapter, over the demo's content. Meilisearch is a fake one unless `SEARCH_URL` and
 * `SEARCH_ADMIN_KEY` name a real one that is empty: `npm run test:search`.
 */
const { SEARCH_URL: realUrl, SEARCH_ADMIN_KEY: realKey = '' } = process.env
const url = realUrl ?? 'http://search.test'
const adminKey = realUrl ? realKey : keys.admin
const complaints: string[] = []
const content = createContent(readConfig({} as Parameters<typeof readConfig>[0]), (line) =>
  complaints.push(line),
)

const startClock = () => ({ now: Date.now() })
const cacheOf = (clock: { now: number }, maxBytes = 8_000_000) =>
  createKvCache(createIsolateShare(maxBytes), {
    ...{ kv: undefined, now: () => clock.now, waitUntil: () => undefined, log: content.log },
  })

/** As the site asks it (`search-service.ts`). */
const asked = (engine: SearchService, clock: { now: number }): SearchService => ({
  search: (request) =>
    answerQuestion(engine, request, { now: clock.now, locales: allLocales, log: content.log }),
})

describeSearch('the index in the process', async () => {
  const clock = startClock()
  return { clock, service: asked(createInProcessSearch(content, cacheOf(clock)), clock) }
})

describeSearch(realUrl ? `Meilisearch at ${realUrl}` : 'a fake Meilisearch', async () => {
  if (!realUrl) answerWithFake()
  const client = new Meilisearch({ host: url, apiKey: adminKey })
  const existing = await indexesOf(client)
  const taken = searchIndexes.filter((index) => existing.has(index))
  if (taken.length > 0) throw new Error(`${url} isn't empty: it has ${taken.join(', ')}`)
  const catalogues = await readCatalogue(content, utcDay(Date.now()))
  await loadIndexes(client, toDocuments(catalogues, allLocales), () => undefined)
  // Nothing is cached: each question reaches the service.
  const clock = startClock()
  const key = realUrl ? adminKey : keys.search
  const service = { url, key, requestId: '', breaker: createCircuitBreaker('search') }
  return { clock, service: asked(createMeilisearch(service, cacheOf(clock, 0)), clock) }
})

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
  for (const index of searchIndexes) await client.deleteIndexIfExists(index)
})
