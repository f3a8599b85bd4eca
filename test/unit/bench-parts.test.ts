import { describe, expect, it } from 'vitest'
import type { Figure } from '../../src/tools/measure/bench/figure.ts'
import {
  type BenchOptions,
  type BenchPart,
  measureParts,
} from '../../src/tools/measure/bench/measure-parts.ts'

const weight: Figure = { name: 'a page', measured: '3 KB', target: '≤ 5 KB', isMet: true }
const time: Figure = { name: 'a view', measured: '9 ms', target: '≤ 5 ms', isMet: false, isOnlyPrinted: true }
const calls: Figure = { name: 'calls', measured: '4', target: '0', isMet: false }

const weights: BenchPart = { title: 'Weights', measure: async () => [weight] }
const shifts: BenchPart = { title: 'Shifts', measure: async () => [time], needsBrowser: true }
const broken: BenchPart = {
  title: 'Broken',
  measure: async function* () {
    yield weight
    throw new Error('no answer')
  },
}

async function bench(parts: BenchPart[], options: Partial<BenchOptions> = {}) {
  const lines: string[] = []
  const isComplete = await measureParts(parts, {
    hasBrowser: true,
    areNamed: false,
    build: () => true,
    print: (line) => lines.push(...line.split('\n')),
    ...options,
  })
  return { lines: lines.filter((line) => line !== ''), isComplete }
}

describe('the bench', () => {
  it('prints a figure before the next one is measured', async () => {
    const seen: string[] = []
    let seenBetween = ''
    const part: BenchPart = {
      title: 'Two figures',
      measure: async function* () {
        yield weight
        seenBetween = seen.at(-1) ?? ''
        yield time
      },
    }
    await bench([part], { print: (line) => seen.push(line) })
    expect(seenBetween).toBe('  met     a page: 3 KB  (target: ≤ 5 KB)')
  })

  it('repeats at its end which targets are missed', async () => {
    const { lines } = await bench([weights, { ...shifts, measure: async () => [time, calls] }])
    expect(lines.slice(-3)).toEqual([
      '3 figures, 2 targets missed',
      '  missed  a view: 9 ms  (target: ≤ 5 ms)',
      '  FAILED  calls: 4  (target: 0)',
    ])
  })

  it('goes on with the other parts when one fails, and fails', async () => {
    expect(await bench([broken, weights])).toEqual({
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

  it('names first what it skips for want of a browser, and measures the rest', async () => {
    const { lines, isComplete } = await bench([weights, shifts], { hasBrowser: false })
    expect(lines).toEqual([
      'Skipped, since no Chromium is here: «Shifts». To install one: node src/tools/operate/install.mjs --browser',
      'Weights',
      '  met     a page: 3 KB  (target: ≤ 5 KB)',
      '1 figures, 0 targets missed',
    ])
    expect(isComplete).toBe(true)
  })

  it('says so before it builds, and measures nothing that it couldn’t build', async () => {
    const told: string[] = []
    const build = () => {
      told.push('built')
      return false
    }
    const print = (line: string) => told.push(line.split(',')[0] ?? '')
    const { isComplete } = await bench([weights, shifts], { hasBrowser: false, build, print })
    expect([isComplete, ...told]).toEqual([false, 'Skipped', 'built'])
  })

  it('fails where a part that was asked for by its name is skipped', async () => {
    expect((await bench([weights, shifts], { hasBrowser: false, areNamed: true })).isComplete).toBe(false)
  })

  it.each([
    ['passes', 'a target that depends on the machine', time, true],
    ['fails', 'a target that depends on nothing but the code', calls, false],
  ])('%s when it misses %s', async (_how, _which, figure, expected) => {
    expect((await bench([{ title: 'Figures', measure: async () => [figure] }])).isComplete).toBe(expected)
  })
})
