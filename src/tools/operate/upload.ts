/**
 * Uploads what was built to Cloudflare, by the `wrangler.toml` of the brand's folder or the site's own, and says at the
 * end what isn't configured. What the file binds without an id, wrangler makes by itself the first time, and finds again
 * later (developers.cloudflare.com/changelog/2025-10-24-automatic-resource-provisioning). Secrets that the variables ask
 * for are asked for, where somebody sits at the terminal. Flags are wrangler's: `--env staging`; `--dry-run` uploads
 * nothing, and needs neither a login nor a network.
 */
import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { findUnconfigured, toList, type Unconfigured } from './unconfigured.ts'
import { readWranglerConfig, siteConfigPath } from './wrangler-config.ts'

const flags = process.argv.slice(2)
const isDryRun = flags.includes('--dry-run')
const environmentAt = flags.findIndex((flag) => flag === '--env' || flag === '-e')
const environment = environmentAt === -1 ? undefined : flags[environmentAt + 1]
const place = ['--config', siteConfigPath, ...(environment === undefined ? [] : ['--env', environment])]

/** What wrangler lists of secrets, and of databases. */
const listSchema = z.array(z.object({ name: z.string() }))

// The tables first, so that the Worker finds what it was written for. Only a first deployment makes the database.
const databases = isDryRun ? [] : listDatabases()
process.exitCode =
  (isDryRun ? 0 : makeQueues()) ||
  migrateEach(databases.filter(({ isThere }) => isThere)) ||
  deploy() ||
  migrateEach(databases.filter(({ isThere }) => !isThere))
if (process.exitCode === 0) await sayWhatIsMissing()

function deploy(): number {
  const { status } = spawnSync('wrangler', ['deploy', '--config', siteConfigPath, ...flags], {
    stdio: 'inherit',
    // A rehearsal names every module and asset; what is wrong comes all the same.
    env: isDryRun ? { WRANGLER_LOG: 'warn', ...process.env } : process.env,
  })
  return status ?? 1
}

/** wrangler makes stores that have no id, and no queues. */
function makeQueues(): number {
  return ownConfig().queueNames.reduce((status, name) => {
    const isThere = spawnSync('wrangler', ['queues', 'info', name, ...place]).status === 0
    if (status || isThere) return status
    return spawnSync('wrangler', ['queues', 'create', name, ...place], { stdio: 'inherit' }).status ?? 1
  }, 0)
}

/** Up to the first that fails. */
function migrateEach(databases: Database[]): number {
  return databases.reduce((status, { binding }) => status || migrate(binding), 0)
}

/** Asks nothing: what is applied is in the repository, and each file once. */
function migrate(binding: string): number {
  const { status } = spawnSync('wrangler', ['d1', 'migrations', 'apply', binding, '--remote', ...place], {
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' },
  })
  return status ?? 1
}

interface Database {
  binding: string
  /** Whether the account has it by now. */
  isThere: boolean
}

/** Those that have tables. */
function listDatabases(): Database[] {
  const { migrations, databaseNames } = ownConfig()
  if (Object.keys(migrations).length === 0) return []
  const { stdout } = spawnSync('wrangler', ['d1', 'list', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  const known = namesIn(stdout)
  return Object.keys(migrations).map((binding) => ({
    binding,
    isThere: known.includes(databaseNames[binding] ?? ''),
  }))
}

async function sayWhatIsMissing(): Promise<void> {
  const missing = findMissing()
  const asked = missing.filter(({ kind }) => kind === 'secret')
  const isSomebodyThere = process.stdin.isTTY && !process.env.CI
  const set = !isDryRun && isSomebodyThere ? await askFor(asked) : []
  console.log(toList(missing.filter(({ name }) => !set.includes(name))))
}

function ownConfig() {
  return readWranglerConfig(siteConfigPath, environment ? { environment } : {})
}

function findMissing(): Unconfigured[] {
  const { variables, bindings } = ownConfig()
  return findUnconfigured({
    variables: Object.keys(variables),
    secrets: isDryRun ? [] : listSecrets(),
    bindings: Object.keys(bindings),
  })
}

/** Their names; Cloudflare tells nobody their values. Where they can't be listed, all are named as missing. */
function listSecrets(): string[] {
  const { stdout } = spawnSync('wrangler', ['secret', 'list', '--format', 'json', ...place], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  return namesIn(stdout)
}

function namesIn(answer: string): string[] {
  try {
    return listSchema.parse(JSON.parse(answer)).map(({ name }) => name)
  } catch {
    // Without a login, wrangler has said so itself.
    console.warn('wrangler could not list what is there already.')
    return []
  }
}

/** wrangler itself takes the value: it stands in no history, and is shown to nobody. @returns what was set */
async function askFor(secrets: readonly Unconfigured[]): Promise<string[]> {
  if (secrets.length === 0) return []
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const wanted: string[] = []
  for (const { name, meaning } of secrets) {
    const answer = await terminal.question(`Set the secret ${name} now? Without it: ${meaning}. [y/N] `)
    if (/^y/i.test(answer)) wanted.push(name)
  }
  terminal.close()
  return wanted.filter(
    (name) => spawnSync('wrangler', ['secret', 'put', name, ...place], { stdio: 'inherit' }).status === 0,
  )
}
