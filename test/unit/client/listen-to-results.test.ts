import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToVoteResults } from '../../../client/votes/listen-to-results.ts'
import type { VoteResults } from '../../../src/shared/votes.ts'

const hourMs = 60 * 60_000
const closesAt = Date.parse('2026-11-23T12:00:00Z')
const open: VoteResults = { version: 1, counts: { march: 1 }, isFinal: false }
const final: VoteResults = { version: 2, counts: { march: 1 }, isFinal: true }

/** Sockets that the page has opened. */
let sockets: EventTarget[]
/** The results that the site's stand-in returns to a request of the page. */
let answer: VoteResults
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  ;[sockets, answer, asked] = [[], open, 0]
  class FakeSocket extends EventTarget {
    constructor() {
      super()
      sockets.push(this)
    }
    close() {
      this.dispatchEvent(new Event('close'))
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('location', { href: 'https://site.test/vote/encore' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ data: answer })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** @param now what the device's clock says */
function listenAt(now: number): VoteResults[] {
  vi.setSystemTime(now)
  const told: VoteResults[] = []
  listenToVoteResults('encore', (results) => told.push(results), closesAt)
  return told
}
const say = (results: VoteResults) =>
  sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(results) }))

describe('a page that is open while the vote closes', () => {
  it('asks soon after that, though its socket says nothing', async () => {
    const told = listenAt(closesAt - 10_000)
    say(open)
    answer = final
    await vi.advanceTimersByTimeAsync(12_999)
    expect(told).toEqual([open])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([open, final])
  })

  it('asks nothing more once it is final', async () => {
    listenAt(closesAt - 10_000)
    say(final)
    await vi.advanceTimersByTimeAsync(hourMs)
    expect([asked, sockets.length]).toEqual([0, 1])
  })

  it('whose clock is an hour fast asks early, stays open, and hears of the end', async () => {
    const told = listenAt(closesAt - 10_000 + hourMs)
    await vi.advanceTimersByTimeAsync(5000)
    expect(told).toEqual([open])
    say(final)
    expect(told.at(-1)).toEqual(final)
  })

  it('whose clock is an hour slow and that has no socket asks every five seconds, until the end', async () => {
    const told = listenAt(closesAt - hourMs)
    for (let failures = 0; failures < 2; failures++) {
      sockets.at(-1)?.dispatchEvent(new Event('close'))
      await vi.advanceTimersByTimeAsync(10_000)
    }
    answer = final
    await vi.advanceTimersByTimeAsync(5000)
    expect(told.at(-1)).toEqual(final)
    const before = asked
    await vi.advanceTimersByTimeAsync(2 * hourMs)
    expect(asked).toBe(before)
  })
})
