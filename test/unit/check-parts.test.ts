import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runParts, type StartPart } from '../check/run-parts.ts'

interface Script {
  seconds: number
  /** The file of each part is written at the beginning. */
  lines?: string[]
  fails?: boolean
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Makes parts that take this many seconds of a clock that doesn't move otherwise, and end when they are stopped. */
async function check(steps: string[][], scripts: Record<string, Script>) {
  const printed: string[] = []
  const start: StartPart = (part, { onText, signal }) => {
    const { seconds, lines = [], fails = false } = scripts[part] ?? { seconds: 0 }
    for (const line of lines) onText(`${line}\n`)
    return new Promise((resolve) => {
      setTimeout(() => resolve(!fails), seconds * 1000)
      signal.addEventListener('abort', () => resolve(false))
    })
  }
  const running = runParts(
    steps.map((parts) => ({ parts, seconds: 50 })),
    start,
    (text) => printed.push(...text.split('\n')),
  )
  await vi.runAllTimersAsync()
  return { isPassed: await running, printed }
}

describe('a check', () => {
  it('says first what it will do and how long that takes, then which part runs and what it took', async () => {
    const scripts = { build: { seconds: 81 }, lint: { seconds: 12 }, types: { seconds: 20 } }
    expect(await check([['build'], ['types', 'lint']], scripts)).toEqual({
      isPassed: true,
      printed: [
        'build, types, lint: 2 minutes on two quiet cores',
        'build begins',
        '  build, 30 s: nothing written yet',
        '  build, 60 s: nothing written yet',
        'build                      81 s  passed',
        'types begins',
        'lint begins',
        'lint                       12 s  passed',
        'types                      20 s  passed',
        '',
        'Checked in 2 minutes',
        '  build                      81 s',
        '  types                      20 s',
        '  lint                       12 s',
      ],
    })
  })

  it.each([
    ['test:unit -- test/unit/a.test.ts', 'test:unit 1 file: 50 seconds on two quiet cores'],
    ['test:unit -- test/a.ts test/b.ts', 'test:unit 2 files: 50 seconds on two quiet cores'],
    ['attack -- --short', 'attack --short: 50 seconds on two quiet cores'],
  ])('says «%s» in few words', async (part, said) => {
    expect((await check([[part]], {})).printed[0]).toBe(said)
  })

  it('shows of a part that runs its latest line, and of one that passed how it ended', async () => {
    const lines = ['uncaught: on purpose', '\u001b[2m Test Files \u001b[22m 31 passed (31)']
    const closed = [...lines, '      Tests  3000 passed (3000)', '   Start at  05:35:06', '']
    const { printed } = await check([['worker']], { worker: { seconds: 31, lines: closed } })
    expect(printed.slice(1, 6)).toEqual([
      'worker begins',
      '  worker, 30 s: Start at  05:35:06',
      'worker                     31 s  passed',
      '  Test Files  31 passed (31)',
      '  Tests  3000 passed (3000)',
    ])
  })

  it.each([
    ['  609 passed (6.9m)'],
    ['Checked 912 files in 3s. No fixes applied.'],
    ['34 attacks in 61 s, 0 of them broke something'],
    ['The contract with Strapi 5'],
    ['  every query, both services  kept      91 s'],
    ['  BROKEN   91 s  every query, both services'],
  ])('takes for a closing line: %s', async (line) => {
    const { printed } = await check([['part']], { part: { seconds: 1, lines: [line, 'and no more'] } })
    expect(printed.slice(3, 5)).toEqual([`  ${line.trim()}`, ''])
  })

  it('stops with the first part that fails, and shows last what that part wrote', async () => {
    const scripts = {
      types: { seconds: 9, lines: ['broken.ts(1,1): error'], fails: true },
      lint: { seconds: 12, lines: ['all is well'] },
    }
    const { isPassed, printed } = await check([['types', 'lint'], ['unit']], scripts)
    expect(isPassed).toBe(false)
    expect(printed).not.toContain('unit begins')
    expect(printed.slice(3)).toEqual([
      'types                       9 s  FAILED',
      'lint                        9 s  stopped',
      '',
      'Checked in 9 seconds',
      '  types                       9 s  FAILED',
      '  lint                        9 s  stopped',
      '',
      'What types wrote:',
      '',
      'broken.ts(1,1): error',
      '',
      'failed: npm run types',
    ])
  })
})
