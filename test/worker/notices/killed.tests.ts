import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../database.ts'
import { dyingDatabase, type Life, live } from '../dying-database.ts'
import { noon, noticeSteps } from '../notice-steps.ts'
import { noticeWorld, taken } from '../notice-world.ts'

const subscribers = 150
/** Notices that a run has sent without recording are sent again after it dies. */
const notedAtOnce = 12

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let steps: ReturnType<typeof noticeSteps>
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  steps = noticeSteps(world)
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-05' }]
  await steps.service().runScheduled()
  const topics = [{ kind: 'concert', key: 'kazan-zimmer' }] as const
  for (let browser = 0; browser < subscribers; browser++) await steps.subscribe(`b-${browser}`, topics)
  world.state.concerts = [{ slug: 'kazan-zimmer', date: '2026-12-06' }]
})

/** Ten lifetimes of different lengths, from a generator with a printed seed (Lehmer, 1951). */
function lives(seed: number): number[] {
  let state = seed
  return Array.from({ length: 10 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state % 60
  })
}

describe('a concert’s people, while what tells them is killed ten times', () => {
  it.each([
    [1, 'before'],
    [2026, 'after'],
  ] as const)('are all told, and see it once (seed %i, killed %s it hears an answer)', async (seed, dies) => {
    const arrived: string[] = []
    for (const left of lives(seed)) {
      const life: Life = { left }
      world.state.answer = ({ browser, topic }) => {
        if (life.left < 0) throw new Error('killed')
        arrived.push(`${browser} ${topic}`)
        live(life)
        return taken()
      }
      // The clock moves on to the next run; deliveries that were leased are free again.
      world.state.now += 6 * 60_000
      await steps.service({ database: dyingDatabase(database, life, dies) }).runScheduled()
    }
    world.state.answer = ({ browser, topic }) => {
      arrived.push(`${browser} ${topic}`)
      return taken()
    }
    await steps.minutes(10)
    // A browser shows only the newer of two notifications with the same topic.
    expect(new Set(arrived).size).toBe(subscribers)
    expect(new Set(arrived.map((each) => each.split(' ')[0])).size).toBe(subscribers)
    expect(arrived.length - subscribers).toBeLessThanOrEqual(10 * notedAtOnce)
  })

  it('are each sent one push where nothing dies', async () => {
    await steps.minutes(15)
    expect(world.received()).toHaveLength(subscribers)
  })

  it('are each sent one push by two who send at once', async () => {
    await steps.minutes(2)
    await Promise.all([steps.minutes(5), steps.minutes(5)])
    await steps.minutes(5)
    expect(world.received()).toHaveLength(subscribers)
  })
})
