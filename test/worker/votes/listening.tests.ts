import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenerHeader } from '../../../src/features/votes/vote-rules.ts'
import type { VoteTally } from '../../../src/features/votes/vote-tally.ts'
import { now, spec, withTally } from '../vote-rehearsal.ts'
import { beginVote, options } from '../vote-world.ts'

const [march, band] = options

beforeEach(async () => {
  await beginVote()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now })
})
afterEach(() => void vi.useRealTimers())

const report = (version: number, votes: number) => ({ shard: 0, version, counts: { [march]: votes } })

/** Collects the messages that open pages receive. */
const toldPages = (pages: { send: (text: string) => void }[], work: (book: VoteTally) => Promise<unknown>) =>
  withTally(async ({ book, state }) => {
    await book.read(spec())
    vi.spyOn(state, 'getWebSockets').mockReturnValue(pages as WebSocket[])
    await work(book)
    vi.mocked(state.getWebSockets).mockRestore()
  })

describe('a page that listens', () => {
  it('is told once a second at the most, and then how it stands', async () => {
    const told: { counts: object }[] = []
    const page = { send: (text: string) => void told.push(JSON.parse(text)) }
    await toldPages([page], async (book) => {
      await book.add(report(1, 1), spec())
      await book.add(report(2, 2), spec())
      vi.advanceTimersByTime(999)
      expect(told).toEqual([])
      vi.advanceTimersByTime(1)
      await book.add(report(3, 3), spec())
      vi.advanceTimersByTime(1000)
      vi.advanceTimersByTime(10_000)
    })
    expect(told.map(({ counts }) => counts)).toEqual([{ [march]: 2 }, { [march]: 3 }])
  })

  it.each<[string, (book: VoteTally) => Promise<unknown>]>([
    ['an editor takes an option away', (book) => book.read(spec({ changedAt: 2, options: [band] }))],
    ['the vote closes', (book) => book.close()],
  ])('is told when %s', async (_, change) => {
    const told: string[] = []
    await toldPages([{ send: (text) => void told.push(text) }], async (book) => {
      await change(book)
      vi.advanceTimersByTime(1000)
    })
    expect(told).toHaveLength(1)
  })

  it('is told nothing when nothing has changed', async () => {
    const told: string[] = []
    await toldPages([{ send: (text) => void told.push(text) }], async (book) => {
      await book.add(report(0, 0), spec())
      vi.advanceTimersByTime(1000)
      told.length = 0
      await book.add(report(0, 0), spec())
      await book.read(spec())
      vi.advanceTimersByTime(1000)
    })
    expect(told).toEqual([])
  })

  it('is told, though another one has gone', async () => {
    const told: string[] = []
    const gone = {
      send: () => {
        throw new Error('it is closed')
      },
    }
    await toldPages([gone, { send: (text) => void told.push(text) }], async (book) => {
      await book.add(report(1, 1), spec())
      vi.advanceTimersByTime(1000)
    })
    expect(told).toHaveLength(1)
  })

  it.each([
    ['is the five thousandth at the most', 4999, 0, 101],
    ['is the five thousandth at the most', 5000, 0, 503],
    ['is the two hundredth of its address at the most', 4999, 199, 101],
    ['is the two hundredth of its address at the most', 4999, 200, 429],
  ])('%s: after %i others, %i of them of its address, it gets %i', async (_, all, own, expected) => {
    const status = await withTally(async ({ book, state }) => {
      await book.read(spec())
      vi.spyOn(state, 'getWebSockets').mockImplementation((listener) =>
        Array.from({ length: listener === 'its mark' ? own : all }),
      )
      const headers = { upgrade: 'websocket', [listenerHeader]: 'its mark' }
      const answer = await book.fetch(new Request('https://site.test/', { headers }))
      answer.webSocket?.accept()
      answer.webSocket?.close()
      return answer.status
    })
    expect(status).toBe(expected)
  })
})
