import { stripVTControlCharacters } from 'node:util'

/** Starts a part, passes on its output, and resolves to whether it passed. */
export type StartPart = (part: string, onText: (text: string) => void) => Promise<boolean>

/** Milliseconds between two lines that show the progress of a part. */
const silenceMs = 30_000

/** Matches closing lines of Vitest, Playwright, Biome, the attacks, and the contract's table. */
const closingLine =
  /^\s*(Test Files|Tests) {2}\d|^\s*\d+ (passed|failed|flaky|skipped|did not run)|^Checked \d+ files|^\d+ attacks in |^The contract with |^ +(\S.*)?\b(kept|BROKEN) +\d+ s\b/

interface Outcome {
  part: string
  isPassed: boolean
  seconds: number
  output: string
}

/**
 * Runs steps one after the other, and the parts of a step in parallel. Prints the name of a part at its start, its
 * latest line every half a minute, and its duration and closing lines at its end. Stops after a step with a failed
 * part. The output of failed parts is printed at the end, before the table of durations.
 *
 * @returns whether all parts passed
 */
export async function runParts(
  steps: readonly (readonly string[])[],
  start: StartPart,
  print: (text: string) => void,
): Promise<boolean> {
  const begun = Date.now()
  const outcomes: Outcome[] = []
  for (const step of steps) {
    outcomes.push(...(await Promise.all(step.map((part) => runPart(part, start, print)))))
    if (outcomes.some(({ isPassed }) => !isPassed)) break
  }
  const failed = outcomes.filter(({ isPassed }) => !isPassed)
  for (const { part, output } of failed) print(`\nWhat ${part} wrote:\n\n${output.trimEnd()}`)
  print(`\nChecked in ${Math.round((Date.now() - begun) / 60_000)} minutes`)
  for (const { part, seconds } of outcomes) print(`  ${inColumns(part, seconds)}`)
  for (const { part } of failed) print(`  failed: npm run ${part}`)
  return failed.length === 0
}

async function runPart(part: string, start: StartPart, print: (text: string) => void): Promise<Outcome> {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  let output = ''
  print(`${part} begins`)
  const signs = setInterval(() => {
    const latest = linesOf(output).findLast((line) => line.trim() !== '')
    print(`  ${part}, ${seconds()} s: ${latest?.trim() ?? 'nothing written yet'}`)
  }, silenceMs)
  const isPassed = await start(part, (text) => {
    output += text
  }).finally(() => clearInterval(signs))
  print(`${inColumns(part, seconds())}  ${isPassed ? 'passed' : 'FAILED'}`)
  for (const line of linesOf(output).filter((line) => closingLine.test(line))) print(`  ${line.trim()}`)
  return { part, isPassed, seconds: seconds(), output }
}

const linesOf = (output: string): string[] => stripVTControlCharacters(output).split(/\r?\n/)

const inColumns = (part: string, seconds: number): string =>
  `${part.padEnd(20)}${String(seconds).padStart(5)} s`
