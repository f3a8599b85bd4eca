import { describe, expect, it } from 'vitest'
import { createThrottledAnnouncer } from '../../client/votes/announce.ts'

/** A clock that stands still until it is told the time. */
function makeClock() {
  let time = 0
  const waiting = new Map<number, { at: number; work: () => void }>()
  let last = 0
  const clock = {
    now: () => time,
    later: (work: () => void, pauseMs: number) => {
      last += 1
      waiting.set(last, { at: time + pauseMs, work })
      return last
    },
    forget: (timer: unknown) => void waiting.delete(Number(timer)),
  }
  const goTo = (until: number) => {
    for (const [timer, { at, work }] of waiting) {
      if (at > until) continue
      waiting.delete(timer)
      time = at
      work()
    }
    time = until
  }
  return { clock, goTo }
}

function listen() {
  const said: string[] = []
  const { clock, goTo } = makeClock()
  return { said, goTo, announce: createThrottledAnnouncer((news) => said.push(news), clock) }
}

describe('news of a vote', () => {
  it('are not what the page says already', () => {
    const { said, goTo, announce } = listen()
    announce(1, 'first')
    goTo(60_000)
    expect(said).toEqual([])
  })

  it('are said once in five seconds at the most, and then the newest', () => {
    const { said, goTo, announce } = listen()
    announce(1, 'first')
    for (let second = 1; second <= 20; second++) {
      goTo(second * 1000)
      announce(second + 1, `of second ${second}`)
    }
    goTo(60_000)
    expect(said).toEqual(['of second 4', 'of second 9', 'of second 14', 'of second 19', 'of second 20'])
  })

  it('are said at once after a pause', () => {
    const { said, goTo, announce } = listen()
    announce(1, 'first')
    goTo(30_000)
    announce(2, 'second')
    goTo(30_000)
    expect(said).toEqual(['second'])
  })

  it('that come twice are said once', () => {
    const { said, goTo, announce } = listen()
    announce(1, 'first')
    announce(2, 'second')
    goTo(5000)
    announce(2, 'second')
    goTo(60_000)
    expect(said).toEqual(['second'])
  })
})
