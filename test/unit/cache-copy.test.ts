import { describe, expect, it } from 'vitest'
import { createWorld, policy } from './cache-world.ts'

describe('a copy that is asked for alone', () => {
  it('comes however old it is, and nothing is made', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    world.later(policy.storedSeconds - 1)
    expect(await read.asAnother().copy()).toMatchObject({ value: 'first' })
    expect(world.service.calls).toBe(1)
  })

  it('comes from KV where the isolate has just started', async () => {
    const world = createWorld()
    await world.startIsolate()()
    await world.settle()
    expect(await world.startIsolate().copy()).toMatchObject({ value: 'first' })
    expect(world.service.calls).toBe(1)
  })

  it('isn’t there where there is none: nothing is made', async () => {
    const world = createWorld()
    expect(await world.startIsolate().copy()).toBeUndefined()
    expect(world.service.calls).toBe(0)
  })

  it('costs no second look at KV where its value is read beside it', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await Promise.all([read(), read.copy()])
    expect(world.kv.reads).toHaveLength(1)
  })
})

describe('a copy that says what is no longer so', () => {
  const served = { ...policy, isServedAfterChange: true as const }

  it('is answered until then', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    const goodUntil = world.now() + 2000
    await read('key', served)
    world.later(1)
    expect(await read('key', served, { goodUntil })).toMatchObject({ status: 'HIT' })
  })

  it('isn’t answered once more while another is made', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    const goodUntil = world.now() + 2000
    await read('key', served)
    world.answers('second')
    world.later(2)
    expect(await read('key', served, { goodUntil })).toEqual({ value: 'second', status: 'MISS' })
  })

  it('is the last resort where no other can be made', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    const goodUntil = world.now() + 2000
    await read('key', served)
    world.fails()
    world.later(2)
    expect(await read('key', served, { goodUntil })).toEqual({ value: 'first', status: 'STALE' })
  })
})
