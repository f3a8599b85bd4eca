import { describe, expect, it } from 'vitest'
import { chooseNextRead } from '../../src/features/availability/store-answer.ts'

const now = Date.UTC(2026, 10, 26, 12)
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

type Facts = Parameters<typeof chooseNextRead>[0]
const many = { available: 500, capacity: 1000 }
const few = { available: 12, capacity: 1000 }
/** How long after now a seller is asked again about a concert in ten days. */
const waitOf = (facts: Partial<Facts>) =>
  chooseNextRead(
    { state: 'on-sale', isAwaited: false, hasChanges: false, startsAt: now + 10 * dayMs, ...facts },
    now,
  ) - now
/** ISO instant so many milliseconds after now. */
const after = (ms: number) => new Date(now + ms).toISOString()

describe('a seller is asked about an event again', () => {
  it.each<[string, Partial<Facts>, number]>([
    ['ten minutes later, where many tickets are left', many, 10 * minuteMs],
    ['ten minutes later, where it doesn’t count', {}, 10 * minuteMs],
    ['ten minutes later, where nothing is left', { available: 0, capacity: 1000 }, 10 * minuteMs],
    ['ten minutes later, sixty days before the concert', { startsAt: now + 60 * dayMs }, 10 * minuteMs],
    ['an hour later, more than sixty days before', { startsAt: now + 60 * dayMs + 1 }, hourMs],
    ['a minute later, where few are left', few, minuteMs],
    [
      'a minute later, where few are left of a later concert',
      { ...few, startsAt: now + 90 * dayMs },
      minuteMs,
    ],
    ['a minute later, where somebody waits', { ...many, isAwaited: true }, minuteMs],
    ['a week later, where it tells its changes', { ...many, hasChanges: true }, 7 * dayMs],
    [
      'ten minutes later, where it tells its changes and few are left',
      { ...few, hasChanges: true },
      10 * minuteMs,
    ],
    [
      'ten minutes later, where it tells its changes and somebody waits',
      { isAwaited: true, hasChanges: true },
      10 * minuteMs,
    ],
    ['a second after the sale begins', { onSaleAt: after(3 * minuteMs) }, 3 * minuteMs + 1000],
    ['no later than otherwise, where the sale begins later', { onSaleAt: after(dayMs) }, 10 * minuteMs],
    ['as always, where the sale has begun', { onSaleAt: after(-1) }, 10 * minuteMs],
    ['as always, where the sale begins now', { onSaleAt: after(0) }, 10 * minuteMs],
  ])('%s', (_name, facts, waitMs) => {
    expect(waitOf(facts)).toBe(waitMs)
  })
})
