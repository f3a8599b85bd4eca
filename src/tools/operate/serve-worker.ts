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
import { shiftWorker } from '../clock.ts'
import { readWranglerConfig, type WranglerConfig } from './wrangler-config.ts'

export interface ServedWorker {
  url: URL
  /** The KV namespace that the Worker has as `CACHE`. */
  kv: Awaited<ReturnType<Miniflare['getKVNamespace']>>
  /** Returns the database that the Worker has as `DB`. */
  database: () => ReturnType<Miniflare['getD1Database']>
  /** Kills the process of workerd and starts another; KV, the Cache API and databases keep their data. */
  restart: () => Promise<void>
  /** Applies migrations of databases that have not been applied. */
  migrate: () => Promise<void>
  stop: () => Promise<void>
}

export interface ServeOptions extends LocalOptions {
  /** The port to listen on; 0 takes any free one. */
  port: number
  /** Variables and secrets of the Worker. */
  variables?: Record<string, string>
  /** Values that KV holds at the start, by key. */
  stored?: Record<string, string>
  /** The location in `request.cf`, which Cloudflare derives from the visitor's address. */
  location?: { city?: string; country?: string; latitude?: string; longitude?: string }
  /** Responds to calls that the Worker makes, instead of the network. */
  outbound?: (request: MiniflareRequest) => Promise<MiniflareResponse> | MiniflareResponse
  /** Path of the Worker's `wrangler.toml`; if absent, the site's own. */
  configPath?: string
  /** Source of a module that runs instead of the Worker and imports it as `./index.js`. */
  wrapper?: string
  /** Changes of the text of each module, by the folder of a copy of the built Worker that a wrapper imports. */
  copies?: Record<string, (text: string) => string>
  /**
   * Source of a module that runs without the built Worker and its static files, and may evaluate code by the binding
   * `UNSAFE_EVAL` (`tools/dev/host.ts`).
   */
  host?: string
  /** The port of workerd's inspector; if absent, no debugger can attach. */
  inspectorPort?: number
  /** Functions of this process that the Worker or its wrapper can call, by binding. */
  services?: Record<string, (request: MiniflareRequest) => Promise<MiniflareResponse>>
  /** Folder in which databases are kept after the end; if absent, they are kept in memory. Caches never are kept. */
  stateIn?: string
  /** Receives every line of the Worker's log; if absent, the console does. */
  onLog?: (line: { level: string; message: string }) => void
}

/**
 * Serves the built Worker in workerd, as production runs it: bundled, minified, with its assets and everything that
 * `wrangler.toml` binds (see `toLocalWorker`). Stores are empty at first, except for `stored` and the tables of
 * databases. Crons run when `GET /cdn-cgi/local/scheduled` is requested. Used by `npm start`, browser tests and
 * measurements.
 */
export async function serveWorker({
  port,
  variables = {},
  stored = {},
  location,
  outbound,
  configPath,
  wrapper,
  copies = {},
  host,
  inspectorPort,
  services,
  stateIn,
  onLog,
  ...local
}: ServeOptions): Promise<ServedWorker> {
  const config = readWranglerConfig(configPath)
  if (stateIn) await forgetCaches(stateIn)
  const { assets, ...withoutAssets } = toLocalWorker(config, local)
  const sources: Sources = host
    ? [['host.js', host]]
    : [
        ...(wrapper ? [['wrapper.js', wrapper] as const] : []),
        ...withCopies(await readBuiltSources(config.modulesDir, basename(config.main)), copies),
      ]
  const objects = Object.values(withoutAssets.durableObjects).map((object) =>
    typeof object === 'string' ? object : object.className,
  )
  const modules = [...shiftWorker({ worker: sources[0]?.[0] ?? '', objects }), ...sources].map(
    ([name, contents]) => ({ type: 'ESModule' as const, path: join(config.modulesDir, name), contents }),
  )
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    logRequests: false,
    ...(stateIn ? { resourcePersistencePath: stateIn } : {}),
    unsafeTriggerHandlers: config.crons.length > 0,
    cf: location ?? false,
    ...(onLog ? { handleStructuredLogs: onLog } : {}),
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    workers: [
      {
        ...withoutAssets,
        ...(host ? { unsafeEvalBinding: 'UNSAFE_EVAL' } : { assets }),
        bindings: variables,
        ...(services ? { serviceBindings: services } : {}),
        modulesRoot: config.modulesDir,
        modules,
        ...(outbound ? { outboundService: outbound } : {}),
      },
    ],
  })
  const miniflare = new Miniflare(options)
  const url = await miniflare.ready
  let kv = await miniflare.getKVNamespace('CACHE')
  for (const [key, value] of Object.entries(stored)) await kv.put(key, value)
  const migrate = async () => {
    for (const [binding, folder] of Object.entries(config.migrations)) {
      await applyMigrations(await miniflare.getD1Database(binding), folder)
    }
  }
  await migrate()
  return {
    url,
    get kv() {
      return kv
    },
    database: () => miniflare.getD1Database('DB'),
    restart: async () => {
      await miniflare.setOptions({ ...options, port: Number(url.port) })
      kv = await miniflare.getKVNamespace('CACHE')
    },
    migrate,
    stop: () => miniflare.dispose(),
  }
}

const forgetCaches = (folder: string) =>
  Promise.all(['kv', 'cache'].map((name) => rm(join(folder, name), { recursive: true, force: true })))

/** Source of each module of a Worker with its file name; the first one is the entry. */
type Sources = readonly (readonly [name: string, text: string])[]

async function readBuiltSources(folder: string, main: string): Promise<Sources> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const inOrder = [main, ...files.filter((name) => name !== main)]
  return Promise.all(inOrder.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
}

/** A copy has a scope of its own, as the Worker has in another isolate. */
const withCopies = (sources: Sources, copies: NonNullable<ServeOptions['copies']>): Sources => [
  ...sources,
  ...Object.entries(copies).flatMap(([folder, change]) =>
    sources.map(([name, text]) => [`${folder}/${name}`, change(text)] as const),
  ),
]

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** The table in which `wrangler d1 migrations` records what has been applied. */
const table = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null
)`

/**
 * Runs the SQL files of a folder that have not been applied, in the order of their names, as `wrangler d1 migrations
 * apply` does for a deployment.
 *
 * @throws Error with the file's name and the database's error as its cause
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
  /** Bindings that the Worker supports; if absent, the site's. */
  bindings?: Record<string, BindingRow>
  /** Off by default: tests and measurements send all their requests from one address. */
  rateLimits?: 'on' | 'off'
}

/**
 * Returns the Worker's options for Miniflare: everything that `wrangler.toml` binds, as wrangler reads it (databases,
 * Durable Objects, queues with consumers, crons), and the stores that the site supports and the file does not bind.
 * Variables and ids of the file are left out, so that nothing here reaches a deployment.
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
