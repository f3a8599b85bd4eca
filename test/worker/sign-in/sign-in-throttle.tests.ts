import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { throttleRules } from '../../../src/throttle/throttle-rules.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { counterOf } from '../counter-of.ts'
import { reset } from '../reset.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const { name: rule } = throttleRules

/** The time that objects use: tests and objects share an isolate. */
let now: number
beforeEach(async () => {
  await reset()
  now = nowMs()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})

const bucket = () => counterOf('name:1')
const begin = async () => (await bucket().begin(rule)).waitSeconds

/** Makes all attempts that are free. */
async function useUp() {
  for (let at = 0; at < rule.free; at++) await begin()
}

const readStorage = () =>
  runInDurableObject(bucket(), async (_, { storage }) => ({
    keys: [...storage.kv.list()].map(([key]) => key),
    alarm: await storage.getAlarm(),
  }))

describe('a bucket of attempts', () => {
  it('does not count an attempt that it refuses', async () => {
    await useUp()
    for (let at = 0; at < 20; at++) await begin()
    now += 5 * second
    expect(await begin()).toBe(0)
  })

  it('lets no more through when all come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 200 }, begin))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(rule.free)
  })

  it('remembers its tries when it was put out of memory in between', async () => {
    await useUp()
    await evictDurableObject(bucket())
    expect(await begin()).toBe(5)
  })

  it('remembers them when it is put out of memory while tries arrive', async () => {
    const tries = Array.from({ length: 60 }, async (_, at) => {
      if (at === 30) await evictDurableObject(bucket()).catch(() => undefined)
      return begin().catch(() => 'no answer')
    })
    const waits = await Promise.all(tries)
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(rule.free)
    expect(await begin()).toBe(5)
  })

  it('shares nothing with another bucket', async () => {
    await useUp()
    expect((await counterOf('name:2').begin(rule)).waitSeconds).toBe(0)
  })
})

describe('a try that is taken back', () => {
  it('is as if it had not been made', async () => {
    for (let at = 0; at < 20; at++) {
      const { triedAt } = await bucket().begin(rule)
      await bucket().takeBack(triedAt)
    }
    expect(await begin()).toBe(0)
  })

  it('leaves all others', async () => {
    await useUp()
    now += 5 * second
    const { triedAt } = await bucket().begin(rule)
    now += second
    await bucket().takeBack(triedAt)
    expect(await begin()).toBe(0)
    expect(await begin()).toBe(10)
  })

  it('leaves nothing behind where it was the only one', async () => {
    const { triedAt } = await bucket().begin(rule)
    await bucket().takeBack(triedAt)
    expect(await readStorage()).toEqual({ keys: [], alarm: null })
  })
})

describe('a day after the last try', () => {
  it('the object is woken', async () => {
    await begin()
    now += hour
    await begin()
    expect(await readStorage()).toEqual({ keys: ['tries'], alarm: now + 24 * hour })
  })

  it('it holds nothing any more', async () => {
    await useUp()
    expect(await runDurableObjectAlarm(bucket())).toBe(true)
    expect(await readStorage()).toEqual({ keys: [], alarm: null })
    expect(await begin()).toBe(0)
  })

  it('a try that was refused keeps nothing alive', async () => {
    await useUp()
    const woken = now + 24 * hour
    now += second
    await begin()
    expect((await readStorage()).alarm).toBe(woken)
  })
})

it('an object that is deleted while it imports its code keeps no other one waiting', async () => {
  await runInDurableObject(bucket(), () => void import('../../../src/throttle/throttle-state.ts'))
  await reset()
  expect(await begin()).toBe(0)
})
