import { describe, expect, it } from 'vitest'
import { siteBindings } from '../../src/config/bindings.ts'
import { longestInteractionMs, type TraceEvent } from '../../src/tools/measure/bench/interactions.ts'
import { badDays } from '../../src/tools/measure/faults/bad-days.ts'
import { pageFailures, platformParts } from '../../src/tools/measure/faults/page-failures.ts'
import { isStoreCostLow } from '../../src/tools/measure/faults/pages.ts'
import { sentFailures } from '../../src/tools/measure/faults/sent.ts'
import { contentFailures } from '../../src/tools/measure/laboratory/faulty-content.ts'
import { type Figure, type Part, runParts, runRow } from '../../src/tools/measure/laboratory/run-parts.ts'

const weight: Figure = { name: 'a page', measured: '3 KB', target: '≤ 5 KB', isMet: true }
const time: Figure = { name: 'a view', measured: '9 ms', target: '≤ 5 ms', isMet: false, isOnlyPrinted: true }
const calls: Figure = { name: 'calls', measured: '4', target: '0', isMet: false }

const weights: Part = { title: 'Weights', measure: async () => [weight] }
const broken: Part = {
  title: 'Broken',
  measure: async function* () {
    yield weight
    throw new Error('no answer')
  },
}

async function run(parts: Part[], options: Parameters<typeof runParts>[1] = {}) {
  const lines: string[] = []
  const isComplete = await runParts(parts, {
    hasBrowser: true,
    areNamed: false,
    build: () => true,
    print: (line) => lines.push(...line.split('\n')),
    ...options,
  })
  return { lines: lines.filter((line) => line !== ''), isComplete }
}

describe('a measurement', () => {
  it('goes on with the other parts when one fails, and fails', async () => {
    expect(await run([broken, weights])).toEqual({
      isComplete: false,
      lines: [
        'Broken',
        '  met     a page: 3 KB  (target: ≤ 5 KB)',
        '  FAILED  «Broken»: no answer',
        'Weights',
        '  met     a page: 3 KB  (target: ≤ 5 KB)',
        '2 figures, 0 targets missed',
        '  FAILED  «Broken»: no answer',
      ],
    })
  })

  it.each([
    ['passes', 'a target that depends on the machine', time, true],
    ['fails', 'a target that depends on nothing but the code', calls, false],
  ])('%s when it misses %s', async (_how, _which, figure, expected) => {
    expect((await run([{ title: 'Figures', measure: async () => [figure] }])).isComplete).toBe(expected)
  })

  it.each<[string, () => Promise<string>, Partial<Figure>]>([
    [
      'is met where nothing is wrong',
      async () => 'well',
      { isMet: true, measured: 'seen: well', details: [] },
    ],
    ['names what is wrong', async () => 'lost', { isMet: false, details: ['it is lost'] }],
    [
      'fails where it throws',
      () => Promise.reject(new Error('no answer')),
      { isMet: false, details: ['no answer'] },
    ],
  ])('a row of it %s', async (_name, act, expected) => {
    const row = {
      name: 'a row',
      do: act,
      expect: (seen: string) => (seen === 'well' ? [] : [`it is ${seen}`]),
    }
    expect(await runRow(undefined, row, (seen) => `seen: ${seen}`)).toMatchObject(expected)
  })
})

describe('the tables of faults', () => {
  const names = [...badDays, ...pageFailures].map(({ name }) => name)

  it.each(platformParts.map(({ name }) => name))(
    'have a row in which %s fails, and one in which it is slow',
    (part) => {
      expect(names).toEqual(expect.arrayContaining([`${part} fails`, `${part} is slow (20 s)`]))
    },
  )

  it('leave out no binding of the site', () => {
    const troubled = new Set(platformParts.flatMap(({ calls }) => calls.map((call) => call.split('.')[0])))
    expect(Object.keys(siteBindings).filter((name) => !troubled.has(name))).toEqual([])
  })

  it.each(Object.entries(contentFailures).filter(([fault]) => fault !== 'none'))(
    'have a row in which an editor saves while Strapi fails: %s',
    (_fault, words) => {
      expect(names).toContain(`Strapi ${words} while an entry is saved`)
    },
  )

  it.each([['of pages', names] as const, ['of what is sent', sentFailures.map(({ name }) => name)] as const])(
    '%s have no row twice',
    (_table, all) => {
      expect(new Set(all).size).toBe(all.length)
    },
  )

  it.each([
    ['that costs nothing', 0, 0, true],
    ['that costs a page its limit', 20, 310, true],
    ['that is waited for though a copy is in memory', 300, 300, false],
    ['that is waited for twice', 0, 620, false],
  ])('judge a slow store %s', (_name, inMemoryMs, missingMs, isCheap) => {
    expect(isStoreCostLow({ inMemoryMs, missingMs })).toBe(isCheap)
  })
})

describe('a press', () => {
  const thread = { pid: 1, tid: 1 }
  /** A task that begins at a millisecond. */
  const task = (ms: number, cpuMs: number, on: Partial<TraceEvent> = {}): TraceEvent => ({
    name: 'RunTask',
    ...thread,
    ts: ms * 1000,
    tdur: cpuMs * 1000,
    ...on,
  })
  const press = (ms: number, duration: number, interactionId = 7): TraceEvent => ({
    name: 'EventTiming',
    ...thread,
    ts: ms * 1000,
    args: { data: { interactionId, duration } },
  })

  it.each<[string, TraceEvent[], number]>([
    ['no press at all', [task(0, 5)], 0],
    ['every task until the next paint', [press(10, 20), task(10, 5), task(29, 3)], 8],
    ['nothing before it and after the paint', [press(10, 20), task(9, 5), task(30, 3)], 0],
    [
      'no other thread and no other process',
      [press(0, 9), task(1, 5, { tid: 2 }), task(1, 3, { pid: 2 })],
      0,
    ],
    ['no waiting for the processor', [press(0, 500), task(1, 2)], 2],
    ['no event that is no interaction, such as a moved pointer', [press(0, 20, 0), task(1, 5)], 0],
    ['the longest of its events', [press(0, 5), press(10, 20), task(1, 4), task(11, 6)], 6],
  ])('takes the processor time of %s', (_what, events, ms) => {
    expect(longestInteractionMs(events)).toBe(ms)
  })
})
