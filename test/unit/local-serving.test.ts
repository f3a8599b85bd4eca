import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BindingRow } from '../../src/config/bindings.ts'
import { findConfigProblems } from '../../src/tools/build/check-wrangler-config.ts'
import { type ServedWorker, serveWorker } from '../../src/tools/operate/serve-worker.ts'

const configPath = join(import.meta.dirname, '../fixtures/acting-worker/wrangler.toml')

/** What such a Worker would list of itself; `SPARE` is a store that this operator does without. */
const bindings: Record<string, BindingRow> = {
  ASSETS: { kind: 'assets', purpose: 'files', isRequired: true },
  CACHE: { kind: 'kv', purpose: 'copies' },
  SPARE: { kind: 'kv', purpose: 'more copies' },
  WISHES: { kind: 'd1', purpose: 'what visitors wish', isRequired: true },
  BALLOTS: { kind: 'durable-object', className: 'Ballot', purpose: 'votes', isRequired: true },
  OUTBOX: { kind: 'queue', purpose: 'what is to be sent', isRequired: true },
  WRITE_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may write' },
}

/** A busy machine starts workerd slowly. */
const startLimitMs = 60_000

describe('a Worker that takes every kind of binding', () => {
  let worker: ServedWorker
  beforeAll(async () => {
    worker = await serveWorker({
      port: 0,
      configPath,
      bindings,
      variables: { SITE_URL: 'https://a.example' },
    })
  }, startLimitMs)
  afterAll(() => worker.stop())

  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, worker.url), init)
  const readWishes = async () => (await ask('/wishes')).json()

  it('has a wrangler.toml without faults', () => {
    const lists = {
      bindings,
      variables: [],
      secrets: [],
      events: ['fetch', 'scheduled', 'queue'] as const,
      findWrongValues: () => [],
    }
    expect(findConfigProblems(configPath, lists)).toEqual([])
  })

  it('is lent all that it lists, and nobody is limited', async () => {
    expect(await (await ask('/names')).json()).toEqual([
      'ASSETS',
      'BALLOTS',
      'CACHE',
      'OUTBOX',
      'SITE_URL',
      'SPARE',
      'WISHES',
    ])
  })

  it('serves the files of its own folder', async () => {
    expect(await (await ask('/file.txt')).text()).toContain('a file of the fixture')
  })

  it('finds its database as the migrations leave it', async () => {
    expect(await readWishes()).toContainEqual({ text: 'from a migration; the first', source: 'migration' })
  })

  it('gets the messages that it has sent to a queue', async () => {
    expect((await ask('/wishes', { method: 'POST', body: 'Zimmer' })).status).toBe(202)
    await vi.waitFor(
      async () => expect(await readWishes()).toContainEqual({ text: 'Zimmer', source: 'queue' }),
      startLimitMs,
    )
  })

  it('does what is scheduled when it is asked to', async () => {
    expect((await ask('/cdn-cgi/local/scheduled?cron=0+3+*+*+*')).status).toBe(200)
    expect(await readWishes()).toContainEqual({ text: 'at 0 3 * * *', source: 'cron' })
  })

  it('counts in a Durable Object, each voter once', async () => {
    for (const voter of ['anna', 'boris', 'anna']) await ask(`/ballot?voter=${voter}`, { method: 'POST' })
    expect(await (await ask('/ballot')).json()).toMatchObject({ votes: 2 })
  })

  it('is woken by the alarm of a Durable Object', async () => {
    await ask('/ballot', { method: 'DELETE' })
    await vi.waitFor(
      async () => expect(await (await ask('/ballot')).json()).toMatchObject({ isClosed: true }),
      startLimitMs,
    )
  })

  it('keeps what it has stored when a new isolate starts', async () => {
    await ask('/ballot?voter=vera', { method: 'POST' })
    await worker.restart()
    expect(await (await ask('/ballot')).json()).not.toMatchObject({ votes: 0 })
    expect(await readWishes()).toContainEqual({ text: 'from a migration; the first', source: 'migration' })
  })
})

it(
  'limits visitors where that is asked for',
  async () => {
    const worker = await serveWorker({ port: 0, configPath, bindings, rateLimits: 'on' })
    const statuses: number[] = []
    // There is one request too many, since a new minute may begin in between.
    for (const body of ['one', 'two', 'three']) {
      statuses.push((await fetch(new URL('/wishes', worker.url), { method: 'POST', body })).status)
    }
    await worker.stop()
    expect(statuses).toContain(429)
  },
  startLimitMs,
)
