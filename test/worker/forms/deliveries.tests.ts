import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Carry,
  deliverDueSubmissions,
  deliverSubmission,
  NeverArrives,
} from '../../../src/submissions/deliver.ts'
import { findSent, listSent } from '../../../src/submissions/find-sent.ts'
import { storeSubmission } from '../../../src/submissions/store-submission.ts'
import type { Recipient } from '../../../src/submissions/submission.ts'
import { emptyDatabase } from '../database.ts'
import { letter } from '../submission-world.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const begin = Date.UTC(2026, 10, 25, 12)

let database: D1Database
let now: number
let carried: string[]
let logged: string[]
beforeEach(async () => {
  database = await emptyDatabase()
  now = begin
  carried = []
  logged = []
})

const { visitor: _, ...submission } = letter
const keyOf = (at: number) => `mfx3k2a1.0b8a6c1e-6d3f-4b62-9f35-${String(at).padStart(12, '0')}`

async function store(count: number, recipients: readonly Recipient[] = ['content']): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, at) => keyOf(at))
  for (const key of keys) await storeSubmission(database, { ...submission, key }, recipients, [], now)
  return keys
}

const note =
  (recipient: string): Carry =>
  async ({ key }) => {
    carried.push(`${recipient} ${Number(key.slice(-12))}`)
    return undefined
  }
const noting = { content: note('content'), editors: note('editors'), sender: note('sender') }

const world = (carriers: Partial<Record<Recipient, Carry>> = noting) => {
  const write = (level: string) => (message: string) => void logged.push(`${level}: ${message}`)
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  return { database, carriers, now: () => now, log }
}

const deliveries = async () =>
  (await database.prepare('select recipient, state, tries, next_try_at as at, fault from delivery').all())
    .results

describe('what was sent', () => {
  it('goes to the content service, to the editors, and then to its sender', async () => {
    const [key = ''] = await store(1, ['sender', 'editors', 'content'])
    await deliverSubmission(world(), key)
    expect(carried).toEqual(['content 0', 'editors 0', 'sender 0'])
  })

  it('goes once, though two runs take it on at the same moment', async () => {
    const [key = ''] = await store(1)
    await Promise.all([deliverSubmission(world(), key), deliverDueSubmissions(world())])
    expect(carried).toEqual(['content 0'])
  })

  it('goes by itself: others wait for their own', async () => {
    const [, second = ''] = await store(2)
    await deliverSubmission(world(), second)
    expect(carried).toEqual(['content 1'])
  })

  it('waits for a recipient that nobody has configured', async () => {
    await store(1, ['content', 'editors'])
    await deliverDueSubmissions(world({ editors: noting.editors }))
    expect(carried).toEqual(['editors 0'])
    expect(await deliveries()).toMatchObject([
      { recipient: 'content', state: 'waiting', tries: 0 },
      { recipient: 'editors', state: 'delivered', tries: 1 },
    ])
  })

  it('is carried on no more once it was removed meanwhile', async () => {
    const [key = ''] = await store(1)
    await database.exec('pragma foreign_keys = off; delete from submission')
    await deliverSubmission(world(), key)
    expect(carried).toEqual([])
  })
})

describe('one run', () => {
  it.each<[Recipient, number]>([
    ['content', 20],
    ['editors', 20],
    ['sender', 200],
  ])('takes to %s %i at the most', async (recipient, most) => {
    await store(most + 1, [recipient])
    await deliverDueSubmissions(world())
    expect(carried).toHaveLength(most)
    await deliverDueSubmissions(world())
    expect(carried).toHaveLength(most + 1)
  })

  it('takes first what has been tried least, then what has waited longest', async () => {
    const keys = await store(3)
    const set = (key: string | undefined, tries: number, at: number) =>
      database
        .prepare('update delivery set tries = ?, next_try_at = ? where key = ?')
        .bind(tries, at, key)
        .run()
    await set(keys[0], 2, 1)
    await set(keys[1], 0, 3)
    await set(keys[2], 0, 2)
    await deliverDueSubmissions(world())
    expect(carried).toEqual(['content 2', 'content 1', 'content 0'])
  })

  it('takes nothing before its time', async () => {
    await store(1)
    now = begin - 1
    await deliverDueSubmissions(world())
    expect(carried).toEqual([])
  })

  it.each<[Recipient, number]>([
    ['content', 1],
    ['sender', 4],
  ])('takes to %s %i at once', async (recipient, atOnce) => {
    await store(8, [recipient])
    let [running, most] = [0, 0]
    const carry: Carry = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      return undefined
    }
    await deliverDueSubmissions(world({ [recipient]: carry }))
    expect(most).toBe(atOnce)
  })

  it('ends after three quarters of a minute; the next one goes on', async () => {
    await store(3)
    const slow: Carry = async (sent) => {
      now += 22_500
      return noting.content(sent)
    }
    await deliverDueSubmissions(world({ content: slow }))
    expect(carried).toEqual(['content 0', 'content 1'])
  })
})

describe('what doesn’t arrive', () => {
  const failing =
    (error: Error): Carry =>
    async () =>
      Promise.reject(error)
  const sendTo = async (recipient: Recipient, error: Error, at = begin) => {
    const [key = ''] = await store(1, [recipient])
    now = at
    await deliverSubmission(world({ [recipient]: failing(error) }), key)
    return deliveries()
  }

  it('is due again in a minute, and says why', async () => {
    expect(await sendTo('content', new Error('it is down'))).toEqual([
      { recipient: 'content', state: 'waiting', tries: 1, at: begin + minuteMs, fault: 'it is down' },
    ])
    expect(logged).toEqual(['warn: what was sent did not arrive yet'])
  })

  it('is given up after three days, and not before', async () => {
    const after = async (milliseconds: number) => {
      await database.exec('delete from submission')
      now = begin
      const [row] = await sendTo('content', new Error('it is down'), begin + milliseconds)
      return row?.state
    }
    expect([await after(3 * dayMs), await after(3 * dayMs + 1)]).toEqual(['waiting', 'failed'])
  })

  it('and never will is given up at once', async () => {
    expect(await sendTo('editors', new NeverArrives('no such address'))).toMatchObject([
      { recipient: 'editors', state: 'failed', fault: 'no such address' },
    ])
    expect(logged).toEqual(['error: what was sent was given up'])
  })

  it('and is a receipt is nobody’s loss: it is left out', async () => {
    expect(await sendTo('sender', new NeverArrives('no such address'))).toEqual([])
    expect(logged).toEqual(['info: a receipt was given up'])
  })

  it('and was left out by its recipient is not tried again', async () => {
    const [key = ''] = await store(1, ['sender'])
    await deliverSubmission(world({ sender: async () => 'left-out' }), key)
    expect([await deliveries(), logged]).toEqual([[], []])
  })
})

describe('what has arrived everywhere', () => {
  const forgetAt = () => database.prepare('select forget_at from submission').first<number>('forget_at')

  it.each<[string, Carry, number]>([
    ['is kept for thirty days', noting.sender, 30],
    ['is kept for thirty days where its receipt is left out', async () => 'left-out', 30],
    ['but to one recipient is kept for a year', async () => Promise.reject(new Error('down')), 365],
  ])('%s', async (_name, sender, days) => {
    const [key = ''] = await store(1, ['content', 'sender'])
    await deliverSubmission(world({ ...noting, sender }), key)
    expect(await forgetAt()).toBe(begin + days * dayMs)
  })
})

describe('what somebody has sent', () => {
  const find = async (contact: string) => {
    const { number } = await storeSubmission(
      database,
      { ...submission, content: { email: 'Anna@Example.com', phone: '+7 (900) 123-45-67' } },
      [],
      [],
      now,
    )
    const found = await findSent(database, { number, contact, key: 'another form' })
    return found !== undefined && 'sent' in found
  }

  it.each([
    ['anna@example.com', true],
    ['ANNA@EXAMPLE.COM', true],
    ['anna@example.co', false],
    ['nna@example.com', false],
    ['8 900 123 45 67', true],
    ['0123-45-67', true],
    ['123-45-67', false],
    ['4567', false],
    ['+7 910 123-45-67', true],
    ['+7 900 124-45-67', false],
  ])('is found by %s: %s', async (contact, isFound) => {
    expect(await find(contact)).toBe(isFound)
  })

  it('comes in pages of twenty, the newest first, each once', async () => {
    for (let at = 0; at < 45; at++) {
      // Several at one moment.
      now = begin + Math.floor(at / 3)
      await storeSubmission(database, { ...submission, key: keyOf(at) }, [], [], now)
    }
    const pages: number[][] = []
    const numbers = new Set<string>()
    for (let from: string | undefined = ''; from !== undefined; ) {
      const page: Awaited<ReturnType<typeof listSent>> = await listSent(database, 'ANNA@example.com', from)
      pages.push(page.records.map(({ sentAt }) => sentAt - begin))
      for (const { number } of page.records) numbers.add(number)
      from = page.next
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, at) => 14 - Math.floor(at / 3)))
    expect(numbers.size).toBe(45)
  })

  it('is one page of twenty, where there are no more', async () => {
    await store(20)
    expect(await listSent(database, 'anna@example.com')).not.toHaveProperty('next')
  })

  it('begins at the newest where the page before said no such thing', async () => {
    await store(1)
    for (const from of ['nonsense', '1-1', "1-ABCDEFGH' or 1"])
      expect((await listSent(database, 'anna@example.com', from)).records).toHaveLength(1)
  })
})
