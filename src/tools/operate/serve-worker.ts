import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Miniflare,
  type Request as MiniflareRequest,
  type Response as MiniflareResponse,
} from 'miniflare'
import { applyMigrations } from './apply-migrations.ts'
import { type LocalOptions, toLocalWorker } from './local-worker.ts'
import { readWranglerConfig } from './wrangler-config.ts'

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
 * `wrangler.toml` binds (see `local-worker.ts`). Stores are empty at first, but for what is given and for the
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
