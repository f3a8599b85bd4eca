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

/** What wrangler lists of secrets. */
const secretsSchema = z.array(z.object({ name: z.string() }))

const { status } = spawnSync('wrangler', ['deploy', '--config', siteConfigPath, ...flags], {
  stdio: 'inherit',
  // A rehearsal names every module and asset; what is wrong comes all the same.
  env: isDryRun ? { WRANGLER_LOG: 'warn', ...process.env } : process.env,
})
if (status === 0) await sayWhatIsMissing()
else process.exitCode = status ?? 1

async function sayWhatIsMissing(): Promise<void> {
  const missing = findMissing()
  const asked = missing.filter(({ kind }) => kind === 'secret')
  const isSomebodyThere = process.stdin.isTTY && !process.env.CI
  const set = !isDryRun && isSomebodyThere ? await askFor(asked) : []
  console.log(toList(missing.filter(({ name }) => !set.includes(name))))
}

function findMissing(): Unconfigured[] {
  const { variables, bindings } = readWranglerConfig(siteConfigPath, environment ? { environment } : {})
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
  try {
    return secretsSchema.parse(JSON.parse(stdout)).map(({ name }) => name)
  } catch {
    console.warn('The secrets that are set could not be listed.')
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
