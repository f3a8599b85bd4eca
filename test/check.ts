/** Everything that is checked: `npm run check`. Ends with the first part that fails, and says what each took. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Of `package.json`, one after the other. */
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
]

const lines: string[] = []

function note(name: string, begun: number): void {
  lines.push(`  ${name.padEnd(20)}${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s`)
}

async function passes(part: string): Promise<boolean> {
  const [command = 'npm', ...rest] = ['npm', 'run', '--silent', ...part.split(' ')]
  const begun = Date.now()
  const [status] = await once(
    spawn(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' }),
    'exit',
  )
  note(part, begun)
  if (status !== 0) lines.push(`  failed: npm run ${part}`)
  return status === 0
}

interface Contract {
  process: ChildProcess
  end: Promise<{ isKept: boolean; output: Buffer }>
}

/**
 * The contract with a real Strapi, which answers one question after the other: by itself it would leave a core unused
 * for ten minutes. What it says is held back until its turn comes.
 */
function startContract(): Contract {
  const begun = Date.now()
  const script = join(import.meta.dirname, 'contract/strapi/run.ts')
  const contract = spawn(process.execPath, [script, '--when-asked'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [contract.stdout, contract.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = once(contract, 'close').then(([status]) => {
    note('contract, beside them', begun)
    return { isKept: status === 0, output: Buffer.concat(chunks) }
  })
  return { process: contract, end }
}

async function checkAll(): Promise<boolean> {
  const [build = '', ...others] = parts
  if (!(await passes(build))) return false
  const contract = startContract()
  for (const part of others) {
    if (await passes(part)) continue
    contract.process.kill()
    return false
  }
  const { isKept, output } = await contract.end
  process.stdout.write(output)
  if (!isKept) lines.push('  failed: npm run check:contract')
  return isKept
}

if (!(await checkAll())) process.exitCode = 1
console.log(`\nChecked in ${Math.round(process.uptime() / 60)} minutes\n${lines.join('\n')}`)
