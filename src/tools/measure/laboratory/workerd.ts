import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BindingKind, type BindingRow, siteBindings } from '../../../config/bindings.ts'
import { shiftedName, shiftWorker } from '../../clock.ts'
import { readWranglerConfig } from '../../operate/wrangler-config.ts'
import { readCpuMs, readPeakBytes, resetPeak } from './process-figures.ts'

const { modulesDir: builtWorkerDir, compatibilityDate, compatibilityFlags } = readWranglerConfig()
const namesOf = (wanted: BindingKind) =>
  Object.entries(siteBindings).flatMap(([name, { kind }]) => (kind === wanted ? [name] : []))
const [kvNames, assetsNames] = [namesOf('kv'), namesOf('assets')]
const objectClasses = Object.entries<BindingRow>(siteBindings).flatMap(([name, { className }]) =>
  className ? [[name, className] as const] : [],
)

const entryName = 'index.js'

/** A workerd without assets or simulators; its calls go to `services`. */
export interface BareWorkerd {
  url: URL
  /** Returns the CPU time of the whole process so far, in milliseconds. */
  cpuMs: () => Promise<number>
  /** JavaScript heap after a garbage collection, in bytes. */
  heapBytes: () => Promise<number>
  /** Returns the heap, and the size of buffers outside it. */
  memory: () => Promise<{ heapBytes: number; bufferBytes: number }>
  /** Returns the peak memory of the process since the last call, in bytes. */
  peakBytes: () => Promise<number>
  stop: () => Promise<void>
}

/** Names of headers that replace facts of the edge: `https` or `http`, and `request.cf` as JSON. */
export const edgeHeaders = { protocol: 'x-edge-protocol', cf: 'x-edge-cf' } as const

export interface BareWorker {
  /** Source of each module by file name; `index.js` is the entry. */
  modules: Record<string, string>
  variables?: Record<string, string>
  /** Port of a server that responds to every external call of the Worker. */
  outboundPort?: number
  /** Port of a fake KV; if absent, the Worker has none. */
  kvPort?: number
  /** Port of a fake Cache API; if absent, the cache stays empty. */
  cachePort?: number
  /** Port of the binding `DATABASE`, with which a wrapper module implements D1; if absent, there is none. */
  databasePort?: number | undefined
  /** Whether the Worker has Durable Objects, stored on disk until it stops; the entry exports their classes. */
  hasObjects?: boolean
  /** Folder of the Worker's static assets; if absent, there are none. */
  assetsDir?: string
}

export async function readBuiltWorker(dir = builtWorkerDir): Promise<Record<string, string>> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.js'))
  const texts = files.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

/**
 * Makes the folder of Durable Objects: workerd has SQLite on disk only. A disk in memory is preferred, as writes wait
 * for the disk, and a busy one would be all that is measured.
 */
const makeObjectsDir = () => mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'tutti-objects-'))

/** A Worker has at most 64 MB unpacked: https://developers.cloudflare.com/workers/platform/limits/. */
const maxConfigBytes = 2 ** 27

/** Milliseconds after which a process that does not stop is killed, as one that hangs in JavaScript. */
const maxStopMs = 2000

/** Starts a workerd with one isolate on a free port; its Worker has the clock of this process. */
export async function startWorkerd(given: BareWorker): Promise<BareWorkerd> {
  const objects = given.hasObjects ? objectClasses.map(([, className]) => className) : []
  const clock = Object.fromEntries(shiftWorker({ worker: entryName, objects }))
  const worker = { ...given, modules: { ...clock, ...given.modules } }
  const dir = await mkdtemp(join(tmpdir(), 'tutti-bench-'))
  await Promise.all(Object.entries(worker.modules).map(([name, text]) => writeFile(join(dir, name), text)))
  const objectsDir = worker.hasObjects ? await makeObjectsDir() : undefined
  await writeFile(join(dir, 'no-cache.js'), noCacheService)
  await writeFile(join(dir, 'config.capnp'), toConfig(worker, objectsDir))
  const binary = createRequire(import.meta.url).resolve('workerd/bin/workerd')
  await writeFile(join(dir, 'config.bin'), await encodeConfig(binary, dir))
  const child = spawn(
    binary,
    ['serve', '--binary', 'config.bin', '--control-fd=3', '--inspector-addr=127.0.0.1:0', '--experimental'],
    { cwd: dir, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ports = await readPorts(child)
  const url = new URL(`http://127.0.0.1:${ports.socket}`)
  const memory = () => readMemory(url, ports.inspector)
  return {
    url,
    cpuMs: () => readCpuMs(child.pid),
    heapBytes: async () => (await memory()).heapBytes,
    memory,
    peakBytes: async () => {
      const bytes = await readPeakBytes(child.pid)
      await resetPeak(child.pid)
      return bytes
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      const timer = setTimeout(() => child.kill('SIGKILL'), maxStopMs)
      await gone
      clearTimeout(timer)
      for (const made of [dir, ...(objectsDir ? [objectsDir] : [])]) {
        await rm(made, { recursive: true, force: true })
      }
    },
  }
}

/**
 * Returns the binary configuration with all modules in it. Given as text, it would be compiled in the measured process:
 * 13 of 50 ms of CPU time for a Worker of 450 modules.
 */
async function encodeConfig(binary: string, dir: string): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(binary, ['compile', '--config-only', 'config.capnp'], {
    cwd: dir,
    encoding: 'buffer',
    maxBuffer: maxConfigBytes,
  })
  return stdout
}

const noCacheService = `export default { fetch: ({ method }) => method === 'PUT'
  ? new Response(null, { status: 204 })
  : new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } }) }`

function toConfig(worker: BareWorker, objectsDir: string | undefined): string {
  const { modules, variables = {}, outboundPort, kvPort, cachePort, databasePort, assetsDir } = worker
  // workerd takes the first module for the entry: that of the clock, where there is one.
  const first = shiftedName in modules ? shiftedName : entryName
  const names = [first, ...Object.keys(modules).filter((name) => name !== first)]
  const toModule = (name: string) =>
    `(name = ${JSON.stringify(name)}, esModule = embed ${JSON.stringify(name)})`
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  )
  const external = (name: string, port: number) =>
    `(name = "${name}", external = (address = "127.0.0.1:${port}", http = ()))`
  const services = [
    '(name = "site", worker = .site)',
    '(name = "no-cache", worker = .noCache)',
    ...(outboundPort ? [external('outbound', outboundPort)] : []),
    ...(kvPort ? [external('kv', kvPort)] : []),
    ...(cachePort ? [external('cache', cachePort)] : []),
    ...(databasePort ? [external('database', databasePort)] : []),
    ...(objectsDir ? [`(name = "objects", disk = (path = "${objectsDir}", writable = true))`] : []),
    ...(assetsDir ? [`(name = "assets", disk = ${JSON.stringify(assetsDir)})`] : []),
  ]
  if (kvPort) bindings.push(...kvNames.map((name) => `(name = "${name}", kvNamespace = "kv")`))
  if (assetsDir) bindings.push(...assetsNames.map((name) => `(name = "${name}", service = "assets")`))
  if (databasePort) bindings.push('(name = "DATABASE", service = "database")')
  const objects = objectsDir ? objectClasses : []
  bindings.push(
    ...objects.map(([name, className]) => `(name = "${name}", durableObjectNamespace = "${className}")`),
  )
  const namespaces = objects.map(
    ([, className]) => `(className = "${className}", uniqueKey = "${className}", enableSql = true)`,
  )
  const edge = `forwardedProtoHeader = "${edgeHeaders.protocol}", cfBlobHeader = "${edgeHeaders.cf}"`
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (${edge}), service = "site")]
);
const site :Workerd.Worker = (
  modules = [${names.map(toModule).join(', ')}],
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ${JSON.stringify(compatibilityFlags)},
  bindings = [${bindings.join(', ')}],
  durableObjectNamespaces = [${namespaces.join(', ')}],
  ${objectsDir ? 'durableObjectStorage = (localDisk = "objects"),' : ''}
  ${outboundPort ? 'globalOutbound = "outbound",' : ''}
  cacheApiOutbound = "${cachePort ? 'cache' : 'no-cache'}"
);
const noCache :Workerd.Worker = (
  modules = [(name = "no-cache.js", esModule = embed "no-cache.js")],
  compatibilityDate = "${compatibilityDate}"
);
`
}

/** Reads the ports that workerd listens on, one JSON line for each. */
async function readPorts(child: ChildProcess): Promise<{ socket: number; inspector: number }> {
  const control = child.stdio[3]
  if (!control || !('setEncoding' in control)) throw new Error('workerd has no control channel')
  control.setEncoding('utf8')
  let complaints = ''
  child.stderr?.on('data', (chunk) => {
    complaints = `${complaints}${chunk}`.slice(-2000)
  })
  return new Promise((resolve, reject) => {
    const ports = { socket: 0, inspector: 0 }
    let text = ''
    control.on('data', (chunk: string) => {
      text += chunk
      for (const [, event, port] of text.matchAll(/"event":"(listen|listen-inspector)".*?"port":(\d+)/g)) {
        ports[event === 'listen' ? 'socket' : 'inspector'] = Number(port)
      }
      if (ports.socket && ports.inspector) resolve(ports)
    })
    child.once('exit', () => reject(new Error(`workerd ended: ${complaints}`)))
  })
}

const collectGarbage = 'HeapProfiler.collectGarbage'

async function readMemory(url: URL, inspectorPort: number) {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).text()
  const address = /"webSocketDebuggerUrl":"([^"]*\/site)"/.exec(targets)?.[1]
  if (!address) throw new Error(`workerd shows no inspector: ${targets}`)
  const socket = new WebSocket(address)
  const heard: string[] = []
  const answerTo = (id: number) => heard.find((text) => text.startsWith(`{"id":${id},`))
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the inspector did not answer')))
  })
  // The inspector keeps the last thousand log lines. The garbage is collected twice, since finalisers release objects
  // for the second collection.
  const commands = ['Runtime.discardConsoleEntries', collectGarbage, collectGarbage, 'Runtime.getHeapUsage']
  try {
    for (const [id, method] of commands.entries()) {
      socket.send(JSON.stringify({ id, method }))
      // An isolate collects garbage only while it handles a request.
      while (!answerTo(id)) await (await fetch(new URL('/api/no-such-call', url))).text()
    }
    const usage = answerTo(commands.length - 1) ?? ''
    const sizeOf = (name: string) => Number(new RegExp(`"${name}":([\\d.]+)`).exec(usage)?.[1])
    return { heapBytes: sizeOf('usedSize'), bufferBytes: sizeOf('backingStorageSize') }
  } finally {
    socket.close()
  }
}
