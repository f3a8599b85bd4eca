import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { EarlierValue } from '../../src/cache/made-values.ts'
import { guardShield, type ShieldNamespace } from '../../src/strapi/port/changes.ts'
import type { ContentService } from '../../src/strapi/port/client.ts'
import { askThroughShield } from '../../src/strapi/shield/ask-shield.ts'
import { changesHeader, requestIdHeader, writeShieldAnswer } from '../../src/strapi/shield/shield-answer.ts'
import { queryFor } from '../../src/tools/measure/crowd/content-service.ts'
import { createEmbeddedService } from './emulator-service.ts'

const now = Date.UTC(2026, 10, 26)
const answer = (version: number) =>
  JSON.stringify({ data: { shown: { data: { id: '1', attributes: { version } } } } })
const never = () => new Promise<never>(() => undefined)

/** A content service that answers version 2 itself, behind an object that does as the test says. */
function contentBehind(fetchObject: (request: Request) => Promise<Response>) {
  const calls = { direct: 0, object: 0 }
  const store: ShieldNamespace = {
    getByName: () => ({
      fetch: (request) => {
        calls.object += 1
        return fetchObject(request)
      },
      tell: async () => ({}),
      readChanges: async () => ({}),
    }),
  }
  const breaker = createCircuitBreaker('store')
  const direct = createEmbeddedService(now).service
  const content: ContentService = {
    ...direct,
    fetch: async () => {
      calls.direct += 1
      return new Response(answer(2), { headers: { 'content-type': 'application/json' } })
    },
    changes: { ...direct.changes, shield: guardShield(store, breaker, { requestId: 'x', now: () => now }) },
    cache: { ...direct.cache, now: () => now },
  }
  const ask = () => askThroughShield(content, queryFor('concert'), { thing: 'a', locale: 'ru' })
  return { ask, calls, content }
}

describe('a query through the origin shield', () => {
  it('is the content service’s own request, with the changes that are known', async () => {
    let asked: Request | undefined
    const { ask, calls, content } = contentBehind(async (request) => {
      asked = request
      return new Response(writeShieldAnswer({ status: 200 }, answer(1)))
    })
    content.changes.isolate.copy = { concert: 7, post: 8 }
    expect(await ask()).toEqual({ value: 1 })
    expect(calls).toEqual({ direct: 0, object: 1 })
    expect(asked?.headers.get(changesHeader)).toBe('{"concert":7}')
    expect(asked?.headers.get(requestIdHeader)).toBe('x')
    expect(await asked?.text()).toContain('"thing":"a"')
  })

  it('has an answer as old as it is, if it was asked for somebody else', async () => {
    const { ask } = contentBehind(
      async () => new Response(writeShieldAnswer({ status: 200, ageMs: 9000 }, answer(1))),
    )
    expect(await ask()).toEqual(new EarlierValue({ value: { value: 1 }, storedAt: now - 9000 }))
  })

  it.each<[string, (request: Request) => Promise<Response>]>([
    ['is dead', async () => Promise.reject(new Error('the object is overloaded'))],
    ['is slow', never],
    ['answers nonsense', async () => new Response('<html>')],
    [
      'breaks off',
      async () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('lost')) })),
    ],
    ['is of another build', async () => new Response('{"state":"ok"}\n{}')],
  ])('goes to the content service itself where the object %s', async (_, fetchObject) => {
    const { ask, calls } = contentBehind(fetchObject)
    expect(await ask()).toEqual({ value: 2 })
    expect(calls.direct).toBe(1)
  })

  it('doesn’t wait for a slow object again within five seconds', async () => {
    const { ask, calls } = contentBehind(never)
    await ask()
    await ask()
    expect(calls).toEqual({ direct: 2, object: 1 })
  })

  it('fails where the object says that the content service does, which isn’t asked once more', async () => {
    const { ask, calls } = contentBehind(
      async () => new Response(writeShieldAnswer({ status: 503, failure: 'status 503' })),
    )
    await expect(ask()).rejects.toMatchObject({ name: 'UpstreamFailed', status: 503 })
    expect(calls.direct).toBe(0)
  })
})
