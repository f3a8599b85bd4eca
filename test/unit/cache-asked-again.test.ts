import { describe, expect, it } from 'vitest'
import { createWorld, policy } from './cache-world.ts'

const askedAgain = { ...policy, outerWrites: 'when asked again' } as const
const day = 24 * 3600

/**
 * Plays a course of events: `a` and `b` are two isolates that ask the same, a number lets seconds pass, `!` is a change of
 * what is published, `down` and `up` are of the service.
 */
async function play(course: string) {
  const world = createWorld()
  const isolates = { a: world.startIsolate(), b: world.startIsolate() }
  let changedAt = 0
  const answers: unknown[] = []
  for (const event of course.split(' ')) {
    if (event === 'a' || event === 'b')
      answers.push((await isolates[event].asAnother()('key', askedAgain, { changedAt })).value)
    else if (event === 'down') world.fails()
    else if (event === '!') {
      changedAt = world.now()
      world.answers('second')
      world.later(1)
    } else world.later(Number(event))
    await world.settle()
  }
  return { writes: world.kv.writes, calls: world.service.calls, last: answers.at(-1) }
}

describe('a value that is kept when it is asked for again', () => {
  it.each([
    ['once', 'a', 0, 1],
    ['twice', 'a a', 1, 1],
    ['ten times', 'a a a a a a a a a a', 1, 1],
    ['once by each of two isolates', 'a b', 0, 2],
    ['by another isolate once it is kept', 'a a b', 1, 1],
    ['by both often', 'a a b b a b', 1, 1],
    ['again only when it is stale', `a ${policy.freshSeconds} a`, 1, 2],
    ['while it is refreshed each minute', 'a a 60 a a 60 a a 60 a a', 1, 4],
    ['again when it is too old', `a a ${policy.staleSeconds} a`, 2, 2],
    ['once, and once more when it is too old', `a ${policy.staleSeconds} a`, 1, 2],
  ])('asked %s: writes to KV and calls of the service', async (_, course, writes, calls) => {
    expect(await play(course)).toEqual({ writes, calls, last: 'first' })
  })

  it.each([
    ['in the isolate that kept it', 'a a ! a', 2, 2],
    ['in another isolate, which reads it from KV', 'a a ! b', 2, 2],
    ['in both, of which one asks', 'a a b ! a b', 2, 2],
    ['in an isolate that has asked once, after another one has asked', 'a a b b ! b a', 2, 2],
  ])('is ended by a change %s', async (_, course, writes, calls) => {
    expect(await play(course)).toEqual({ writes, calls, last: 'second' })
  })

  it('is answered by an isolate that has just started while the service is down, as long as it is stored', async () => {
    expect(await play(`a a ${policy.storedSeconds - 1} down b`)).toMatchObject({ last: 'first' })
  })

  it('is stored for the policy’s time, and named by the question', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read('key', askedAgain)
    await read('key', askedAgain)
    await world.settle()
    const stored = { text: `{"value":"first","storedAt":${world.now()}}`, seconds: policy.storedSeconds }
    expect([...world.kv.stored]).toEqual([['key', stored]])
  })
})

describe('however many ask', () => {
  it('what is asked once writes nothing', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    for (let name = 0; name < 300; name++) await read(`question ${name}`, askedAgain)
    await world.settle()
    expect([world.kv.writes, world.allowance.asked]).toEqual([0, 0])
  })

  it('no more is written than the allowance, and a used-up one isn’t asked for until it may have more', async () => {
    const world = createWorld()
    world.allowance.left = 3
    world.allowance.waitSeconds = policy.freshSeconds / 2
    const read = world.startIsolate()
    const flood = async () => {
      for (let name = 0; name < 50; name++) {
        await read(`question ${name}`, askedAgain)
        await read(`question ${name}`, askedAgain)
        await world.settle()
      }
    }
    await flood()
    expect([world.kv.writes, world.allowance.asked]).toEqual([3, 4])
    await flood()
    expect([world.kv.writes, world.allowance.asked]).toEqual([3, 4])
    world.later(world.allowance.waitSeconds)
    await read('question 0', askedAgain)
    await world.settle()
    expect(world.allowance.asked).toBe(4)
    await read('question 49', askedAgain)
    await world.settle()
    expect(world.allowance.asked).toBe(5)
  })

  it.each([
    [65_000, 1],
    [66_000, 0],
  ])('an answer of %i characters is written %i times, and asked for once', async (length, writes) => {
    const world = createWorld()
    world.answers('x'.repeat(length))
    const read = world.startIsolate()
    for (let time = 0; time < 3; time++) {
      await read('key', askedAgain)
      await world.settle()
    }
    expect([world.kv.writes, world.allowance.asked, world.service.calls]).toEqual([writes, writes, 1])
  })

  it('twenty at the same moment write once', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read('key', askedAgain)
    await Promise.all(Array.from({ length: 20 }, () => read.asAnother()('key', askedAgain)))
    await world.settle()
    expect(world.kv.writes).toBe(1)
  })
})

describe('a value that another policy writes', () => {
  const readOnly = { ...policy, outerWrites: 'never' } as const

  it('is never written by who only reads it, fresh, stale or too old', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    for (const seconds of [0, 0, policy.freshSeconds, policy.staleSeconds, day]) {
      world.later(seconds)
      await read('key', readOnly)
      await world.settle()
    }
    expect(world.kv.writes).toBe(0)
  })

  it('is written by the other one, also where this isolate has made it already', async () => {
    const world = createWorld()
    const read = world.startIsolate()
    await read('key', readOnly)
    await read('key')
    await read('key')
    await world.settle()
    expect([world.kv.writes, world.service.calls]).toEqual([1, 1])
    expect((await world.startIsolate()('key', readOnly)).status).toBe('HIT')
  })
})
