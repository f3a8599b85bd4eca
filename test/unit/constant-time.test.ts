import { describe, expect, it } from 'vitest'
import { inConstantTime } from '../../src/features/accounts/constant-time.ts'

/** How long is waited after work that takes so long, and what it then comes to. */
async function waitAfter(
  tookMs: number,
  { stepMs, fails = false }: { stepMs?: number; fails?: boolean } = {},
) {
  let now = 1_000_000
  const waits: number[] = []
  const world = { now: () => now, wait: async (milliseconds: number) => void waits.push(milliseconds) }
  const work = async () => {
    now += tookMs
    if (fails) throw new Error('refused')
    return 'taken'
  }
  const became = await inConstantTime(world, work, stepMs).catch((error: Error) => error.message)
  return [became, ...waits]
}

describe('an answer whose time would tell something comes', () => {
  it.each([
    [0, 600],
    [1, 599],
    [599, 1],
    [600, 600],
    [601, 599],
    [1300, 500],
  ])('at the next of fixed steps: of work that took %i ms, after %i ms more', async (tookMs, waitMs) => {
    expect(await waitAfter(tookMs)).toEqual(['taken', waitMs])
  })

  it('at the steps of what takes longer', async () => {
    expect(await waitAfter(700, { stepMs: 2000 })).toEqual(['taken', 1300])
  })

  it('as late where it is a refusal', async () => {
    expect(await waitAfter(250, { fails: true })).toEqual(['refused', 350])
  })
})
