import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/context/services.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const answerAsStrapi = createEmbeddedContent({ now: () => new Date(nowMs()) })

beforeEach(async () => {
  forgetIsolateCache()
  await reset()
})

/** The demo's content service, and the names of the queries that it received. */
function serveDemo(before: () => Promise<void> = async () => undefined) {
  const asked: { name: string; text: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    asked.push({ name: /query (\w+)/.exec(text)?.[1] ?? '', text })
    await before()
    return answerAsStrapi(request)
  })
  return asked
}

/** The test's own KV, which records every operation. @param before what a read waits for */
function watchKv(before?: (key: string) => Promise<void>) {
  const kv = (env as unknown as { CACHE: KVNamespace }).CACHE
  const reads: string[] = []
  const writes: string[] = []
  const watched = new Proxy(kv, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (key: string, ...rest: unknown[]) => {
        ;(name === 'get' ? reads : writes).push(key)
        const call = () => method.call(target, key, ...rest)
        return name === 'get' && before ? before(key).then(call) : call()
      }
    },
  })
  return { reads, writes, bindings: { CACHE: watched } satisfies Partial<Bindings> }
}

const pages = [
  '/',
  '/concerts',
  '/c/hans-zimmer-moscow-1',
  '/hans-zimmer',
  '/cities',
  '/cities/moscow',
].concat('/venues', '/news', '/programs', '/qa')

describe('a warm page view', () => {
  it.each(pages)('of %s asks nobody for anything', async (path) => {
    const asked = serveDemo()
    const { reads, writes, bindings } = watchKv()
    await visit(path, { variables, bindings })
    const cold = { asked: asked.length, reads: reads.length, writes: writes.length }
    await visit(path, { variables, bindings })
    expect({ asked: asked.length, reads: reads.length, writes: writes.length }).toEqual(cold)
  })
})

describe('a cold page view', () => {
  it.each(pages)('of %s reads one entry of KV besides those of its content', async (path) => {
    const asked = serveDemo()
    const { reads, bindings } = watchKv()
    await visit(path, { variables, bindings })
    expect(reads.filter((key) => !key.startsWith('content:'))).toEqual(['content-changes'])
    expect(reads.length - 1).toBe(asked.length)
  })

  it.each(pages)('of %s writes to KV what it has read from the content service, once', async (path) => {
    const asked = serveDemo()
    const { writes, bindings } = watchKv()
    await visit(path, { variables, bindings })
    expect(writes.length).toBe(asked.length)
    expect(new Set(writes).size).toBe(writes.length)
  })

  it.each([
    ['/', 4],
    ['/concerts', 5],
    ['/c/hans-zimmer-moscow-1', 4],
    ['/hans-zimmer', 5],
    ['/programs', 2],
    ['/cities', 4],
    ['/cities/moscow', 4],
    ['/venues', 3],
    ['/news', 3],
    ['/qa', 2],
  ])('of %s asks the content service %i queries at most, each once', async (path, most) => {
    const asked = serveDemo()
    expect((await visit(path, { variables })).status).toBe(200)
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
    expect(asked.length).toBeLessThanOrEqual(most)
  })

  it.each([
    ['/', ['Concerts', 'Posts', 'Programs', 'Site']],
    ['/concerts', ['Cities', 'Concerts', 'ProgramNames', 'ScheduleIndex', 'Site']],
    ['/cities', ['Cities', 'ConcertCounts', 'ScheduleIndex', 'Site']],
    ['/venues', ['Cities', 'Site', 'Venues']],
  ])('of %s asks all its queries before the first is answered', async (path, queries) => {
    const gate = Promise.withResolvers<void>()
    const asked = serveDemo(() => gate.promise)
    const visited = visit(path, { variables })
    await vi.waitFor(() => expect(asked.map(({ name }) => name).toSorted()).toEqual(queries), {
      timeout: 20_000,
    })
    gate.resolve()
    await visited
    expect(asked.length).toBe(queries.length)
  })

  it('sends its queries before KV has told what the site is called', async () => {
    const isSent = Promise.withResolvers<void>()
    const asked = serveDemo(async () => {
      if (asked.some(({ name }) => name === 'Venues')) isSent.resolve()
    })
    const { reads, bindings } = watchKv((key) =>
      key.includes(':site:') ? isSent.promise : Promise.resolve(),
    )
    expect((await visit('/venues', { variables, bindings })).status).toBe(200)
    // Had the page waited for KV until its time limit, KV would have been left alone afterwards.
    expect(reads.filter((key) => /:(cities|venues)/.test(key))).toHaveLength(2)
  })
})
