import { describe, expect, it } from 'vitest'
import { UpstreamFailed } from '../../src/errors.ts'
import { createShieldState, type UpstreamAnswer } from '../../src/strapi/shield/shield-state.ts'
import { installSimulatedClock } from '../../src/tools/measure/crowd/simulated-clock.ts'

const start = Date.UTC(2026, 10, 26)
const second = 1000

/** One object with a content service that takes 200 ms, and a clock that jumps from one event to the next. */
async function withShield(run: (world: ReturnType<typeof createWorld>) => Promise<void>): Promise<void> {
  const clock = installSimulatedClock(start)
  let isDone = false
  const done = run(createWorld(clock)).finally(() => {
    isDone = true
  })
  try {
    for (let minute = 1; minute < 60 && !isDone; minute++) await clock.runUntil(start + minute * 60 * second)
    await done
  } finally {
    clock.remove()
  }
}

function createWorld(clock: ReturnType<typeof installSimulatedClock>) {
  const service = { asked: 0, atOnce: 0, mostAtOnce: 0, ms: 200, failsOthers: false, version: 1 }
  const ask = async (): Promise<UpstreamAnswer> => {
    service.asked += 1
    const [number, text] = [service.asked, `version ${service.version}`]
    service.atOnce += 1
    service.mostAtOnce = Math.max(service.mostAtOnce, service.atOnce)
    await clock.pause(service.ms)
    service.atOnce -= 1
    const isThird = number % 3 === 0
    if (service.failsOthers && !isThird) throw new UpstreamFailed('content', 503, 'status 503')
    return { status: 200, text, isGood: true }
  }
  const shield = createShieldState(clock.now)
  /** The answer's text, or the name of the error, and how long it took. */
  let visitors = 0
  const read = async (
    key = 'a',
    changedAt = 0,
    { isPatient = false, requestId = `visitor ${++visitors}` } = {},
  ): Promise<[string, number]> => {
    const begun = clock.now()
    const answer = shield.ask({ key, changes: { concert: changedAt }, ask, requestId, isPatient })
    const text = await answer.then(
      (made) => made.text,
      (error: unknown) => (error instanceof UpstreamFailed ? `failed ${error.status}` : String(error)),
    )
    return [text, clock.now() - begun]
  }
  return { clock, service, shield, read }
}

const many = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe('an object of the origin shield', () => {
  it('asks once for all who ask at the same time', () =>
    withShield(async ({ read, service }) => {
      const answers = await Promise.all(many(64, () => read()))
      expect(new Set(answers.map(([text]) => text))).toEqual(new Set(['version 1']))
      expect(service.asked).toBe(1)
    }))

  it('tells whose query it was, and to the others how old the answer is', () =>
    withShield(async ({ clock, shield }) => {
      const query = {
        key: 'a',
        changes: { concert: 0 },
        requestId: 'a visitor',
        ask: async () => ({ status: 200, text: 'x', isGood: true }),
      }
      expect((await shield.ask(query)).ageMs).toBeUndefined()
      await clock.pause(7 * second)
      expect((await shield.ask(query)).ageMs).toBeGreaterThanOrEqual(7 * second)
    }))

  it('asks again a minute later, or as soon as somebody knows of a change', () =>
    withShield(async ({ clock, read, service }) => {
      await read()
      await clock.pause(59 * second)
      await read()
      expect(service.asked).toBe(1)
      await read('a', start + 50 * second)
      expect(service.asked).toBe(2)
      await read('a', start + 50 * second)
      expect(service.asked).toBe(2)
      await clock.pause(61 * second)
      await read()
      expect(service.asked).toBe(3)
    }))

  it('asks again for whoever doesn’t know of a change that the webhook told', () =>
    withShield(async ({ read, service, shield }) => {
      await read()
      shield.tell({ concert: start })
      service.version = 2
      expect((await read('a', 0))[0]).toBe('version 2')
    }))

  it('doesn’t take a change of another type for one of this', () =>
    withShield(async ({ read, service, shield }) => {
      await read()
      shield.tell({ post: start + 5 })
      await read()
      expect(service.asked).toBe(1)
    }))

  it('answers nobody who knows of a change with what was asked for before it', () =>
    withShield(async ({ clock, read, service }) => {
      const first = read()
      await clock.pause(100)
      service.version = 2
      const [text] = await read('a', start + 100)
      expect(text).toBe('version 2')
      expect((await first)[0]).toBe('version 1')
      expect(service.asked).toBe(2)
    }))

  it.each([-30, 30])('compares no clocks: one that differs by %s seconds changes nothing', (seconds) =>
    withShield(async ({ read, service }) => {
      await read()
      service.version = 2
      const changedAt = start + 1000 + seconds * second
      expect((await read('a', changedAt))[0]).toBe('version 2')
      await read('a', changedAt)
      expect(service.asked).toBe(2)
    }),
  )

  it('waits for a slow service in a quiet hour, though it has a recent copy', () =>
    withShield(async ({ read, service }) => {
      await read()
      Object.assign(service, { ms: 2000, version: 2 })
      expect(await Promise.all(many(3, () => read('a', start + 1)))).toEqual(
        many(3, () => ['version 2', 2000]),
      )
    }))

  it('gives a recent copy after 2.4 s in a quiet hour', () =>
    withShield(async ({ read, service }) => {
      await read()
      service.ms = 5000
      expect(await read('a', start + 1)).toEqual(['version 1', 2400])
    }))

  it('gives a crowd a recent copy after a quarter of a second', () =>
    withShield(async ({ read, service }) => {
      await read()
      service.ms = 2000
      expect(await Promise.all(many(4, () => read('a', start + 1)))).toEqual(
        many(4, () => ['version 1', 250]),
      )
    }))

  it('takes the queries of one page for one visitor', () =>
    withShield(async ({ read, service }) => {
      const keys = many(9, (index) => `key ${index}`)
      await Promise.all(keys.map((key) => read(key, 0, { requestId: 'one' })))
      Object.assign(service, { ms: 400, version: 2 })
      const answers = await Promise.all(keys.map((key) => read(key, start + 1, { requestId: 'two' })))
      expect(answers.map(([text]) => text)).toEqual(keys.map(() => 'version 2'))
    }))

  it('gives whoever has waited in quiet a copy within a quarter of a second when a crowd comes', () =>
    withShield(async ({ clock, read, service }) => {
      await read()
      service.ms = 2000
      const first = read('a', start + 1)
      await clock.pause(1100)
      const crowd = many(3, () => read('a', start + 1))
      expect(await first).toEqual(['version 1', 1250])
      expect(await Promise.all(crowd)).toEqual(many(3, () => ['version 1', 250]))
    }))

  it('waits for the service where its copy changed longer than half a minute ago', () =>
    withShield(async ({ clock, read, service, shield }) => {
      await read()
      shield.tell({ concert: start + 1 })
      await clock.pause(31 * second)
      Object.assign(service, { ms: 2000, version: 2 })
      expect(await read('a', start + 1)).toEqual(['version 2', 2000])
      service.ms = 5000
      shield.tell({ concert: start + 2 })
      await clock.pause(31 * second)
      expect(await read('a', start + 2)).toEqual(['version 2', 2400])
    }))

  it('asks two queries at a time', () =>
    withShield(async ({ read, service }) => {
      await Promise.all(many(3, (index) => read(`known ${index}`)))
      const refreshed = many(3, (index) => read(`known ${index}`, start + 1))
      expect(await read('unknown')).toEqual(['version 1', 400])
      await Promise.all(refreshed)
      expect(service.mostAtOnce).toBe(2)
    }))

  it('refreshes the copies of a crowd one at a time, so that what somebody waits for is asked for at once', () =>
    withShield(async ({ read, service }) => {
      await Promise.all(many(20, (index) => read(`known ${index}`)))
      const refreshed = many(20, (index) => read(`known ${index}`, start + 1))
      expect(await read('unknown')).toEqual(['version 1', 200])
      await Promise.all(refreshed)
      expect(service.mostAtOnce).toBe(2)
    }))

  it('answers work in the background last, one query at a time', () =>
    withShield(async ({ read, service }) => {
      service.ms = 1000
      const patient = many(3, (index) => read(`index ${index}`, 0, { isPatient: true }))
      const visitors = many(3, (index) => read(`page ${index}`))
      expect((await Promise.all(visitors)).map(([, ms]) => ms)).toEqual([1000, 2000, 2000])
      expect((await Promise.all(patient)).map(([, ms]) => ms)).toEqual([1000, 3000, 4000])
    }))

  it('asks at once for what a visitor wants, though work in the background waits for the same', () =>
    withShield(async ({ read }) => {
      const background = ['x', 'y', 'z'].map((key) => read(key, 0, { isPatient: true }))
      expect(await read('z')).toEqual(['version 1', 200])
      await Promise.all(background)
    }))

  it('gives work in the background nothing outdated, and time for what is current', () =>
    withShield(async ({ read, service }) => {
      await read()
      Object.assign(service, { ms: 8000, version: 2 })
      expect(await read('a', start + 1, { isPatient: true })).toEqual(['version 2', 8000])
      expect(await read('a', start + 1, { isPatient: true })).toEqual(['version 2', 0])
      service.ms = 30_000
      expect(await read('a', start + 2, { isPatient: true })).toEqual(['failed 0', 19_000])
    }))

  it('asks once for all work in the background that wants the same', () =>
    withShield(async ({ read, service }) => {
      service.ms = 8000
      await Promise.all(many(64, () => read('a', 0, { isPatient: true })))
      expect(service.asked).toBe(1)
    }))

  it('refuses what waits behind two hundred others', () =>
    withShield(async ({ read, service }) => {
      service.ms = 2300
      const answers = await Promise.all(many(300, (index) => read(`key ${index}`)))
      const counts = Map.groupBy(answers, ([text]) => text)
      expect(counts.get('failed 429')).toHaveLength(98)
      expect(answers.every(([, ms]) => ms <= 2400)).toBe(true)
    }))

  it('leaves a service alone that does not answer, and gives what it has', () =>
    withShield(async ({ clock, read, service }) => {
      await read('known')
      await clock.pause(90 * second)
      service.failsOthers = true
      service.asked = 3 * 1000
      const before = service.asked
      for (let time = 0; time < 100; time++)
        expect((await read('known', start + 1 + time))[0]).toBe('version 1')
      // Three failures open the circuit breaker; until it closes, no query is sent.
      expect(service.asked - before).toBeLessThanOrEqual(12)
    }))

  it('gets every answer in the end from a service that answers one in three', () =>
    withShield(async ({ clock, read, service }) => {
      service.failsOthers = true
      const found = new Set<number>()
      for (let round = 0; round < 60 && found.size < 20; round++) {
        const answers = await Promise.all(many(20, (index) => read(`key ${index}`)))
        for (const [index, [text]] of answers.entries()) if (text === 'version 1') found.add(index)
        await clock.pause(4 * second)
      }
      expect(found.size).toBe(20)
    }))

  it('takes visitors for no crowd any longer ten seconds later', () =>
    withShield(async ({ clock, read, service }) => {
      await Promise.all(many(4, () => read()))
      Object.assign(service, { ms: 2000, version: 2 })
      await clock.pause(9.5 * second)
      expect(await read('a', start + 1)).toEqual(['version 1', 250])
      await clock.pause(2 * second)
      service.version = 3
      expect(await read('a', start + 2)).toEqual(['version 3', 2000])
    }))

  it('asks little in a storm of ten thousand changes', () =>
    withShield(async ({ clock, read, service, shield }) => {
      const keys = many(10, (index) => `key ${index}`)
      await Promise.all(keys.map((key) => read(key)))
      service.asked = 0
      for (let change = 1; change <= 10_000; change++) {
        shield.tell({ concert: start + change })
        if (change % 10 === 0) await clock.pause(10)
        if (change % 500 === 0) await Promise.all(keys.map((key) => read(key)))
      }
      service.version = 2
      shield.tell({ concert: start + 20_000 })
      await clock.pause(21 * second)
      expect(await Promise.all(keys.map(async (key) => (await read(key))[0]))).toEqual(
        keys.map(() => 'version 2'),
      )
      // Queries run two at a time and take 200 ms each, so no more than this number fits into the thirty-odd seconds.
      expect(service.asked).toBeLessThanOrEqual(360)
      expect(service.mostAtOnce).toBe(2)
    }))
})
