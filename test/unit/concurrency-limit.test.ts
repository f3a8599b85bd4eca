import { describe, expect, it } from 'vitest'
import { createConcurrencyLimit, withinConcurrency } from '../../src/cache/concurrency-limit.ts'
import { RateLimited } from '../../src/errors.ts'

const never = () => new Promise<string>(() => undefined)

describe('a limit of calls at once', () => {
  it('lets so many through', async () => {
    const limit = createConcurrencyLimit(2)
    void withinConcurrency(limit, 'one', () => 0, never)
    expect(
      await withinConcurrency(
        limit,
        'two',
        () => 0,
        async () => 'answer',
      ),
    ).toBe('answer')
  })

  it('refuses one more without calling, and says when to try again', async () => {
    const limit = createConcurrencyLimit(1)
    void withinConcurrency(limit, 'one', () => 0, never)
    const refused = withinConcurrency(
      limit,
      'two',
      () => 0,
      () => expect.unreachable(),
    )
    await expect(refused).rejects.toThrow(RateLimited)
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 1 })
  })

  it('counts no call that has failed', async () => {
    const limit = createConcurrencyLimit(1)
    const failed = withinConcurrency(
      limit,
      'one',
      () => 0,
      () => Promise.reject(new Error('down')),
    )
    await expect(failed).rejects.toThrow('down')
    expect(
      await withinConcurrency(
        limit,
        'two',
        () => 0,
        async () => 'answer',
      ),
    ).toBe('answer')
  })

  it('counts no call that was cut off long ago', async () => {
    const limit = createConcurrencyLimit(1)
    void withinConcurrency(limit, 'one', () => 0, never)
    expect(
      await withinConcurrency(
        limit,
        'two',
        () => 10_001,
        async () => 'answer',
      ),
    ).toBe('answer')
    expect(limit.begun.size).toBe(0)
  })
})
