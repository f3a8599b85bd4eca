import { describe, expect, it } from 'vitest'
import { createWorld, policy } from './cache-world.ts'

describe('an entry that nobody has asked for', () => {
  it('is fetched', async () => {
    const world = createWorld()
    expect(await world.startIsolate()()).toEqual({ value: 'first', status: 'MISS' })
  })

  it('is stored in KV behind the answer for as long as an outage may last', async () => {
    const world = createWorld()
    await world.startIsolate()()
    await world.settle()
    expect(world.kv.stored.get('key')?.seconds).toBe(policy.keepSeconds)
  })

  it('throws what the service threw', async () => {
    const world = createWorld()
    world.fails()
    await expect(world.startIsolate()()).rejects.toThrow('the service is down')
  })

  it('leaves no error in the cache', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    world.fails()
    await expect(read()).rejects.toThrow()
    world.answers('recovered')
    expect(await read()).toEqual({ value: 'recovered', status: 'MISS' })
  })

  it('leaves no error in KV', async () => {
    const world = createWorld()
    world.fails()
    await expect(world.startIsolate()()).rejects.toThrow()
    await world.settle()
    expect(world.storedValues()).toEqual([])
  })
})

describe('a fresh entry', () => {
  it('is a hit until the last moment', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    world.later(policy.freshSeconds - 0.001)
    expect(await read()).toEqual({ value: 'first', status: 'HIT' })
  })

  it('costs the service no call, however often it is read', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    for (let view = 0; view < 100; view++) await read()
    expect(world.service.calls).toBe(1)
  })

  it('costs KV no read once the isolate holds it', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    const before = world.kv.reads.length
    await read()
    expect(world.kv.reads).toHaveLength(before)
  })

  it('is found in KV by an isolate that has just started', async () => {
    const world = createWorld()
    await world.startIsolate()()
    await world.settle()
    expect(await world.startIsolate()()).toEqual({ value: 'first', status: 'HIT' })
  })

  it('that is false, zero or empty is an entry like any other', async () => {
    for (const value of [false, 0, '', []]) {
      const world = createWorld()
      world.answers(value)
      const read = world.startIsolate()
      await read()
      expect(await read()).toEqual({ value, status: 'HIT' })
    }
  })
})

describe('a stale entry', () => {
  const staleWorld = async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    await world.settle()
    world.later(policy.freshSeconds)
    world.answers('second')
    return { world, read }
  }

  it('is served at once, without waiting for the service', async () => {
    const { world, read } = await staleWorld()
    world.service.answer = () => new Promise(() => undefined)
    expect(await read()).toEqual({ value: 'first', status: 'STALE' })
  })

  it('is refreshed behind the answer', async () => {
    const { world, read } = await staleWorld()
    await read()
    await world.settle()
    expect(await read()).toEqual({ value: 'second', status: 'HIT' })
  })

  it('is refreshed in KV too', async () => {
    const { world, read } = await staleWorld()
    await read()
    await world.settle()
    expect(world.storedValues()).toEqual(['second'])
  })

  it('is refreshed by one of many views', async () => {
    const { world, read } = await staleWorld()
    await Promise.all(Array.from({ length: 50 }, () => read()))
    await world.settle()
    expect(world.service.calls).toBe(2)
  })

  it('may be refreshed again after a refresh that succeeded', async () => {
    const { world, read } = await staleWorld()
    await read()
    await world.settle()
    world.later(policy.freshSeconds)
    world.answers('third')
    await read()
    await world.settle()
    expect((await read()).value).toBe('third')
  })

  it('is not refreshed again within 15 seconds of a refresh that failed', async () => {
    const { world, read } = await staleWorld()
    world.fails()
    await read()
    await world.settle()
    world.later(14.9)
    await read()
    await world.settle()
    expect(world.service.calls).toBe(2)
  })

  it('is refreshed again 15 seconds after a refresh that was cut off', async () => {
    const { world, read } = await staleWorld()
    world.service.answer = () => new Promise(() => undefined)
    await read()
    world.later(15)
    world.answers('second')
    await read()
    await expect.poll(async () => (await read()).value).toBe('second')
  })

  it('goes on being served while its refresh fails', async () => {
    const { world, read } = await staleWorld()
    world.fails()
    await read()
    await world.settle()
    expect(await read()).toEqual({ value: 'first', status: 'STALE' })
  })

  it('logs a refresh that failed', async () => {
    const { world, read } = await staleWorld()
    world.fails()
    await read()
    await world.settle()
    expect(world.warnings).toEqual(['refresh failed'])
  })

  it('that was refreshed elsewhere is taken from KV', async () => {
    const { world, read } = await staleWorld()
    await world.startIsolate()()
    await world.settle()
    const calls = world.service.calls
    await read()
    await world.settle()
    expect(await read()).toEqual({ value: 'second', status: 'HIT' })
    expect(world.service.calls).toBe(calls)
  })

  it('is refreshed by the service when KV holds a newer copy that is stale as well', async () => {
    const { world, read } = await staleWorld()
    await world.startIsolate()()
    await world.settle()
    world.later(policy.freshSeconds)
    world.answers('third')
    await read()
    await world.settle()
    expect((await read()).value).toBe('third')
  })

  it('is not replaced by an older copy that KV still shows', async () => {
    const { world, read } = await staleWorld()
    const old = world.kv.stored.get('key')
    await read()
    await world.settle()
    world.later(policy.freshSeconds)
    if (old) world.kv.stored.set('key', old)
    world.fails()
    await read()
    await world.settle()
    expect((await read()).value).toBe('second')
  })
})

describe('an entry older than stale', () => {
  const oldWorld = async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    await world.settle()
    world.later(policy.staleSeconds)
    world.answers('second')
    return { world, read }
  }

  it('waits for the service', async () => {
    const { read } = await oldWorld()
    expect(await read()).toEqual({ value: 'second', status: 'MISS' })
  })

  it('is served when the service fails, however old', async () => {
    const { world, read } = await oldWorld()
    world.later(365 * 24 * 3600)
    world.fails()
    expect(await read()).toEqual({ value: 'first', status: 'STALE' })
  })

  it('is served out of KV when the service fails', async () => {
    const { world } = await oldWorld()
    world.fails()
    expect(await world.startIsolate()()).toEqual({ value: 'first', status: 'STALE' })
  })

  it('is logged when it is served', async () => {
    const { world, read } = await oldWorld()
    world.fails()
    await read()
    expect(world.warnings).toEqual(['serving the last good copy'])
  })

  it('gives way to a newer copy of another isolate', async () => {
    const { world, read } = await oldWorld()
    await world.startIsolate()()
    await world.settle()
    expect(await read()).toEqual({ value: 'second', status: 'HIT' })
  })

  it('does not give way to an even older copy that KV still shows', async () => {
    const { world, read } = await oldWorld()
    const older = { value: 'older', storedAt: 0 }
    world.kv.stored.set('key', { text: JSON.stringify(older), seconds: undefined })
    world.fails()
    expect((await read()).value).toBe('first')
  })
})

describe('an entry that does not exist', () => {
  const absentWorld = () => {
    const world = createWorld()
    world.answers(null)
    return { world, read: world.startIsolate() }
  }

  it('is believed to be absent for a short while', async () => {
    const { world, read } = absentWorld()
    await read()
    world.later(policy.absentSeconds - 1)
    expect(await read()).toEqual({ value: null, status: 'HIT' })
  })

  it('is asked for again afterwards, and the reader waits', async () => {
    const { world, read } = absentWorld()
    await read()
    world.later(policy.absentSeconds)
    world.answers('published')
    expect(await read()).toEqual({ value: 'published', status: 'MISS' })
  })

  it('never reaches KV', async () => {
    const { world, read } = absentWorld()
    await read()
    await world.settle()
    expect(world.kv.stored.size).toBe(0)
  })

  it('is no last good copy: a failing service is an error', async () => {
    const { world, read } = absentWorld()
    await read()
    world.later(policy.absentSeconds)
    world.fails()
    await expect(read()).rejects.toThrow('the service is down')
  })
})

describe('an entry that was unpublished', () => {
  const unpublishedWorld = async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    await world.settle()
    world.later(policy.freshSeconds)
    world.answers(null)
    await read()
    await world.settle()
    return { world, read }
  }

  it('is gone once it was refreshed', async () => {
    const { read } = await unpublishedWorld()
    expect((await read()).value).toBeNull()
  })

  it('does not come back when its absence has to be checked again', async () => {
    const { world, read } = await unpublishedWorld()
    world.later(policy.absentSeconds)
    expect((await read()).value).toBeNull()
  })

  it('does not come back out of a KV that still shows it', async () => {
    const { world, read } = await unpublishedWorld()
    const stillShown = { value: 'first', storedAt: Date.UTC(2026, 10, 20) }
    world.kv.stored.set('key', { text: JSON.stringify(stillShown), seconds: undefined })
    world.later(policy.absentSeconds)
    expect((await read()).value).toBeNull()
  })

  it('is taken out of KV, so that no other isolate shows it', async () => {
    const { world } = await unpublishedWorld()
    expect(world.storedValues()).toEqual([])
  })
})

describe('an entry for this isolate only', () => {
  const isolateOnly = { ...policy, isIsolateOnly: true } as const

  it('never touches KV while it is missed, refreshed and lost', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read('key', isolateOnly)
    world.later(policy.freshSeconds)
    await read('key', isolateOnly)
    await world.settle()
    world.later(policy.staleSeconds)
    await read('key', isolateOnly)
    world.answers(null)
    world.later(policy.staleSeconds)
    await read('key', isolateOnly)
    await world.settle()
    expect([...world.kv.reads, ...world.kv.stored.keys()]).toEqual([])
  })

  it('is refreshed behind the answer like any other', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read('key', isolateOnly)
    world.later(policy.freshSeconds)
    world.answers('second')
    await read('key', isolateOnly)
    await world.settle()
    expect((await read('key', isolateOnly)).value).toBe('second')
  })
})

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
      expect([...world.kv.stored.keys()]).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}$/)])
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
