/**
 * Everything that is checked, one step after the other: `npm run check`. Ends with the first step that fails, and says
 * what each part took.
 */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Of `package.json`. What stands in one line runs at once; all but the first say what they have to say at their end. */
const steps: readonly (readonly [string, ...string[]])[] = [
  ['build'],
  ['check:types'],
  ['lint'],
  ['test:unit'],
  ['test:worker'],
  ['test:browser'],
  ['test:brands'],
  ['check:deploy'],
  // Strapi starts and is questioned for two minutes first, on one core, and nothing there has a limit of time.
  ['check:contract', 'attack -- --short'],
]

function start(part: string, stdio: StdioOptions = 'inherit'): ChildProcess {
  const [command = 'npm', ...rest] = ['npm', 'run', '--silent', ...part.split(' ')]
  return spawn(command, rest, { stdio, shell: process.platform === 'win32' })
}

const lines: string[] = []

/** Whether the part passed. */
async function run(part: string, isShownAtOnce: boolean): Promise<boolean> {
  const begun = Date.now()
  const child = start(part, isShownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'])
  const [[status], ...said] = await Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ])
  process.stdout.write(said.join(''))
  lines.push(`  ${part.padEnd(20)}${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s`)
  if (status !== 0) lines.push(`  failed: npm run ${part}`)
  return status === 0
}

// Its compiler takes minutes, of one core. What goes wrong is said when the contract's turn comes and it tries again.
const installing = start('check:contract -- --install', 'ignore')
const installed = once(installing, 'exit')

for (const step of steps) {
  if (step[0] === 'check:contract') await installed
  const passed = await Promise.all(step.map((part, index) => run(part, index === 0)))
  if (passed.every(Boolean)) continue
  process.exitCode = 1
  break
}
installing.kill()
console.log(`\nChecked in ${Math.round(process.uptime() / 60)} minutes\n${lines.join('\n')}`)
