import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  findLock,
  type Locks,
  lockAfterFailure,
  lockWhileMaking,
  unlock,
  waitUntilMade,
} from '../../src/cache/locks.ts'
import { nowMs } from '../fixtures/clock.ts'

let holder: Locks
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  holder = { locks: new Map(), now: () => nowMs() }
})
afterEach(() => void vi.useRealTimers())
const failure = new Error('the content service is down')

describe('a lock', () => {
  it.each([
    [14_999, 'making'],
    [15_000, undefined],
  ])('holds for fifteen seconds: after %i ms it is %s', (afterMs, state) => {
    lockWhileMaking(holder, 'a')
    vi.advanceTimersByTime(afterMs)
    expect(findLock(holder, 'a')?.state).toBe(state)
  })

  it('is one of its name, and over when it is taken away', () => {
    lockWhileMaking(holder, 'a')
    expect(findLock(holder, 'b')).toBeUndefined()
    unlock(holder, 'a')
    expect(findLock(holder, 'a')).toBeUndefined()
  })

  it('of a second try still says why the first was in vain', () => {
    lockAfterFailure(holder, 'a', failure)
    lockWhileMaking(holder, 'a')
    expect(findLock(holder, 'a')).toEqual({ state: 'making', begunAt: 1_000_000, failure })
  })

  it('of five hundred and one names is lost of the one that was locked longest ago', () => {
    for (let name = 0; name < 500; name++) lockWhileMaking(holder, `${name}`)
    lockWhileMaking(holder, '0')
    lockWhileMaking(holder, '500')
    expect(['0', '1', '2', '500'].filter((name) => findLock(holder, name))).toEqual(['0', '2', '500'])
    expect(holder.locks.size).toBe(500)
  })
})

describe('who waits for what another request makes', () => {
  /** @returns what came of it after so long; nothing while it is waited for */
  async function waitFor(milliseconds: number): Promise<unknown[]> {
    const came: unknown[] = []
    void waitUntilMade(holder, 'a').then((why) => came.push(why))
    await vi.advanceTimersByTimeAsync(milliseconds)
    return came
  }

  it('waits for nothing where nothing is made', async () => {
    expect(await waitFor(0)).toEqual([undefined])
  })

  it('hears why it failed, at once where it has already', async () => {
    lockAfterFailure(holder, 'a', failure)
    expect(await waitFor(0)).toEqual([failure])
  })

  it('looks again soon, then every eight milliseconds', async () => {
    lockWhileMaking(holder, 'a')
    setTimeout(() => unlock(holder, 'a'), 16)
    expect(await waitFor(22)).toEqual([])
    lockWhileMaking(holder, 'a')
    setTimeout(() => unlock(holder, 'a'), 16)
    expect(await waitFor(23)).toEqual([undefined])
  })

  it('hears of a failure that comes while they wait', async () => {
    lockWhileMaking(holder, 'a')
    setTimeout(() => lockAfterFailure(holder, 'a', failure), 2)
    expect(await waitFor(3)).toEqual([failure])
  })

  it('waits no longer than the lock holds', async () => {
    lockWhileMaking(holder, 'a')
    expect(await waitFor(15_010)).toEqual([undefined])
  })
})
