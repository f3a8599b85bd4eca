import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { brandHelp, brandOption, parseCommandLine } from '../command-line.ts'
import { findMissingSettings, type MissingSetting, missingSettingsToText } from './missing-settings.ts'
import { notePlace, type OperatorProgram, startProgram } from './program.ts'
import { readWranglerConfig, type WranglerConfig } from './wrangler-config.ts'

const help = `npm run deploy -- [--env NAME] [--dry-run] [-- FLAGS of \`wrangler deploy\`]

Uploads what was built to Cloudflare, by the wrangler.toml of the brand's folder or the site's own, and prints at the end
what isn't configured. Makes queues, databases and their tables where they are missing, and asks for missing secrets where
somebody sits at the terminal.

  --env NAME   to an environment of wrangler.toml
  --dry-run    uploads nothing, and needs neither a login nor a network
${brandHelp}`

/** What wrangler prints of secrets and of databases. */
const listSchema = z.array(z.object({ name: z.string() }))

interface Database {
  binding: string
  /** Whether the database exists in the account. */
  isThere: boolean
}

/** @returns why a deployment with this configuration would harm visitors, if so */
function findRefusal({ variables, bindings }: WranglerConfig): string | undefined {
  const writesEmails = 'MAIL_FROM' in variables || 'EMAIL' in bindings
  if (!writesEmails || 'SITE_URL' in variables) return undefined
  return (
    'Nothing was uploaded: SITE_URL is missing under [vars] in wrangler.toml. Links in e-mails lead there; without it ' +
    'none would be sent, since a request’s own Host may name any site.'
  )
}

export const upload: OperatorProgram = async (given, surroundings) => {
  const { configPath, print, wrangler } = surroundings
  const end = given.includes('--') ? given.indexOf('--') : given.length
  const wranglersFlags = given.slice(end + 1)
  const { values } = parseCommandLine(given.slice(0, end), {
    help,
    options: {
      ...brandOption,
      env: { type: 'string', short: 'e' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { env: environment, 'dry-run': isDryRun } = values
  const place = ['--config', configPath, ...(environment === undefined ? [] : ['--env', environment])]
  notePlace(surroundings, isDryRun ? 'rehearsal of a deployment' : 'deployment', environment)

  const config = readWranglerConfig(configPath, environment === undefined ? {} : { environment })
  const refusal = findRefusal(config)
  if (refusal) {
    surroundings.printError(refusal)
    return 1
  }
  // Tables are changed first, so that the new Worker finds them. At the first deployment wrangler makes the database.
  const databases = isDryRun ? [] : listDatabases()
  const status =
    (isDryRun ? 0 : makeQueues()) ||
    migrateEach(databases.filter(({ isThere }) => isThere)) ||
    deploy() ||
    migrateEach(databases.filter(({ isThere }) => !isThere))
  if (status === 0) await sayWhatIsMissing()
  return status

  function deploy(): number {
    return wrangler(['deploy', ...place, ...(isDryRun ? ['--dry-run'] : []), ...wranglersFlags], {
      printed: 'everything',
      // Without this level wrangler lists every module and asset; warnings and errors are printed in any case.
      environment: isDryRun ? { WRANGLER_LOG: 'warn', ...surroundings.environment } : {},
    }).status
  }

  /** Makes missing queues; other stores without an id are made by wrangler. */
  function makeQueues(): number {
    return config.queueNames.reduce((status, name) => {
      const isThere = wrangler(['queues', 'info', name, ...place]).status === 0
      if (status || isThere) return status
      return wrangler(['queues', 'create', name, ...place], { printed: 'everything' }).status
    }, 0)
  }

  /**
   * Migrates one database after the other, until one fails.
   *
   * @returns the exit code
   */
  function migrateEach(databases: Database[]): number {
    return databases.reduce((status, { binding }) => status || migrate(binding), 0)
  }

  /** Applies migrations without asking: they are committed, and each is applied once. */
  function migrate(binding: string): number {
    return wrangler(['d1', 'migrations', 'apply', binding, '--remote', ...place], {
      printed: 'everything',
      environment: { CI: 'true' },
    }).status
  }

  /** Lists databases that have migrations. */
  function listDatabases(): Database[] {
    const { migrations, databaseNames } = config
    if (Object.keys(migrations).length === 0) return []
    const known = namesFrom(['d1', 'list', '--json'])
    return Object.keys(migrations).map((binding) => ({
      binding,
      isThere: known.includes(databaseNames[binding] ?? ''),
    }))
  }

  async function sayWhatIsMissing(): Promise<void> {
    const missing = findMissing()
    const asked = missing.filter(({ kind }) => kind === 'secret')
    const isSomebodyThere = surroundings.isAttended && !surroundings.environment.CI
    const set = !isDryRun && isSomebodyThere ? await askFor(asked) : []
    print(missingSettingsToText(missing.filter(({ name }) => !set.includes(name))))
  }

  function findMissing(): MissingSetting[] {
    return findMissingSettings({
      variables: Object.keys(config.variables),
      secrets: isDryRun ? [] : listSecrets(),
      bindings: Object.keys(config.bindings),
    })
  }

  /** Lists the names of secrets. Where they can't be listed, all count as missing. */
  function listSecrets(): string[] {
    return namesFrom(['secret', 'list', '--format', 'json', ...place])
  }

  function namesFrom(words: string[]): string[] {
    try {
      const { stdout } = wrangler(words, { printed: 'errors' })
      return listSchema.parse(JSON.parse(stdout)).map(({ name }) => name)
    } catch {
      // wrangler itself has printed the reason, such as a missing login.
      surroundings.printError('wrangler could not list what is there already.')
      return []
    }
  }

  /**
   * Asks for each secret whether to set it; wrangler reads the value, so that no shell history holds it.
   *
   * @returns the names of secrets that were set
   */
  async function askFor(secrets: readonly MissingSetting[]): Promise<string[]> {
    if (secrets.length === 0) return []
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const wanted: string[] = []
    for (const { name, meaning } of secrets) {
      const answer = await terminal.question(`Set the secret ${name} now? Without it: ${meaning}. [y/N] `)
      if (/^y/i.test(answer)) wanted.push(name)
    }
    terminal.close()
    return wanted.filter(
      (name) => wrangler(['secret', 'put', name, ...place], { printed: 'everything' }).status === 0,
    )
  }
}

if (import.meta.main) await startProgram(upload)
