import { beforeEach, describe, expect, it } from 'vitest'
import { readOutboxState } from '../../../src/features/submissions/read-outbox-state.ts'
import type { Recipient } from '../../../src/features/submissions/submission.ts'
import { emptyDatabase } from '../database.ts'

const minuteMs = 60_000
const now = Date.UTC(2026, 10, 22)

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
})

/** A submission of this age, with the states of its deliveries. */
async function store(name: string, ageMs: number, states: Partial<Record<Recipient, string>>) {
  await database
    .prepare(`insert into submission (key, number, form, locale, content, content_digest, sent_at)
       values (?, ?, 'contact', 'ru', '{}', 'digest', ?)`)
    .bind(name, name, now - ageMs)
    .run()
  for (const [recipient, state] of Object.entries(states)) {
    await database
      .prepare(
        'insert into delivery (key, recipient, state, tries, next_try_at, sent_at) values (?, ?, ?, 1, ?, ?)',
      )
      .bind(name, recipient, state, now, now - ageMs)
      .run()
  }
}

const read = () => readOutboxState(database, now)

describe('the state of the submissions', () => {
  it('is nothing where nothing was sent', async () => {
    expect(await read()).toEqual({ failed: 0, late: 0, held: 0 })
  })

  it('is nothing where all has arrived', async () => {
    await store('a', 90 * minuteMs, { content: 'delivered', sender: 'delivered' })
    expect(await read()).toEqual({ failed: 0, late: 0, held: 0 })
  })

  it('counts a failed submission once, whatever its number of recipients', async () => {
    await store('a', minuteMs, { content: 'failed', editors: 'failed', sender: 'delivered' })
    await store('b', minuteMs, { content: 'delivered', editors: 'failed' })
    expect(await read()).toMatchObject({ failed: 2 })
  })

  it('counts held submissions', async () => {
    await store('a', minuteMs, { content: 'held', editors: 'held' })
    expect(await read()).toEqual({ failed: 0, late: 0, held: 1 })
  })

  it('contains the age of the oldest waiting one, and the number of those that are late after an hour', async () => {
    await store('a', 90 * minuteMs, { content: 'waiting', editors: 'waiting' })
    await store('b', 30 * minuteMs, { content: 'waiting' })
    expect(await read()).toEqual({ failed: 0, late: 1, oldestWaitingSeconds: 5400, held: 0 })
  })
})
