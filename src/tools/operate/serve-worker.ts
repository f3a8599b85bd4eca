import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request as MiniflareRequest,
  type Response as MiniflareResponse,
} from 'miniflare'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import { type BindingKind, type BindingRow, siteBindings } from '../../config/bindings.ts'
import { readWranglerConfig, type WranglerConfig } from './wrangler-config.ts'

export interface ServedWorker {
  url: URL
  /** What the Worker keeps in KV. */
  kv: Awaited<ReturnType<Miniflare['getKVNamespace']>>
  /** What it keeps in its database. */
  database: () => ReturnType<Miniflare['getD1Database']>
  /** Ends its process, whatever it is doing, and starts another; what KV, the Cache API and databases hold stays. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export interface ServeOptions extends LocalOptions {
  /** 0 takes any free port. */
  port: number
  /** The Worker's variables, as an operator would set them. */
  variables?: Record<string, string>
  /** What its KV holds already. */
  stored?: Record<string, string>
  /** What the edge says of where a request comes from (`request.cf`). */
  location?: { city?: string; country?: string; latitude?: string; longitude?: string }
  /** Answers the Worker's own calls instead of the network. */
  outbound?: (request: MiniflareRequest) => Promise<MiniflareResponse> | MiniflareResponse
  /** The Worker's `wrangler.toml`: the site's own, if none is given. */
  configPath?: string
  /** A module that runs in the Worker's place and imports it as `./index.js`. */
  wrapper?: string
  /** The folder in which databases outlive it; absent: they are gone when it stops. Caches always are. */
  stateIn?: string
  /** Hears every line of the Worker's log instead of the console. */
  onLog?: (line: { level: string; message: string }) => void
}

/**
 * Serves the built Worker in workerd, as production runs it: bundled, minified, with its assets and with all that
 * `wrangler.toml` binds (see `toLocalWorker`). Stores are empty at first, but for what is given and for the
 * tables of databases. Crons come when they are asked for: `GET /cdn-cgi/local/scheduled`. For `npm start`,
 * browser tests and measurements.
 */
export async function serveWorker({
  port,
  variables = {},
  stored = {},
  location,
  outbound,
  configPath,
  wrapper,
  stateIn,
  onLog,
  ...local
}: ServeOptions): Promise<ServedWorker> {
  const config = readWranglerConfig(configPath)
  if (stateIn) await forgetCaches(stateIn)
  const modules = await readModules(config.modulesDir, basename(config.main))
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    logRequests: false,
    ...(stateIn ? { resourcePersistencePath: stateIn } : {}),
    unsafeTriggerHandlers: config.crons.length > 0,
    cf: location ?? false,
    ...(onLog ? { handleStructuredLogs: onLog } : {}),
    workers: [
      {
        ...toLocalWorker(config, local),
        bindings: variables,
        modulesRoot: config.modulesDir,
        modules: wrapper ? [toModule(join(config.modulesDir, 'wrapper.js'), wrapper), ...modules] : modules,
        ...(outbound ? { outboundService: outbound } : {}),
      },
    ],
  })
  const miniflare = new Miniflare(options)
  const url = await miniflare.ready
  const kv = await miniflare.getKVNamespace('CACHE')
  for (const [key, value] of Object.entries(stored)) await kv.put(key, value)
  for (const [binding, folder] of Object.entries(config.migrations)) {
    await applyMigrations(await miniflare.getD1Database(binding), folder)
  }
  return {
    url,
    kv,
    database: () => miniflare.getD1Database('DB'),
    restart: () => miniflare.setOptions({ ...options, port: Number(url.port) }),
    stop: () => miniflare.dispose(),
  }
}

const forgetCaches = (folder: string) =>
  Promise.all(['kv', 'cache'].map((name) => rm(join(folder, name), { recursive: true, force: true })))

/** All modules of the Worker, the one that runs first in front. */
async function readModules(folder: string, main: string) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const inOrder = [main, ...files.filter((name) => name !== main)]
  return Promise.all(
    inOrder
      .map((name) => join(folder, name))
      .map(async (path) => toModule(path, await readFile(path, 'utf8'))),
  )
}

const toModule = (path: string, contents: string) => ({ type: 'ESModule' as const, path, contents })

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Where it is written down what has been applied: the table of `wrangler d1 migrations`, which goes on from there. */
const table = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null
)`

/**
 * Runs the SQL files of a folder that haven't been run, in the order of their names, as
 * `wrangler d1 migrations apply` does for a deployment.
 *
 * @throws what the database says of a statement, with the file's name.
 */
async function applyMigrations(database: Database, folder: string): Promise<void> {
  await database.prepare(table).run()
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>()
  const applied = results.map(({ name }) => name)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.includes(name))
  for (const file of files.sort()) {
    const statements = splitSql(await readFile(join(folder, file), 'utf8'))
    const note = database.prepare('insert into d1_migrations (name) values (?)').bind(file)
    await database
      .batch([...statements.map((statement) => database.prepare(statement)), note])
      .catch((cause) => Promise.reject(new Error(`migration ${file} failed`, { cause })))
  }
}

interface LocalOptions {
  /** The Worker's own list of bindings. */
  bindings?: Record<string, BindingRow>
  /** Off, since whoever tests or measures is one visitor who asks for everything. */
  rateLimits?: 'on' | 'off'
}

/**
 * The Worker's surroundings on this machine, as Miniflare takes them: what `wrangler.toml` binds, by wrangler's own
 * reading (databases, Durable Objects, queues with their consumers, crons), and the stores of the list that this
 * operator does without. Its variables and ids stay with the operator: nothing here reaches what is deployed.
 */
export function toLocalWorker(
  config: WranglerConfig = readWranglerConfig(),
  { bindings = siteBindings, rateLimits = 'off' }: LocalOptions = {},
) {
  const { ratelimits, ...local } = config.local
  const listed = Object.fromEntries(Object.entries(bindings).map(([name, { kind }]) => [name, kind]))
  const kinds: Record<string, string> = { ...listed, ...config.bindings }
  const unboundObjects = Object.entries(bindings).flatMap(([name, { className }]) =>
    className && !(name in config.bindings) ? [[name, { className, useSQLite: true }] as const] : [],
  )
  const namesOf = (kind: BindingKind) => Object.keys(kinds).filter((name) => kinds[name] === kind)
  return {
    ...local,
    name: config.name,
    compatibilityDate: config.compatibilityDate,
    compatibilityFlags: config.compatibilityFlags,
    kvNamespaces: namesOf('kv'),
    d1Databases: namesOf('d1'),
    durableObjects: { ...local.durableObjects, ...Object.fromEntries(unboundObjects) },
    bindings: {},
    ...(rateLimits === 'on' ? { ratelimits } : {}),
  }
}
