import { describe, expect, it } from 'vitest'
import type { Attack, AttackRequest, AttackResponse } from '../../src/tools/measure/attack/attack.ts'
import { withHostileText } from '../../src/tools/measure/attack/hostile-text.ts'
import {
  hopelessCpuMs,
  judgeAttack,
  shortCpuFactor,
  usualLimits,
} from '../../src/tools/measure/attack/judge.ts'
import type { Figures } from '../../src/tools/measure/attack/run-attack.ts'
import { createAttackTally } from '../../src/tools/measure/attack/tally.ts'

const megabyte = 1024 * 1024

/** What an attack leaves that has broken nothing. */
const harmless: Figures = {
  requests: 10,
  worstStatus: 404,
  failures: [],
  complaints: [],
  cpuMs: 3,
  middleMs: 2,
  isHopeless: false,
  heapBefore: 20 * megabyte,
  heapAfter: 20 * megabyte,
  bufferGrowth: 0,
  peakGrowth: 0,
  newKvKeys: [],
  kvRewrites: 0,
  contentCalls: 4,
  queryBytes: 1000,
  hasLentToken: false,
  letters: 0,
  strangers: [],
  rowsWritten: undefined,
  rowsKept: undefined,
  visits: { asked: 10, slowestMs: 5, broken: [] },
}

const brokenBy = (changes: Partial<Figures>, attack: Pick<Attack, 'limits'> = {}, isShort = false) =>
  judgeAttack(attack, { ...harmless, ...changes }, isShort)

describe('an attack is broken', () => {
  it('not when it cost nobody anything', () => {
    expect(brokenBy({})).toEqual([])
  })

  it.each<[string, Partial<Figures>, string]>([
    ['by a failure', { failures: ['500 to GET /'] }, '500 to GET /'],
    ['by a wrong answer', { complaints: ['is poisoned: GET /'] }, 'is poisoned: GET /'],
    ['by a dear request', { cpuMs: 51 }, '51 ms of CPU'],
    ['by memory that stays', { heapAfter: 23 * megabyte }, 'heap +15 %'],
    ['by buffers that stay', { bufferGrowth: 25 * megabyte }, '25600.0 KB more in buffers'],
    ['by a key for what was guessed', { newKvKeys: ['/a'] }, '1 new keys in KV, as /a'],
    ['by what is written twice', { kvRewrites: 3 }, '3 needless writes to KV'],
    [
      'by a token that was lent',
      { hasLentToken: true },
      "the site's own token went out with a partner's query",
    ],
    [
      'by a page',
      { visits: { asked: 9, slowestMs: 5, broken: ['/ answered 503'] } },
      "of visitors' pages, / answered 503 …",
    ],
    ['by a call to a stranger', { strangers: ['127.0.0.1'] }, 'the site called 127.0.0.1'],
    ['by an isolate that is stuck', { isHopeless: true }, 'the isolate is gone, or was not waited for'],
  ])('%s', (_name, changes, complaint) => {
    expect(brokenBy(changes)).toEqual([complaint])
  })

  it('not by memory within a tenth', () => {
    expect(brokenBy({ heapAfter: 21.9 * megabyte })).toEqual([])
  })

  it('not by figures that this system doesn’t give', () => {
    const unknown = Number.NaN
    expect(
      brokenBy({ cpuMs: unknown, heapAfter: unknown, peakGrowth: unknown, bufferGrowth: unknown }),
    ).toEqual([])
  })

  it.each([
    ['a memory peak', { peakGrowth: 2 }, { peakBytes: 1 }],
    ['a long query', { queryBytes: 2 }, { queryBytes: 1 }],
    ['many queries', { contentCalls: 2 }, { contentCalls: 1 }],
    ['rows that are written', { rowsWritten: 2 }, { rowsWritten: 1 }],
    ['rows that stay', { rowsKept: 2 }, { rowsKept: 1 }],
    ['letters', { letters: 2 }, { letters: 1 }],
  ])('by %s only where the row says so', (_name, changes, limits) => {
    expect([brokenBy(changes), brokenBy(changes, { limits }).length]).toEqual([[], 1])
  })
})

describe('the short form', () => {
  it('lets a busy machine be slower', () => {
    expect(brokenBy({ cpuMs: usualLimits.cpuMs * shortCpuFactor }, {}, true)).toEqual([])
  })

  it('names what no machine explains', () => {
    expect(
      brokenBy({ cpuMs: usualLimits.cpuMs * shortCpuFactor + 1, newKvKeys: ['/a'] }, {}, true),
    ).toHaveLength(2)
  })
})

const answer: AttackResponse = {
  status: 200,
  headers: new Map(),
  text: '',
  ms: 1,
  isLate: false,
  hasLeft: false,
}
const sent: AttackRequest = { path: '/a' }

describe('a tally', () => {
  it.each([
    [
      'an answer that never comes',
      (tally: ReturnType<typeof createAttackTally>) =>
        tally.noteAnswer({ sent, answer: { ...answer, status: 0, isLate: true } }),
    ],
    [
      'a request that costs seconds',
      (tally: ReturnType<typeof createAttackTally>) => tally.noteCpu(0, hopelessCpuMs + 1),
    ],
  ])('gives up at %s', (_name, note) => {
    const tally = createAttackTally({})
    note(tally)
    expect(tally.isHopeless()).toBe(true)
  })
})

it('hostile text keeps the shape of an answer', () => {
  const text = JSON.stringify({ data: { a: [{ name: 'b', url: '/a.jpg', count: 1, none: null }] } })
  const hostile = JSON.parse(withHostileText('pictures of other protocols', text))
  expect(hostile).toMatchObject({ data: { a: [{ name: 'b', count: 1, none: null }] } })
  expect(hostile.data.a[0].url).not.toBe('/a.jpg')
})
