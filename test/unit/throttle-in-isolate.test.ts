import { beforeEach, describe, expect, it } from 'vitest'
import { createFallbackCounts } from '../../src/throttle/count-try.ts'
import { createThrottle, type Guess, type Throttle } from '../../src/throttle/throttle.ts'
import { createSilentLog } from './silent-log.ts'

let throttle: Throttle
let now: number
beforeEach(() => {
  now = Date.UTC(2026, 10, 25)
  throttle = createThrottle({
    namespace: undefined,
    fallback: createFallbackCounts(),
    hash: async (text) => text,
    now: () => now,
    waitUntil: () => undefined,
    log: createSilentLog(),
  })
})

const visitor = '203.0.113.7'
const guesses = {
  name: { at: 'name', name: 'anna@example.com', device: undefined },
  'known device': { at: 'name', name: 'anna@example.com', device: 'a-device' },
} as const satisfies Record<string, Guess>

/** Tries that nobody takes back. @returns how long each has to wait */
async function guess(how: keyof typeof guesses, times: number): Promise<number[]> {
  const waits: number[] = []
  for (let time = 0; time < times; time++)
    waits.push((await throttle.beginGuess(guesses[how], visitor)).waitSeconds)
  return waits
}

describe('without objects that count, an isolate', () => {
  it.each([
    ['name', [0, 0, 0, 0, 0, 5, 5]],
    ['known device', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]],
  ] as const)('slows down guesses at a %s by itself', async (how, waits) => {
    expect(await guess(how, waits.length)).toEqual(waits)
  })

  it('says how much of a pause is left, in whole seconds', async () => {
    await guess('name', 5)
    now += 1500
    expect(await guess('name', 1)).toEqual([4])
  })

  it('forgets what was mistyped on a known device once the password was right', async () => {
    await guess('known device', 9)
    const { succeed } = await throttle.beginGuess(guesses['known device'], visitor)
    succeed()
    expect(await guess('known device', 11)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5])
  })

  it('takes back the right guess at a name, and no other', async () => {
    await guess('name', 4)
    const { succeed } = await throttle.beginGuess(guesses.name, visitor)
    succeed()
    expect(await guess('name', 2)).toEqual([0, 5])
  })

  it('sends three e-mails an hour to one address', async () => {
    const mayLeave = async () => (await throttle.beginEmail('Anna@example.com', 'reset')).mayLeave
    expect([await mayLeave(), await mayLeave(), await mayLeave(), await mayLeave()]).toEqual([
      ...[true, true, true, false],
    ])
    now += 3_600_000
    expect(await mayLeave()).toBe(true)
  })

  it('counts no e-mail that did not leave', async () => {
    for (let time = 0; time < 4; time++) {
      const { mayLeave, takeBack } = await throttle.beginEmail('anna@example.com', 'reset')
      expect(mayLeave).toBe(true)
      takeBack()
    }
  })
})
