import { describe, expect, it } from 'vitest'
import { callThrough, createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import { ContentInvalid, UpstreamFailed } from '../../src/errors.ts'

/** A service behind a breaker, and a clock. */
function createWorld(upstream: 'content' | 'search' = 'content') {
  const breaker = createCircuitBreaker(upstream)
  const world = { now: 1_000_000, status: 200, calls: 0 }
  const call = async () => {
    world.calls += 1
    if (world.status !== 200) throw new UpstreamFailed(upstream, world.status, `status ${world.status}`)
    return 'answer'
  }
  const ask = (asker = 'a request') => callThrough(breaker, asker, () => world.now, call)
  const fail = async (times: number, status = 0) => {
    world.status = status
    for (let time = 0; time < times; time++) await ask(`failing ${time}`).catch(() => undefined)
  }
  return { world, breaker, ask, fail }
}

describe('an open breaker', () => {
  it.each([0, 429, 502, 503, 504])('refuses at once after status %i three times in a row', async (status) => {
    const { world, ask, fail } = createWorld()
    await fail(3, status)
    await expect(ask()).rejects.toThrow(`content service: circuit is open after: content service: status`)
    expect(world.calls).toBe(3)
  })

  it('refuses until three seconds are over', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 2999
    await expect(ask()).rejects.toThrow('circuit is open')
    world.now += 1
    await expect(ask()).rejects.toThrow('status 0')
  })

  it('lets one request try afterwards, and refuses others meanwhile', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3000
    await Promise.allSettled([ask('one'), ask('other'), ask('another')])
    expect(world.calls).toBe(4)
  })

  it('lets the request that tries ask all its queries', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3000
    world.status = 200
    expect(await Promise.all([ask('one'), ask('one'), ask('one')])).toEqual(['answer', 'answer', 'answer'])
  })

  it('stays open for as long again after a try that failed, for the one who tried too', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3000
    await ask('one').catch(() => undefined)
    world.now += 2999
    await Promise.allSettled([ask('one'), ask('other')])
    expect(world.calls).toBe(4)
    world.now += 1
    await ask('other').catch(() => undefined)
    expect(world.calls).toBe(5)
  })

  it('lets another request try when one that tried was cut off', async () => {
    const { world, breaker, ask, fail } = createWorld()
    await fail(3)
    world.now += 3000
    void callThrough(
      breaker,
      'cut off',
      () => world.now,
      () => new Promise(() => undefined),
    )
    await expect(ask()).rejects.toThrow('circuit is open')
    world.now += 3000
    world.status = 200
    expect(await ask()).toBe('answer')
  })

  it('is closed for everybody once the try is answered', async () => {
    const { world, ask, fail } = createWorld()
    await fail(3)
    world.now += 3000
    world.status = 200
    await ask('one')
    expect(await Promise.all([ask('other'), ask('another')])).toEqual(['answer', 'answer'])
  })
})

describe('a breaker stays closed', () => {
  it('after two failures', async () => {
    const { world, ask, fail } = createWorld()
    await fail(2)
    world.status = 200
    expect(await ask()).toBe('answer')
  })

  it('after two failures on either side of an answer', async () => {
    const { world, ask, fail } = createWorld()
    await fail(2)
    world.status = 200
    await ask()
    await fail(2)
    world.status = 200
    expect(await ask()).toBe('answer')
  })

  it.each([400, 500])('for a query that is answered with an error (status %i)', async (status) => {
    const { world, fail } = createWorld()
    await fail(10, status)
    expect(world.calls).toBe(10)
  })

  it('for an answer that is of no use', async () => {
    const { world, breaker, ask, fail } = createWorld()
    await fail(2)
    const useless = async () => Promise.reject(new ContentInvalid('concerts', 'items', 'expected array'))
    await callThrough(breaker, 'a request', () => world.now, useless).catch(() => undefined)
    await fail(1)
    world.status = 200
    expect(await ask()).toBe('answer')
  })

  it('whatever another kind of asker meets', async () => {
    const partners = createWorld()
    await partners.fail(3)
    expect(await createWorld().ask()).toBe('answer')
  })
})

describe('the breaker of search', () => {
  it.each([0, 401, 500])('opens for ten seconds after one failure (status %i)', async (status) => {
    const { world, ask, fail } = createWorld('search')
    await fail(1, status)
    world.status = 200
    world.now += 9999
    await expect(ask()).rejects.toThrow('search service: circuit is open')
    world.now += 1
    expect(await ask()).toBe('answer')
  })
})
