import { describe, expect, it } from 'vitest'
import { askUnlessResting, createOutage, isFailing } from '../../src/content/port/circuit-breaker.ts'
import { UpstreamFailed } from '../../src/errors.ts'

/** A service and a clock. */
function createWorld() {
  const outage = createOutage()
  const world = { now: 1_000_000, status: 200, calls: 0 }
  const call = async () => {
    world.calls += 1
    if (world.status !== 200) throw new UpstreamFailed('content', world.status, `status ${world.status}`)
    return 'answer'
  }
  const ask = (asker = 'a request') => askUnlessResting(outage, asker, () => world.now, call)
  const fail = async (times: number, status = 0) => {
    world.status = status
    for (let time = 0; time < times; time++) await ask().catch(() => undefined)
  }
  return { world, outage, ask, fail }
}

describe('a service that does not answer', () => {
  it.each([0, 429, 502, 503, 504])('is left alone after status %i three times in a row', async (status) => {
    const { world, ask, fail } = createWorld()
    await fail(3, status)
    await expect(ask()).rejects.toThrow('left alone after: content service: status')
    expect(world.calls).toBe(3)
  })

  it('is asked again after a rest, by one request only', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3001
    await Promise.allSettled([ask('one'), ask('other'), ask('another')])
    expect(world.calls).toBe(4)
  })

  it('answers every question of the request that tries', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3001
    world.status = 200
    expect(await Promise.all([ask('one'), ask('one'), ask('one')])).toEqual(['answer', 'answer', 'answer'])
  })

  it('is asked as ever once it answers', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3001
    world.status = 200
    expect(await ask()).toBe('answer')
    expect(await ask()).toBe('answer')
  })
})

describe('a service is not left alone', () => {
  it('after two failures', async () => {
    const { world, ask, fail } = createWorld()
    await fail(2)
    world.status = 200
    expect(await ask()).toBe('answer')
  })

  it.each([400, 500])('for a question that it answers with an error (status %i)', async (status) => {
    const { world, fail } = createWorld()
    await fail(10, status)
    expect(world.calls).toBe(10)
  })
})

describe('what the service said last', () => {
  it.each([
    ['nothing yet', 0, false],
    ['a failure a moment ago', 999_000, true],
    ['a failure half a minute ago', 970_000, false],
  ])('%s', (_name, failedAt, isSo) => {
    expect(isFailing({ ...createOutage(), failedAt }, 1_000_000)).toBe(isSo)
  })
})
