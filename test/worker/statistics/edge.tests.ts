import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type CounterDeps, createEdgeCounter } from '../../../src/features/statistics/edge-counter.ts'
import { countByDay, readLost } from '../../../src/features/statistics/read-statistics.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { emptyDatabase } from '../database.ts'
import { dayObject, days, occurrence, skipPauses, today } from './counted-day.ts'

let database: D1Database
let warnings: string[]
let now: number
beforeEach(async () => {
  database = await emptyDatabase()
  warnings = []
  now = nowMs()
})
skipPauses()

const silent = () => undefined
const depsOf = (more: Partial<CounterDeps> = {}): CounterDeps => ({
  days,
  points: undefined,
  log: { info: silent, warn: (message) => void warnings.push(message), error: silent },
  now: () => now,
  // A pause that moves the clock by its length and ends at once.
  pause: async (ms) => {
    now += ms
    await new Promise((resolve) => setTimeout(resolve, 1))
  },
  ...more,
})
const span = { from: today, to: today }
const viewsOf = async () => {
  await runDurableObjectAlarm(dayObject())
  const [sum] = await countByDay(database, { kind: 'view', span })
  return sum?.count ?? 0
}
/** Records the object's batches, and answers them later. */
const failingDays = (add: () => Promise<never>): CounterDeps['days'] => ({
  getByName: () => ({ add, readSalt: add }) as unknown as ReturnType<CounterDeps['days']['getByName']>,
})

describe('an isolate', () => {
  it('sends again what an object has counted whose answer was lost, and it counts once', async () => {
    const counter = createEdgeCounter()
    let tries = 0
    const losing = depsOf({
      days: {
        getByName: (name: string) => {
          const object = days.getByName(name)
          const add = async (...given: Parameters<typeof object.add>) => {
            tries += 1
            const answer = await object.add(...given)
            if (tries < 3) throw new Error('the answer was lost')
            return answer
          }
          return { add, readSalt: object.readSalt } as unknown as typeof object
        },
      },
    })
    counter.add(losing, occurrence(), { address: 1 })
    await counter.send(losing)
    expect([tries, await viewsOf()]).toEqual([3, 1])
  })

  it('holds a bounded number of sums while no object answers, and tells how much is lost', async () => {
    const counter = createEdgeCounter()
    for (let each = 0; each < 30_500; each += 1)
      counter.add(depsOf(), occurrence({ path: `/${each}` }), { address: each })
    await counter.send(depsOf())
    await runDurableObjectAlarm(dayObject())
    expect(await readLost(database, span)).toBe(500)
  })

  it('marks nobody while the salt can’t be read', async () => {
    const failing = depsOf({ days: failingDays(() => Promise.reject(new Error('no object'))) })
    const counter = createEdgeCounter()
    expect(await counter.toMark(failing, today, 'a', 'anna')).toBeUndefined()
    expect(await counter.toMark(failing, today, 'a', 'anna')).toBeUndefined()
    expect(warnings).toEqual(['statistics could not be recorded'])
  })

  it('sends again what an object never answered, and goes on without a mark where none has the salt', async () => {
    const { setTimeout: begin } = globalThis
    // Time limits of seconds end in moments.
    vi.stubGlobal('setTimeout', (run: () => void, delayMs = 0) => begin(run, Math.min(delayMs, 5)))
    const counter = createEdgeCounter()
    const silent = depsOf({ days: failingDays(() => new Promise(() => undefined)) })
    counter.add(silent, occurrence(), { address: 1 })
    await counter.send(silent)
    expect(await counter.toMark(silent, today, 'a', 'anna')).toBeUndefined()
    expect(new Set(warnings)).toEqual(new Set(['statistics could not be recorded']))
    // A real object has the real limits: on a busy machine it may take longer than a moment.
    vi.unstubAllGlobals()
    now += 60_000
    await counter.send(depsOf())
    expect(await viewsOf()).toBe(1)
  })
})

it('counts are within 0.5 % of what was sent, and unique visitors exact, when objects are killed ten times', async () => {
  const isolates = Array.from({ length: 4 }, createEdgeCounter)
  const visitors = 50
  let sent = 0
  let kills = 0
  const visit = async (at: number) => {
    const counter = isolates[at % isolates.length]
    if (!counter) return
    const deps = depsOf()
    counter.add(deps, occurrence({ path: `/${at % 20}` }), { address: at })
    const visitor = 1 + (at % visitors)
    counter.add(deps, occurrence({ kind: 'visitor', path: '' }), { address: visitor, own: visitor })
    sent += 1
    await counter.send(deps)
  }
  for (let round = 0; round < 40; round += 1) {
    const visits = Array.from({ length: 100 }, (_, at) => visit(round * 100 + at))
    // Waits for various times, so that reads come before a batch, while it waits for its write, and after the write.
    await new Promise((resolve) => setTimeout(resolve, round % 7))
    if (round % 4 === 1) {
      kills += 1
      await evictDurableObject(dayObject()).catch(() => undefined)
    }
    await Promise.all(visits)
  }
  for (const counter of isolates) {
    now += 60_000
    await counter.send(depsOf())
  }
  const counted = await viewsOf()
  const [unique] = await countByDay(database, { kind: 'visitor', span })
  expect(kills).toBe(10)
  expect(Math.abs(counted - sent) / sent).toBeLessThanOrEqual(0.005)
  expect(unique?.count).toBe(visitors)
  await runInDurableObject(dayObject(), (_, { storage }) => storage.deleteAlarm())
})
