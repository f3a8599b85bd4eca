/**
 * The site against real Strapis, 4 and 5 one after the other: `npm run test:contract`, after `npm run build`.
 *
 * Installs and starts the Strapi of `test/services/strapi`, or `strapi5`, with a fresh database, runs the parts below against
 * it, prints one table, and stops what it started. The first run installs Strapi, which takes some minutes.
 *
 * With `--when-asked`, as `npm test` runs it, only where the environment says `CONTRACT=1` (or `4`, `5`, `both`). Any other word leaves out
 * the parts that don't name it: `npm run test:contract -- editor`. `--version 5` is that one alone. `--install` ends once
 * Strapi is installed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../../src/tools/operate/free-port.ts'

const root = join(import.meta.dirname, '../../..')
const secret = 'the-secret-of-the-contract-tests'
/** A machine that is shared may need a while; installing is not part of it. */
const startLimitMs = 5 * 60_000
/** Whoever doesn't end when asked to is made to. */
const patienceMs = 10_000

/**
 * The worker tests that take whatever content the service has; the others bring their own or fake a failure.
 * Search is part of the last part: making its index on a busy Strapi can take longer than a visitor waits.
 */
const coreTests = ['test/worker/any-content/all.test.ts']

const vitest = (config: string, ...files: string[]) => [
  'vitest',
  'run',
  '--silent',
  '--config',
  `test/vitest.${config}.config.ts`,
  ...files,
]

/**
 * Strapi answers one question after the other, and the site waits 2.5 s for one: on a busy machine a test may meet
 * that limit, and is asked again.
 */
const patience = ['--testTimeout=30000', '--maxWorkers=1']

/** In this order: the last four change the content. */
const allParts: { name: string; command: string[] }[] = [
  { name: 'every question, both services', command: vitest('contract', 'replay') },
  { name: 'worker tests on Strapi', command: vitest('worker', ...patience, ...coreTests) },
  {
    name: 'browser journey on Strapi',
    command: [
      'playwright',
      'test',
      '--config',
      'test/browser/playwright.config.ts',
      'visit.test.ts',
      '--grep',
      'reaches its tickets',
    ],
  },
  { name: 'what visitors send arrives', command: vitest('contract', 'submissions') },
  { name: 'accounts', command: vitest('contract', 'accounts', 'provider-journey') },
  { name: 'drafts, both services', command: vitest('contract', 'drafts') },
  { name: 'preview: drafts by a signed link', command: vitest('contract', 'preview') },
  { name: 'an editor’s change is told', command: vitest('contract', 'notices') },
  { name: 'an editor’s change reaches the pages', command: vitest('contract', 'webhook') },
]

const { values: flags, positionals: words } = parseArgs({
  options: {
    'when-asked': { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    version: { type: 'string' },
  },
  allowPositionals: true,
})
const parts = allParts.filter(({ name }) => words.every((word) => name.includes(word)))

type Version = '4' | '5'

/**
 * Which Strapis it is: both, or the one that is named. `npm test` takes them in turn, a day each, so that it stays
 * within half an hour; its `CONTRACT` may name one of them, or `both`.
 */
function chooseVersions(): Version[] {
  const named = flags.version ?? (flags['when-asked'] ? process.env.CONTRACT : 'both')
  if (named === '4' || named === '5') return [named]
  if (named === 'both') return ['4', '5']
  return [Math.floor(Date.now() / 86_400_000) % 2 === 0 ? '4' : '5']
}

interface Outcome {
  name: string
  isPassed: boolean
  seconds: number
}

async function holdTo(version: Version): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tutti-contract-'))
  const [port, webhookPort, browserPort] = [await freePort(), await freePort(), await freePort()]
  const providerPort = await freePort()
  // That of the browser's journeys, since browsers come back to it from another company's sign-in.
  const siteUrl = `http://localhost:${browserPort}`
  const webhookUrl = `http://127.0.0.1:${webhookPort}/api/hooks/content`
  const outcomes: Outcome[] = []
  await install(version)
  const strapi = start(
    [
      'node',
      'test/services/strapi/start.mjs',
      '--version',
      version,
      '--no-admin',
      '--fresh',
      '--port',
      `${port}`,
    ],
    {
      DATA_FOLDER: folder,
      WEBHOOK_URL: webhookUrl,
      WEBHOOK_SECRET: secret,
      SITE_URL: siteUrl,
      CONTENT_PROXY_SECRET: secret,
      PREVIEW_SECRET: secret,
      LOOPBACK_PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
    },
    'ignore',
  )
  const stop = async () => {
    await endAll()
    await rm(folder, { recursive: true, force: true })
  }
  const stopAtOnce = () => stop().then(() => process.exit(1))
  for (const signal of signals) process.once(signal, stopAtOnce)
  try {
    outcomes.push(await timed('Strapi starts, empty database filled', () => untilReady(strapi, port)))
    const url = `http://127.0.0.1:${port}`
    const environment = {
      STRAPI_VERSION: version,
      STRAPI_URL: url,
      STRAPI_SNAPSHOT: join(folder, 'snapshot.json'),
      STRAPI_TODAY: new Date().toISOString().slice(0, 10),
      CONTENT_URL: url,
      BROWSER_TEST_PORT: `${browserPort}`,
      WEBHOOK_PORT: `${webhookPort}`,
      WEBHOOK_SECRET: secret,
      // Only the part that needs it: `SUBMIT_TOKEN` would configure the Worker of the others.
      STRAPI_SUBMIT_TOKEN: await readFile(join(folder, 'submit-token'), 'utf8'),
      STRAPI_DATABASE: join(folder, 'data.db'),
      STRAPI_MAILS: join(folder, 'mails.jsonl'),
      STRAPI_SITE_URL: siteUrl,
      STRAPI_PROXY_SECRET: secret,
      STRAPI_ACCOUNTS_TOKEN: await readFile(join(folder, 'accounts-token'), 'utf8'),
      LOOPBACK_PROVIDER_PORT: `${providerPort}`,
      STRAPI_PREVIEW_SECRET: secret,
      STRAPI_EDITOR_TOKEN: join(folder, 'editor-token'),
      STRAPI_PREVIEW_TOKEN: await readFile(join(folder, 'preview-token'), 'utf8'),
      STRAPI_READ_TOKEN: await readFile(join(folder, 'api-token'), 'utf8'),
    }
    for (const { name, command } of parts) {
      outcomes.push(await timed(name, () => succeeds(command, environment)))
    }
  } finally {
    await stop()
    for (const signal of signals) process.off(signal, stopAtOnce)
    print(version, outcomes)
  }
  if (outcomes.length <= parts.length || outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1
}

const signals = ['SIGINT', 'SIGTERM'] as const

async function install(version: Version): Promise<void> {
  if (await succeeds(['node', 'test/services/strapi/install.mjs', '--version', version], {})) return
  throw new Error(
    'Strapi could not be installed, so the contract was not tested. npm says why above; a package registry must be reachable once.',
  )
}

/** All that was started here and hasn't ended, each in a group of its own with what it starts itself. */
const running = new Set<ChildProcess>()

function start(
  [command = '', ...parameters]: string[],
  environment: Record<string, string>,
  stdout: 'inherit' | 'ignore',
): ChildProcess {
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stdout, 'inherit'],
    detached: true,
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function endAll(): Promise<void> {
  await Promise.all([...running].map(end))
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = (signal: NodeJS.Signals) => process.kill(-pid, signal)
  const insist = setTimeout(kill, patienceMs, 'SIGKILL')
  kill('SIGTERM')
  await ended
  clearTimeout(insist)
}

async function untilReady(strapi: ChildProcess, port: number): Promise<boolean> {
  const begun = Date.now()
  while (strapi.exitCode === null && Date.now() - begun < startLimitMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/_health`).catch(() => undefined)
    if (answer?.status === 204) return true
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error('Strapi did not start; its messages stand above.')
}

function succeeds(command: string[], environment: Record<string, string>) {
  return new Promise<boolean>((resolve) => {
    const child = start(command, environment, 'inherit')
    child.once('error', (error) => {
      console.error(error.message)
      running.delete(child)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

async function timed(name: string, work: () => Promise<boolean>): Promise<Outcome> {
  console.log(`\n— ${name}`)
  const begun = Date.now()
  const isPassed = await work()
  return { name, isPassed, seconds: Math.round((Date.now() - begun) / 1000) }
}

function print(version: Version, outcomes: Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length), 0)
  console.log(`\nThe contract with Strapi ${version}`)
  for (const { name, isPassed, seconds } of outcomes) {
    console.log(
      `  ${name.padEnd(width)}  ${isPassed ? 'kept  ' : 'BROKEN'}  ${String(seconds).padStart(4)} s`,
    )
  }
  for (const { name } of parts.slice(Math.max(0, outcomes.length - 1))) {
    console.log(`  ${name.padEnd(width)}  not run`)
  }
}

try {
  const isWanted = !flags['when-asked'] || ['1', '4', '5', 'both'].includes(process.env.CONTRACT ?? '')
  if (isWanted) for (const version of chooseVersions()) await (flags.install ? install : holdTo)(version)
  else console.log('The contract with a real Strapi is left out: CONTRACT=1 includes it.')
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
