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
    expect(world.kv.stored.get('key')?.seconds).toBe(policy.storedSeconds)
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
    world.hangs()
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

  it('is refreshed by one of fifty views of different visitors', async () => {
    const { world, read } = await staleWorld()
    await Promise.all(Array.from({ length: 50 }, () => read.asAnother()()))
    await world.settle()
    expect(world.service.calls).toBe(2)
  })

  it('is not refreshed by a view that comes while another visitor’s is still refreshing it', async () => {
    const { world, read } = await staleWorld()
    world.hangs()
    await read()
    await read.asAnother()()
    await new Promise((resolve) => setImmediate(resolve))
    expect(world.service.calls).toBe(2)
  })

  it('may be refreshed again right after a refresh that succeeded', async () => {
    const { world, read } = await staleWorld()
    const brief = { ...policy, freshSeconds: 1 }
    await read('key', brief)
    await world.settle()
    world.later(brief.freshSeconds)
    world.answers('third')
    await read('key', brief)
    await world.settle()
    expect((await read('key', brief)).value).toBe('third')
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
    world.hangs()
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

  it('makes one view wait for a service that is down, and not each', async () => {
    const { world, read } = await oldWorld()
    world.fails()
    await read()
    const calls = world.service.calls
    await read()
    expect(world.service.calls).toBe(calls)
  })

  it('is asked for again 15 seconds after the service failed', async () => {
    const { world, read } = await oldWorld()
    world.fails()
    await read()
    world.later(16)
    world.answers('second')
    expect(await read()).toEqual({ value: 'second', status: 'MISS' })
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

describe('a copy from before a change', () => {
  it('is never served while the service answers', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    world.answers('changed')
    const changedAt = world.now()
    world.later(1)
    expect(await read('key', policy, { changedAt })).toEqual({ value: 'changed', status: 'MISS' })
  })

  it('is served while the service fails', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    world.fails()
    const changedAt = world.now()
    world.later(1)
    expect(await read('key', policy, { changedAt })).toEqual({ value: 'first', status: 'STALE' })
  })

  it('is not served a second after it was refreshed', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    world.later(policy.freshSeconds)
    await read()
    await world.settle()
    world.later(1)
    world.answers('changed')
    expect(await read('key', policy, { changedAt: world.now() })).toEqual({
      value: 'changed',
      status: 'MISS',
    })
  })

  it('is also one that the service was asked for before it', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    let changedAt = 0
    world.service.answer = async () => {
      world.later(1)
      changedAt = world.now()
      world.later(1)
      return 'of before the change, or of after it'
    }
    await read()
    world.answers('changed')
    expect((await read('key', policy, { changedAt })).value).toBe('changed')
  })

  it('is served once more where the policy says so, and made anew behind the answer', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    const pages = { ...policy, isServedAfterChange: true } as const
    await read('key', pages)
    world.answers('changed')
    const changedAt = world.now()
    world.later(1)
    expect(await read('key', pages, { changedAt })).toEqual({ value: 'first', status: 'STALE' })
    await world.settle()
    expect(await read('key', pages, { changedAt })).toEqual({ value: 'changed', status: 'HIT' })
  })
})
