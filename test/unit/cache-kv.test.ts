import { describe, expect, it } from 'vitest'
import { createWorld, policy } from './cache-world.ts'

describe('a cache whose KV', () => {
  it('is not bound works in the isolate', async () => {
    const world = createWorld()
    const read = world.startIsolate({ hasKv: false })
    await read()
    await world.settle()
    expect(await read()).toEqual({ value: 'first', status: 'HIT' })
  })

  it('fails to read asks the service', async () => {
    const world = createWorld()
    world.kv.failsToRead = true
    expect(await world.startIsolate()()).toEqual({ value: 'first', status: 'MISS' })
  })

  it('fails to write serves the visitor and the next one', async () => {
    const world = createWorld()
    world.kv.failsToWrite = true
    const read = world.startIsolate()
    await read()
    await world.settle()
    expect(await read()).toEqual({ value: 'first', status: 'HIT' })
  })

  it('fails to read and write says so in the log', async () => {
    const world = createWorld()
    world.kv.failsToRead = true
    world.kv.failsToWrite = true
    await world.startIsolate()()
    await world.settle()
    expect(world.warnings).toEqual(['cache read failed', 'cache write failed'])
  })

  it('fails to read while an entry is refreshed still lets it be refreshed', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    await world.settle()
    world.kv.failsToRead = true
    world.later(policy.freshSeconds)
    world.answers('second')
    await read()
    await world.settle()
    expect((await read()).value).toBe('second')
  })

  it.each([
    '',
    'rubbish',
    '{"value":',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"value":1}',
    '{"storedAt":1795132800000}',
    '{"value":"old","storedAt":"yesterday"}',
    '{"value":"old","storedAt":null}',
  ])('holds the rubbish «%s» asks the service', async (rubbish) => {
    const world = createWorld()
    world.kv.stored.set('key', { text: rubbish, seconds: undefined })
    expect(await world.startIsolate()()).toEqual({ value: 'first', status: 'MISS' })
  })
})

describe('a key', () => {
  const isWithinKvLimit = (key: string) => new TextEncoder().encode(key).length <= 512

  it('of 512 bytes is stored as it is', async () => {
    const world = createWorld()
    await world.startIsolate()('x'.repeat(512))
    await world.settle()
    expect([...world.kv.stored.keys()]).toEqual(['x'.repeat(512)])
  })

  it.each([['x'.repeat(513)], ['я'.repeat(257)]])(
    'longer than 512 bytes is stored under its digest (%#)',
    async (key) => {
      const world = createWorld()
      await world.startIsolate()(key)
      await world.settle()
      expect([...world.kv.stored.keys()]).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{32}$/)])
    },
  )

  it('longer than 512 bytes is found again by another isolate', async () => {
    const world = createWorld()
    await world.startIsolate()('x'.repeat(9000))
    await world.settle()
    expect((await world.startIsolate()('x'.repeat(9000))).status).toBe('HIT')
  })

  it('differs from another long one that begins alike', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read(`${'x'.repeat(600)}1`)
    await read(`${'x'.repeat(600)}2`)
    await world.settle()
    expect(world.kv.stored.size).toBe(2)
    expect([...world.kv.stored.keys()].every(isWithinKvLimit)).toBe(true)
  })
})
