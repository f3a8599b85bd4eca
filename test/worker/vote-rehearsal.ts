import { runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import type { VoteObjects, VoteShard } from '../../src/features/votes/vote-shard.ts'
import type { VoteTally } from '../../src/features/votes/vote-tally.ts'
import { nowMs } from '../fixtures/clock.ts'
import { openSpec, shardOf, tallyOf, vote } from './vote-world.ts'

/** Time at which rehearsals begin, in tests that move the clock. */
export const now = Date.UTC(2026, 10, 25, 12)
export const hourMs = 3_600_000
export const later = (milliseconds: number) => void vi.setSystemTime(nowMs() + milliseconds)

/** Makes a vote that is open for an hour. */
export const spec = (more = {}) => openSpec({ opensAt: now - 1, closesAt: now + hourMs, ...more })

interface Rehearsal<Book> {
  book: Book
  /** What the object asks, so that a test can replace it. */
  env: VoteObjects
  state: DurableObjectState
  /** Delay of each alarm after `now`, since the list was last read; no alarm fires. */
  alarms: () => number[]
}

/** An object alone: its alarms are recorded, and only the test wakes it. */
const rehearse = <Book, Answer>(stub: unknown, work: (rehearsal: Rehearsal<Book>) => Promise<Answer>) =>
  runInDurableObject(stub as ReturnType<typeof shardOf>, async (book, state) => {
    const { env } = book as unknown as { env: VoteObjects }
    const untouched = { ...env }
    const setAlarm = vi.spyOn(state.storage, 'setAlarm').mockResolvedValue()
    const alarms = () => {
      const due = setAlarm.mock.calls.map(([at]) => Number(at) - now)
      setAlarm.mockClear()
      return due
    }
    try {
      return await work({ book: book as unknown as Book, env, state, alarms })
    } finally {
      Object.assign(env, untouched)
    }
  })
export const withShard = <Answer>(work: (rehearsal: Rehearsal<VoteShard>) => Promise<Answer>) =>
  rehearse(shardOf(vote), work)
export const withTally = <Answer>(work: (rehearsal: Rehearsal<VoteTally>) => Promise<Answer>) =>
  rehearse(tallyOf(vote), work)

export async function ring(book: { alarm: () => Promise<void> }, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await book.alarm()
}
