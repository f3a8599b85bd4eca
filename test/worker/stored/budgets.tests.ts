import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { publishNow, visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const answerAsStrapi = createEmbeddedContent({ now: () => new Date(nowMs()) })
const asked: string[] = []

/** The demo is published once: what visitors read of it is the same for all of these tests. */
beforeAll(async () => {
  await reset()
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => answerAsStrapi(new Request(input, init)))
  await publishNow(variables)
  fetch.mockRestore()
}, 60_000)
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(await new Request(input, init).text())
    return new Response('pages ask nobody', { status: 500 })
  })
  forgetIsolateCache()
  asked.length = 0
})

/** The test's own KV, which records every operation. */
function watchKv() {
  const kv = (env as unknown as { CACHE: KVNamespace }).CACHE
  const reads: string[] = []
  const writes: string[] = []
  const watched = new Proxy(kv, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (key: string, ...rest: unknown[]) => {
        ;(name === 'get' ? reads : writes).push(key)
        return method.call(target, key, ...rest)
      }
    },
  })
  return { reads, writes, bindings: { CACHE: watched } satisfies Partial<Bindings> }
}

/** Pages, and how many parts of the content each of them reads. */
const pages = [
  ['/', 3],
  ['/concerts', 2],
  ['/concerts?past=1', 3],
  ['/c/hans-zimmer-moscow-1', 4],
  ['/hans-zimmer', 3],
  ['/cities', 2],
  ['/cities/moscow', 3],
  ['/venues', 2],
  ['/news', 2],
  ['/programs', 1],
  ['/qa', 1],
] as const

describe('a view of published content', () => {
  it.each(pages)('of %s asks nobody, writes nothing, and reads %i parts, once', async (path, count) => {
    const { reads, writes, bindings } = watchKv()
    expect((await visit(path, { variables, bindings })).status).toBe(200)
    expect({ asked, writes }).toEqual({ asked: [], writes: [] })
    const parts = reads.filter((key) => key.startsWith('content-part:'))
    expect(reads.length - parts.length).toBe(1)
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts).toHaveLength(count)
    const cold = reads.length
    await visit(path, { variables, bindings })
    expect(reads.slice(cold)).toEqual([])
  })
})
