import { describe, expect, it } from 'vitest'
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
  withinConcurrency,
} from '../../src/cache/concurrency-limit.ts'
import { RateLimited } from '../../src/errors.ts'

const call = (limit: ConcurrencyLimit, asker: string, make: () => Promise<string>, now = 0) =>
  withinConcurrency(limit, asker, () => now, make)

const never = () => new Promise<string>(() => undefined)

describe('a limit of calls at once', () => {
  it('lets so many through', async () => {
    const limit = createConcurrencyLimit(2)
    void call(limit, 'one', never)
    expect(await call(limit, 'two', async () => 'answer')).toBe('answer')
  })

  it('refuses one more without calling, and says when to try again', async () => {
    const limit = createConcurrencyLimit(1)
    void call(limit, 'one', never)
    const refused = call(limit, 'two', () => expect.unreachable())
    await expect(refused).rejects.toThrow(RateLimited)
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 1 })
  })

  it('counts no call that has failed', async () => {
    const limit = createConcurrencyLimit(1)
    const failed = call(limit, 'one', () => Promise.reject(new Error('down')))
    await expect(failed).rejects.toThrow('down')
    expect(await call(limit, 'two', async () => 'answer')).toBe('answer')
  })

  it('counts no call that was cut off long ago', async () => {
    const limit = createConcurrencyLimit(1)
    void call(limit, 'one', never)
    expect(await call(limit, 'two', async () => 'answer', 10_001)).toBe('answer')
    expect(limit.begun.size).toBe(0)
  })
})
