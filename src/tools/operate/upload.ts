import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { toBuildFolders } from '../build/build-folders.ts'
import { buildOptions, isDemoIncluded } from '../build/build-options.ts'
import { readStamp } from '../build/build-stamp.ts'
import { findConfigProblems } from '../build/check-wrangler-config.ts'
import { loadBrand } from '../build/load-brand.ts'
import { runBuild } from '../build/run-build.ts'
import { exitCodes, parseCommandLine, WrongArguments } from '../command-line.ts'
import {
  findDatabasesOfTheUnion,
  findMissingSettings,
  findRefusals,
  type MissingSetting,
  missingSettingsToText,
  type PlannedDeployment,
} from './deploy/find-refusals.ts'
import { toNearPath } from './printed-commands.ts'
import { notePlace, type OperatorProgram, startProgram } from './program.ts'
import { readWranglerConfig, type WranglerConfig } from './wrangler-config.ts'

const help = `npm run deploy -- [--check | --dry-run] [--env NAME] [--demo | --no-demo] [-- FLAGS of \`wrangler deploy\`]

Builds the site and uploads it to Cloudflare, by the wrangler.toml of the brand's folder or the site's own, and prints at the
end what isn't configured. Makes queues, databases and their tables where they are missing, and asks for missing secrets
where somebody sits at the terminal. Refuses what can't work before anything is changed.

  --check      says all that is wrong or missing at once, and does nothing
  --strict     refuses what a site may begin with and shouldn't keep: a legal page with gaps, data of the EU outside it
  --dry-run    uploads nothing, and needs neither a login nor a network
  --env NAME   to an environment of wrangler.toml
  --demo       with the demo's concerts, for a brand without content (or the variable DEMO=on)
  --no-demo    the demo's brand without its concerts
  --brand DIR  the folder of an orchestra (or the variable BRAND)

\`npm run deploy:upload\` uploads what was built last, and takes the last build's brand where none is named.`

/** What wrangler prints of secrets and of databases. */
const listSchema = z.array(z.object({ name: z.string() }))

interface Database {
  binding: string
  /** Whether the database exists in the account. */
  isThere: boolean
}

const options = {
  ...buildOptions,
  env: { type: 'string', short: 'e' },
  'dry-run': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  build: { type: 'boolean', default: false },
} as const

/** @throws WrongArguments for an environment that `wrangler.toml` lacks: wrangler would deploy the one without a name */
function readEnvironment(configPath: string, environment: string | undefined): WranglerConfig {
  if (environment === undefined) return readWranglerConfig(configPath)
  const { environments } = readWranglerConfig(configPath)
  if (environments.includes(environment)) return readWranglerConfig(configPath, { environment })
  const known = environments.length > 0 ? `which has ${environments.join(', ')}` : 'which has none'
  throw new WrongArguments(`${environment} is no environment of ${toNearPath(configPath)}, ${known}.`)
}

export const upload: OperatorProgram = async (given, surroundings) => {
  const { brandFolder, configPath, print, wrangler } = surroundings
  const { isAttended, printError } = surroundings
  const end = given.includes('--') ? given.indexOf('--') : given.length
  const wranglersFlags = given.slice(end + 1)
  const { values } = parseCommandLine(given.slice(0, end), { help, options })
  const { env: environment, 'dry-run': isDryRun, check: isCheck } = values
  const place = ['--config', configPath, ...(environment === undefined ? [] : ['--env', environment])]
  notePlace(
    surroundings,
    isCheck ? 'check of a deployment' : isDryRun ? 'rehearsal of a deployment' : 'deployment',
    environment,
  )

  const config = readEnvironment(configPath, environment)
  const planned = await planDeployment()
  const unfinished = isCheck || values.strict ? await readUnfinished() : []
  const refusals = [...findRefusals(planned), ...(values.strict ? unfinished : [])]
  for (const line of refusals) printError(line)
  if (!values.strict) for (const line of unfinished) print(line)
  if (isCheck) print(missingSettingsToText(findMissing(), configPath, environment))
  if (refusals.length > 0) {
    if (!isCheck) printError('Nothing was uploaded.')
    return exitCodes.failed
  }
  if (isCheck) return exitCodes.done
  if (values.build) {
    const code = await runBuild({ ...values, brand: brandFolder })
    if (code !== exitCodes.done) return code
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

  /** Lists the databases of the deployment that have migrations. */
  function listDatabases(): Database[] {
    const { migrations, databaseNames } = config
    if (Object.keys(migrations).length === 0) return []
    const known = namesFrom(['d1', 'list', '--json'])
    return Object.keys(migrations).map((binding) => ({
      binding,
      isThere: known.includes(databaseNames[binding] ?? ''),
    }))
  }

  async function planDeployment(): Promise<PlannedDeployment> {
    const built = toBuildFolders(config)
    const stamp = 'folders' in built ? await readStamp(built.folders) : undefined
    const isToBeBuilt = { brandFolder, withDemo: isDemoIncluded(values.demo, brandFolder) }
    const asksWhoami = !isDryRun && (isCheck || !isAttended)
    return {
      brandFolder,
      configPath,
      config,
      problems: [
        ...findConfigProblems(configPath),
        ...built.problems,
        ...(isCheck ? (await loadBrand(brandFolder)).problems : []),
      ],
      built: values.build ? isToBeBuilt : stamp,
      ...(asksWhoami ? { isSignedIn: wrangler(['whoami', '--json']).status === 0 } : {}),
    }
  }

  /** Returns what a site may begin with and shouldn't keep, a line each. */
  async function readUnfinished(): Promise<string[]> {
    const loaded = await loadBrand(brandFolder)
    // What is wrong in a brand that can't be read is a refusal.
    if (!('brand' in loaded)) return []
    const { unpublished, chosen } = loaded.brand
    const isAsked = !isDryRun && planned.isSignedIn !== false
    const toBeMade = isAsked ? listDatabases().filter(({ isThere }) => !isThere) : []
    const names = toBeMade.map(({ binding }) => config.databaseNames[binding] ?? binding)
    return [...unpublished, ...findDatabasesOfTheUnion(chosen.home.countryCode, names)]
  }

  async function sayWhatIsMissing(): Promise<void> {
    const missing = findMissing()
    const asked = missing.filter(({ kind }) => kind === 'secret')
    const isSomebodyThere = surroundings.isAttended && !surroundings.environment.CI
    const set = !isDryRun && isSomebodyThere ? await askFor(asked) : []
    print(
      missingSettingsToText(
        missing.filter(({ name }) => !set.includes(name)),
        configPath,
        environment,
      ),
    )
  }

  function findMissing(): MissingSetting[] {
    return findMissingSettings({
      variables: Object.keys(config.variables),
      secrets: isDryRun || planned.isSignedIn === false ? [] : listSecrets(),
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
