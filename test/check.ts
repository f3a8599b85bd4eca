/**
 * Everything that is checked, one after the other: `npm run check`. Ends with the first part that fails, and says what
 * each took.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Of `package.json`. */
const parts = [
  'build',
  'check:types',
  'lint',
  'test:unit',
  'test:worker',
  'test:browser',
  'test:brands',
  'check:deploy',
  'attack -- --short',
  'check:contract',
]

function start(part: string, stdio: 'inherit' | 'ignore' = 'inherit'): ChildProcess {
  const [command = 'npm', ...rest] = ['npm', 'run', '--silent', ...part.split(' ')]
  return spawn(command, rest, { stdio, shell: process.platform === 'win32' })
}

// Its compiler takes minutes, of one core. What goes wrong is said when the contract's turn comes and it tries again.
const installing = start('check:contract -- --install', 'ignore')
const installed = once(installing, 'exit')

const lines: string[] = []
for (const part of parts) {
  if (part === 'check:contract') await installed
  const begun = Date.now()
  const [status] = await once(start(part), 'exit')
  lines.push(`  ${part.padEnd(20)}${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s`)
  if (status === 0) continue
  lines.push(`  failed: npm run ${part}`)
  process.exitCode = 1
  break
}
installing.kill()
console.log(`\nChecked in ${Math.round(process.uptime() / 60)} minutes\n${lines.join('\n')}`)
