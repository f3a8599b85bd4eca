/**
 * Everything that is checked, one step after the other: `npm run check`. Ends with the first step that fails. It says
 * which part runs and what each took; what a part writes is shown where it fails.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { runParts, type StartPart } from './check/run-parts.ts'

/**
 * Scripts of `package.json`. What stands in one line runs at once: none of it needs more than a core for long, or has a
 * limit of time.
 */
const steps: readonly (readonly string[])[] = [
  // It writes sources too, so nothing reads them meanwhile.
  ['build'],
  ['check:types', 'lint', 'check:deploy'],
  ['test:unit'],
  ['test:worker'],
  ['test:browser'],
  ['test:brands'],
  ['attack -- --short'],
  ['check:contract'],
]

function start(part: string, output: 'ignore' | 'pipe'): ChildProcess {
  const [command = 'npm', ...rest] = ['npm', 'run', '--silent', ...part.split(' ')]
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  return spawn(command, rest, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...colors },
    shell: process.platform === 'win32',
  })
}

// Its compiler takes minutes, of one core. What goes wrong is said when the contract's turn comes and it tries again.
const installing = start('check:contract -- --install', 'ignore')
const installed = once(installing, 'exit')

const startPart: StartPart = async (part, onText) => {
  if (part === 'check:contract') await installed
  const child = start(part, 'pipe')
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onText)
  // All that it has written has been read by then.
  const [status] = await once(child, 'close')
  return status === 0
}

const isPassed = await runParts(steps, startPart, console.log)
installing.kill()
process.exitCode = isPassed ? 0 : 1
