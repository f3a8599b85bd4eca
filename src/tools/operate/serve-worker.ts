import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  Miniflare,
  type MiniflareOptions,
  type Request as MiniflareRequest,
  type Response as MiniflareResponse,
} from 'miniflare'

const root = join(import.meta.dirname, '../../..')
const workerDir = join(root, '.wrangler/worker')

export interface ServedWorker {
  url: URL
  /** What the Worker keeps in KV. */
  kv: Awaited<ReturnType<Miniflare['getKVNamespace']>>
  /** Starts a new isolate; what KV and the Cache API hold stays. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export interface ServeOptions {
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
  /** A module that runs in the Worker's place and imports it as `./index.js`. */
  wrapper?: string
  /** Hears every line of the Worker's log instead of the console. */
  onLog?: (line: { level: string; message: string }) => void
}

/**
 * Serves the built Worker in workerd, as production runs it: bundled, minified, with its assets and a KV of its
 * own that is empty at first, if nothing is given for it. For `npm start`, browser tests and measurements.
 */
export async function serveWorker({
  port,
  variables = {},
  stored = {},
  location,
  outbound,
  wrapper,
  onLog,
}: ServeOptions): Promise<ServedWorker> {
  const modules = {
    ...(await readModules()),
    ...(wrapper ? { 'wrapper.js': { type: 'esm' as const, contents: wrapper } } : {}),
  }
  const options = {
    host: '127.0.0.1',
    port,
    logRequests: false,
    ...(location ? { cf: location } : { cf: false }),
    ...(onLog ? { handleStructuredLogs: onLog } : {}),
    workers: [
      {
        config: {
          name: 'tutti',
          compatibilityDate: '2026-11-01',
          manifest: { mainModule: wrapper ? 'wrapper.js' : 'index.js', modulesRoot: workerDir, modules },
          env: {
            CACHE: { type: 'kv', id: 'CACHE' },
            ASSETS: { type: 'assets' },
            ...Object.fromEntries(
              Object.entries(variables).map(([name, value]) => [name, { type: 'text' as const, value }]),
            ),
          },
          exports: {},
          assets: { directory: join(root, 'public'), hasUserWorker: true },
        },
        dev: {
          rootPath: root,
          ...(outbound ? { outboundService: { type: 'fetcher' as const, handler: outbound } } : {}),
        },
      },
    ],
  } satisfies MiniflareOptions
  const miniflare = new Miniflare(options)
  const url = await miniflare.ready
  const kv = await miniflare.getKVNamespace('CACHE')
  for (const [key, value] of Object.entries(stored)) await kv.put(key, value)
  return {
    url,
    kv,
    restart: () => miniflare.setOptions({ ...options, port: Number(url.port) }),
    stop: () => miniflare.dispose(),
  }
}

async function readModules() {
  const files = (await readdir(workerDir)).filter((name) => name.endsWith('.js'))
  const modules = await Promise.all(
    files.map(async (name) => {
      return [
        name,
        { type: 'esm' as const, contents: await readFile(join(workerDir, name), 'utf8') },
      ] as const
    }),
  )
  return Object.fromEntries(modules)
}
