import { describe, expect, it } from 'vitest'
import { createWorld, policy } from './cache-world.ts'

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
