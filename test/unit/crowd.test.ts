import { beforeAll, describe, expect, it } from 'vitest'
import { simulateCrowd } from '../../src/tools/measure/crowd/simulate-crowd.ts'
import { installSimulatedClock } from '../../src/tools/measure/crowd/simulated-clock.ts'
import { nowMs } from '../fixtures/clock.ts'

describe('the simulated clock', () => {
  it('runs timers in their order and does no real waiting', async () => {
    const clock = installSimulatedClock(1_000_000)
    try {
      const seen: [string, number][] = []
      const note = (name: string) => seen.push([name, nowMs()])
      setTimeout(() => note('an hour'), 3_600_000)
      const cancelled = setTimeout(() => note('cancelled'), 5)
      clearTimeout(cancelled)
      setTimeout(async () => {
        note('first')
        await clock.pause(10)
        note('ten later')
      }, 5)
      await clock.runUntil(1_000_000 + 3_600_001)
      expect(seen).toEqual([
        ['first', 1_000_005],
        ['ten later', 1_000_015],
        ['an hour', 4_600_000],
      ])
    } finally {
      clock.remove()
    }
  })

  it('aborts a signal when its simulated time is over', async () => {
    const clock = installSimulatedClock(1_000_000)
    try {
      const signal = AbortSignal.timeout(2500)
      await clock.runUntil(1_002_500)
      expect(signal.aborted).toBe(false)
      await clock.runUntil(1_002_501)
      expect(signal.aborted).toBe(true)
    } finally {
      clock.remove()
    }
  })
})

describe('the simulated crowd', () => {
  const small = { seed: 'a', places: 4, isolatesPerPlace: 2, hasShield: true, visitors: 600 }
  let first: Awaited<ReturnType<typeof simulateCrowd>>

  // The first run loads what the site imports when it is first needed, while the simulated clock goes on.
  beforeAll(async () => {
    await simulateCrowd({ ...small, visitors: 100 })
    first = await simulateCrowd(small)
  })

  it('sees the same for the same seed', async () => {
    expect(await simulateCrowd(small)).toEqual(first)
    expect(first.visits).toBeGreaterThan(590)
    expect(first.queries).toBeGreaterThan(100)
  })

  it('sees something else for another seed', async () => {
    const { queries } = await simulateCrowd({ ...small, seed: 'b' })
    expect(queries).not.toBe(first.queries)
  })
})
