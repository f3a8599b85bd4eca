import { stripVTControlCharacters } from 'node:util'

/** Scripts that run at the same time, with the seconds that they usually take on two quiet cores. */
export interface Step {
  parts: readonly string[]
  seconds: number
}

/** Starts a part, passes on its output, and resolves to whether it passed. The signal ends it. */
export type StartPart = (
  part: string,
  more: { onText: (text: string) => void; signal: AbortSignal },
) => Promise<boolean>

/** Milliseconds between two lines that show the progress of a part. */
const silenceMs = 30_000

/** Matches closing lines of Vitest, Playwright, Biome, the attacks, and the contract's table. */
const closingLine =
  /^\s*(Test Files|Tests) {2}\d|^\s*\d+ (passed|failed|flaky|skipped|did not run)|^Checked \d+ files|^\d+ attacks in |^The contract with |^ +(\S.*)?\b(kept|BROKEN) +\d+ s\b/

interface Outcome {
  part: string
  state: 'passed' | 'FAILED' | 'stopped'
  seconds: number
  output: string
}

/**
 * Runs steps one after the other, and the parts of a step in parallel. Says first what it will do. Prints the name of a
 * part at its start, its latest line every half a minute, and its duration and closing lines at its end. The first part
 * that fails stops all others; what it wrote is printed last, below the table of durations.
 *
 * @returns whether all parts passed
 */
export async function runParts(
  steps: readonly Step[],
  start: StartPart,
  print: (text: string) => void,
): Promise<boolean> {
  const begun = performance.now()
  const all = steps.flatMap(({ parts }) => parts)
  const expected = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  print(`${describe(all)}: ${toDuration(expected)} on two quiet cores`)
  const outcomes: Outcome[] = []
  for (const { parts } of steps) {
    const failure = new AbortController()
    const running = parts.map((part) => runPart(part, start, { print, failure }))
    outcomes.push(...(await Promise.all(running)))
    if (failure.signal.aborted) break
  }
  print(`\nChecked in ${toDuration((performance.now() - begun) / 1000)}`)
  for (const { part, seconds, state } of outcomes) {
    print(`  ${inColumns(part, seconds)}${state === 'passed' ? '' : `  ${state}`}`)
  }
  const failed = outcomes.filter(({ state }) => state === 'FAILED')
  for (const { part, output } of failed)
    print(`\nWhat ${nameOf(part)} wrote:\n\n${output.trimEnd()}\n\nfailed: npm run ${part}`)
  return failed.length === 0
}

/** Names of parts in one line, with numbers of files in place of their paths. */
const describe = (parts: readonly string[]): string => parts.map(nameOf).join(', ')

/** The name of a part, without the paths that it is about. */
function nameOf(part: string): string {
  const [script = '', ...words] = part.split(' ').filter((word) => word !== '--')
  const files = words.filter((word) => word.includes('/')).length
  const options = words.filter((word) => !word.includes('/'))
  return [script, ...options, ...(files === 0 ? [] : [files === 1 ? '1 file' : `${files} files`])].join(' ')
}

const toDuration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} seconds` : `${Math.round(seconds / 60)} minutes`

async function runPart(
  part: string,
  start: StartPart,
  { print, failure }: { print: (text: string) => void; failure: AbortController },
): Promise<Outcome> {
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  let output = ''
  print(`${nameOf(part)} begins`)
  const signs = setInterval(() => {
    const latest = linesOf(output).findLast((line) => line.trim() !== '')
    print(`  ${nameOf(part)}, ${seconds()} s: ${latest?.trim() ?? 'nothing written yet'}`)
  }, silenceMs)
  const onText = (text: string) => {
    output += text
  }
  const isPassed = await start(part, { onText, signal: failure.signal }).finally(() => clearInterval(signs))
  const state = isPassed ? 'passed' : failure.signal.aborted ? 'stopped' : 'FAILED'
  if (state === 'FAILED') failure.abort()
  print(`${inColumns(part, seconds())}  ${state}`)
  for (const line of linesOf(output).filter((line) => closingLine.test(line))) print(`  ${line.trim()}`)
  return { part, state, seconds: seconds(), output }
}

const linesOf = (output: string): string[] => stripVTControlCharacters(output).split(/\r?\n/)

const inColumns = (part: string, seconds: number): string =>
  `${nameOf(part).padEnd(24)}${String(seconds).padStart(5)} s`
