import { describe, expect, it } from 'vitest'
import {
  addTry,
  chooseWait,
  countSentEmail,
  type EmailPurpose,
  type ThrottleRule,
  withoutEmail,
  withoutTry,
} from '../../src/throttle/attempt-limits.ts'
import { emailRules, throttleRules } from '../../src/throttle/throttle-rules.ts'
import { toNetwork, toVisitor } from '../../src/throttle/visitor-address.ts'

const begin = Date.UTC(2026, 10, 25)
const dayMs = 24 * 3_600_000

/** How long each of so many tries has to wait, in seconds, if each is made as soon as it may be. */
function waitsOf(rule: ThrottleRule, count: number): number[] {
  let now = begin
  let tries: number[] = []
  return Array.from({ length: count }, () => {
    const waitMs = chooseWait(rule, tries, now)
    now += waitMs
    expect(chooseWait(rule, tries, now)).toBe(0)
    tries = addTry(rule, tries, now)
    return waitMs / 1000
  })
}

const free = (count: number) => Array.from({ length: count }, () => 0)
const growing = [5, 10, 20, 40, 80, 160, 320, 640]

describe('tries that are made as fast as they may be wait, in seconds,', () => {
  it.each<[keyof typeof throttleRules, number[]]>([
    ['name', [...free(5), ...growing, 900, 900]],
    ['user', [...free(5), ...growing, 900, 900]],
    ['code', [...free(5), ...growing, 900, 900]],
    ['device', [...free(10), 5, 10, 20, 40, 80, 160, 300, 300]],
    ['visitor', [...free(20), ...growing, 1280, 2560, 3600, 3600]],
    ['visitor-letters', [...free(20), ...growing, 1280, 2560, 3600, 3600]],
    ['network', [...free(200), 3600, 0]],
    ['network-letters', [...free(200), 3600, 0]],
    ['submissions', [...free(100), 86_400, 0]],
    ['network-submissions', [...free(500), 86_400, 0]],
    ['subscriptions', [...free(50), 86_400, 0]],
    ['network-subscriptions', [...free(250), 86_400, 0]],
    ['pass', [0, 600, 600]],
    ['turn', [0, 12, 12]],
  ])('of %s', (kind, waits) => {
    expect(waitsOf(throttleRules[kind], waits.length)).toEqual(waits)
  })
})

describe('a growing pause', () => {
  const rule = throttleRules.name
  const often = Array.from({ length: 200 }, (_, at) => begin + at)
  const kept = often.reduce<number[]>((tries, at) => addTry(rule, tries, at), [])
  const last = begin + 199

  it('stays the longest, however many have tried', () => {
    expect(chooseWait(rule, kept, last)).toBe(900_000)
    expect(kept).toEqual(often.slice(-50))
  })

  it('is over after its time, and not before', () => {
    expect(chooseWait(rule, kept, last + 899_999)).toBe(1)
    expect(chooseWait(rule, kept, last + 900_000)).toBe(0)
  })

  it('is forgotten with its tries a day after the last of them', () => {
    const paused = [begin, begin + 1, begin + 2, begin + 3, begin + 4, begin + 5]
    const isCounted = (now: number) => addTry(rule, paused, now).length > 1
    expect([isCounted(begin + 5 + dayMs - 1), isCounted(begin + 5 + dayMs)]).toEqual([true, false])
    expect(chooseWait({ ...rule, longestSeconds: 1e9, firstSeconds: 1e9 }, paused, begin + 5 + dayMs)).toBe(0)
  })

  it('is no longer than it is, though a clock has been set back', () => {
    expect(chooseWait(rule, kept, last - dayMs)).toBe(900_000)
  })
})

describe('so many in a time', () => {
  const rule = { kind: 'few in a time', most: 3, seconds: 60 } as const

  it('are counted in any such time, not from its beginning', () => {
    const tries = [begin, begin + 30_000, begin + 59_000]
    expect(chooseWait(rule, tries, begin + 59_500)).toBe(500)
    const next = addTry(rule, tries, begin + 60_000)
    expect(next).toEqual([begin + 30_000, begin + 59_000, begin + 60_000])
    expect(chooseWait(rule, next, begin + 60_000)).toBe(30_000)
  })
})

describe('a try that is taken back', () => {
  it.each([
    ['is none', [1, 2, 3], 2, [1, 3]],
    ['is one of several of its moment', [1, 2, 2, 3], 2, [1, 2, 3]],
    ['changes nothing where it wasn’t made', [1, 2], 3, [1, 2]],
  ])('%s', (_, tries, triedAt, left) => {
    expect(withoutTry(tries, triedAt)).toEqual(left)
  })
})

describe('an email to an address that has had, within the hour,', () => {
  it.each<[EmailPurpose[], EmailPurpose, boolean]>([
    [[], 'courtesy', true],
    [['courtesy'], 'courtesy', true],
    // The third is kept for what opens an account.
    [['courtesy', 'courtesy'], 'courtesy', false],
    [['courtesy', 'courtesy'], 'confirmation', false],
    [['courtesy', 'courtesy'], 'reset', true],
    [['courtesy', 'courtesy'], 'registration', true],
    [['reset', 'courtesy'], 'courtesy', true],
    [['registration', 'courtesy'], 'confirmation', true],
    [['reset', 'courtesy', 'courtesy'], 'courtesy', false],
    [['courtesy', 'courtesy', 'reset'], 'reset', false],
    [['reset', 'reset', 'reset'], 'reset', false],
    [['reset', 'reset', 'reset'], 'registration', true],
    [['registration', 'courtesy', 'courtesy'], 'registration', false],
  ])('%j, for a %s: %s', (had, purpose, leaves) => {
    const sent = had.map((each, at) => ({ purpose: each, at: begin + at }))
    expect(countSentEmail(emailRules[purpose], sent, begin + 1000) !== undefined).toBe(leaves)
    // None of the e-mails counts an hour later.
    expect(countSentEmail(emailRules[purpose], sent, begin + 3_600_000 + had.length)).toHaveLength(1)
  })

  it('counts for an hour', () => {
    const sent = [{ purpose: 'courtesy', at: begin }] as const
    const add = (at: number) => countSentEmail(emailRules.courtesy, sent, at)
    expect(add(begin + 3_599_999)).toEqual([...sent, { purpose: 'courtesy', at: begin + 3_599_999 }])
    expect(add(begin + 3_600_000)).toEqual([{ purpose: 'courtesy', at: begin + 3_600_000 }])
  })

  it('that did not leave is taken back by its moment, and no other one', () => {
    const sent = [1, 2, 2].map((at) => ({ purpose: 'reset' as const, at }))
    expect(withoutEmail(sent, 2).map(({ at }) => at)).toEqual([1, 2])
  })
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['203.0.113.7', undefined],
  [undefined, undefined],
])('of %s the whole network is %s', (address, network) => {
  expect(toNetwork(toVisitor(address))).toBe(network)
})
