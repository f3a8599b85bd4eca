import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { createIsolateState } from '../../../src/cache/cache.ts'
import { createCircuitBreaker } from '../../../src/cache/circuit-breaker.ts'
import { type Bindings, readConfig } from '../../../src/config/config.ts'
import { createContext } from '../../../src/context/context.ts'
import { createIsolateParts } from '../../../src/publishing/published-content.ts'
import { createContentServices } from '../../../src/strapi/create-content-services.ts'
import { createIsolateChanges, guardShield, type ShieldNamespace } from '../../../src/strapi/port/changes.ts'
import { readContent } from '../../../src/strapi/port/client.ts'
import { recordChange } from '../../../src/strapi/port/record-change.ts'
import { createPartnerConcurrency } from '../../../src/strapi/proxy/partner-content.ts'
import { queryFor } from '../../../src/tools/measure/crowd/content-service.ts'
import { fakeContent } from '../fake-content.ts'

/**
 * The real objects, which share the Worker's isolate here; each client below has a state of its own, as an isolate has.
 */
const objects = (env as unknown as { SHIELD_OF_TESTS: ShieldNamespace }).SHIELD_OF_TESTS

const { setTimeout: begin } = globalThis
/** Removes the limits of a call, 250 and 300 ms, which would pass on a busy machine. */
const longestMs = 200

let number = 0
let contentUrl = ''
// Objects keep their memory from test to test, so each test has a content service of its own.
beforeEach(() => {
  number += 1
  contentUrl = `https://content-${number}.example`
  const muted: typeof begin = Object.assign(
    (run: () => void, ms = 0) => begin(ms < longestMs ? run : () => undefined, ms),
    begin,
  )
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(muted)
})

/** One isolate: its own memory, locks, circuit breakers and knowledge of changes. KV shows it nothing. */
function startIsolate(shield: ShieldNamespace | undefined) {
  const bindings = { ...env, CONTENT_URL: contentUrl, CONTENT_DIALECT: '4' } as unknown as Bindings
  const state = () => createIsolateState<unknown>(1_000_000)
  const breaker = () => createCircuitBreaker('content')
  const isolate = createIsolateChanges()
  const content = {
    memory: { content: state(), background: state(), freeText: state(), partners: state() },
    breakers: { site: breaker(), background: breaker(), partners: breaker() },
    changes: isolate,
    published: createIsolateParts(),
    availability: { copy: { madeAt: 0, concerts: {} }, readAt: 0 },
    partnerConcurrency: createPartnerConcurrency(),
  }
  const shieldBreaker = createCircuitBreaker('store')
  const behind: Promise<unknown>[] = []
  const services = () => {
    const waitUntil = (work: Promise<unknown>) => void behind.push(work)
    const context = createContext(readConfig(bindings), bindings, { id: 'x', origin: '', waitUntil })
    const guarded = guardShield(shield, shieldBreaker, { requestId: 'x', now: context.now })
    return createContentServices(context, content, { kv: undefined, shield: guarded, publisher: undefined })
  }
  const variables = { thing: 'concert-1', locale: 'ru' }
  return {
    isolate,
    services,
    read: () => readContent(services().content, queryFor('concert'), variables),
    readDraft: () =>
      readContent(
        { ...services().content, isShielded: false, showsDrafts: true },
        queryFor('concert'),
        variables,
      ),
    settle: () => Promise.all(behind),
  }
}

const startIsolates = (shield: ShieldNamespace | undefined = objects) =>
  Array.from({ length: 64 }, () => startIsolate(shield))

/** A content service that says which version it has. */
function contentWithVersion() {
  const state = { version: 1 }
  const service = fakeContent(() =>
    Response.json({ data: { shown: { data: { id: '1', attributes: { version: state.version } } } } }),
  )
  return Object.assign(state, { calls: service.calls, answer: service.answer })
}

it('64 isolates that ask the same cost one query', async () => {
  const service = contentWithVersion()
  const versions = await Promise.all(startIsolates().map(({ read }) => read()))
  expect(new Set(versions)).toEqual(new Set([1]))
  expect(service.calls()).toBe(1)
})

it('and three at most once an editor has changed it, with the new version for everybody', async () => {
  const service = contentWithVersion()
  const isolates = startIsolates()
  await Promise.all(isolates.map(({ read }) => read()))
  service.version = 2
  const [first] = isolates
  if (!first) throw new Error('there is no isolate')
  await recordChange(first.services().content.changes, ['concert'])
  // An isolate looks for changes in the background of one request, and knows of them in the next request.
  for (const { isolate } of isolates) isolate.readAt = 0
  await Promise.all(isolates.map(({ read }) => read()))
  await Promise.all(isolates.map(({ settle }) => settle()))
  const versions = await Promise.all(isolates.map(({ read }) => read()))
  expect(new Set(versions)).toEqual(new Set([2]))
  expect(service.calls()).toBeLessThanOrEqual(1 + 3)
})

it('two objects for the same key, as during a move, cost two queries', async () => {
  const service = contentWithVersion()
  const moved: ShieldNamespace = { getByName: (name) => objects.getByName(`${name} elsewhere`) }
  await Promise.all([...startIsolates(), ...startIsolates(moved)].map(({ read }) => read()))
  expect(service.calls()).toBe(2)
})

it('without the shield, and where it is dead, each isolate asks for itself as before', async () => {
  const dead = () => Promise.reject(new Error('Durable Object is overloaded.'))
  const shield: ShieldNamespace = { getByName: () => ({ fetch: dead, tell: dead, readChanges: dead }) }
  for (const none of [undefined, shield]) {
    const service = contentWithVersion()
    const isolates = none ? startIsolates(none) : Array.from({ length: 64 }, () => startIsolate(undefined))
    const versions = await Promise.all(isolates.map(({ read }) => read()))
    expect(new Set(versions)).toEqual(new Set([1]))
    expect(service.calls()).toBe(64)
  }
})

it('a query that the content service refuses is refused to all, and is asked again later', async () => {
  const service = contentWithVersion()
  service.answer(() => Response.json({ errors: [{ message: 'Cannot query field' }] }, { status: 400 }))
  const isolates = startIsolates()
  const results = await Promise.allSettled(isolates.map(({ read }) => read()))
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']))
  service.answer(() => Response.json({ data: { shown: { data: { id: '1', attributes: { version: 3 } } } } }))
  expect(await startIsolate(objects).read()).toBe(3)
})

it('drafts are never asked for through the shield, and none reaches another visitor', async () => {
  const service = contentWithVersion()
  service.version = 7
  const asked: string[] = []
  const watched: ShieldNamespace = {
    getByName: (name) => {
      asked.push(name)
      return objects.getByName(name)
    },
  }
  const isolate = startIsolate(watched)
  const { content, background, createPartnerContent } = isolate.services()
  expect([content, background, createPartnerContent()].map(({ isShielded }) => isShielded)).toEqual([
    true,
    false,
    false,
  ])
  await isolate.readDraft().catch(() => undefined)
  await isolate.settle()
  const queries = asked.filter((name) => name.length > 0)
  // Looking for changes asks an object too, but for no content.
  expect(queries.length).toBeLessThanOrEqual(1)
})
