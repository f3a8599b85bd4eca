import { describe, expect, it } from 'vitest'
import { StreamedValue } from '../../src/cache/cache.ts'
import { UpstreamFailed } from '../../src/errors.ts'
import { createWorld, policy } from './cache-world.ts'

/** A service that answers once it is let to. */
function slowWorld() {
  const world = createWorld()
  const answer = Promise.withResolvers<unknown>()
  world.service.answer = () => answer.promise
  return { world, answer }
}

describe('an entry that is being made', () => {
  it('is made once for twenty views', async () => {
    const { world, answer } = slowWorld()
    const read = world.startIsolate()
    const views = Array.from({ length: 20 }, () => read.asAnother()())
    answer.resolve('first')
    const values = (await Promise.all(views)).map(({ value }) => value)
    expect(values).toEqual(Array.from({ length: 20 }, () => 'first'))
    expect(world.service.calls).toBe(1)
  })

  it('is made once for a view that asks for it twice', async () => {
    const { world, answer } = slowWorld()
    const read = world.startIsolate()
    const both = [read(), read()]
    answer.resolve('first')
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['MISS', 'MISS'])
    expect(world.service.calls).toBe(1)
  })

  it('fails for all who wait for it, with one query', async () => {
    const { world, answer } = slowWorld()
    const read = world.startIsolate()
    const views = Array.from({ length: 5 }, () => read.asAnother()())
    const failed = Promise.allSettled(views)
    answer.reject(new UpstreamFailed('content', 503, 'the service is down'))
    const reasons = (await failed).map((view) => (view.status === 'rejected' ? view.reason.status : 'no'))
    expect(reasons).toEqual([503, 503, 503, 503, 503])
    expect(world.service.calls).toBe(1)
  })

  it('is asked for again by who comes after it has failed', async () => {
    const { world, answer } = slowWorld()
    const read = world.startIsolate()
    const first = read()
    answer.reject(new Error('the service is down'))
    await expect(first).rejects.toThrow('the service is down')
    world.answers('recovered')
    expect(await read.asAnother()()).toEqual({ value: 'recovered', status: 'MISS' })
  })

  it('is waited for where the copy is of before a change', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    const changedAt = world.now()
    world.later(1)
    const answer = Promise.withResolvers<unknown>()
    world.service.answer = () => answer.promise
    const views = [read('key', policy, { changedAt }), read.asAnother()('key', policy, { changedAt })]
    answer.resolve('changed')
    expect((await Promise.all(views)).map(({ value }) => value)).toEqual(['changed', 'changed'])
  })

  it('is not waited for where it failed before: the last good copy is there', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read()
    world.later(policy.staleSeconds)
    world.fails()
    await read.asAnother()()
    world.later(16)
    world.hangs()
    void read.asAnother()()
    expect(await read.asAnother()()).toEqual({ value: 'first', status: 'STALE' })
  })

  it('is waited for by nobody where it is sent while it is made', async () => {
    const { world, answer } = slowWorld()
    const read = world.startIsolate()
    const pages = { ...policy, isStreamed: true } as const
    const views = [read('key', pages), read.asAnother()('key', pages)]
    answer.resolve('first')
    await Promise.all(views)
    expect(world.service.calls).toBe(2)
  })

  it('is waited for by nobody once it is given away without being kept', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    world.answers(new StreamedValue('too large to be kept'))
    await read()
    expect(await read.asAnother()()).toEqual({ value: 'too large to be kept', status: 'MISS' })
  })

  it('is made by the next view once who made it was cut off', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    world.hangs()
    void read()
    await Promise.resolve()
    world.later(15)
    world.answers('second')
    expect(await read.asAnother()()).toEqual({ value: 'second', status: 'MISS' })
  })
})

describe('locks of names that visitors make up', () => {
  it('are bounded', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    world.fails()
    for (let name = 0; name < 2000; name++) await read(`guess ${name}`).catch(() => undefined)
    expect(read.locks.size).toBeLessThanOrEqual(500)
  })
})
