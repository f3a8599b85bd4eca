import { describe, expect, it } from 'vitest'
import { createWorld, policy } from './cache-world.ts'

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
