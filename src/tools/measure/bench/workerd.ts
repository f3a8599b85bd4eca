import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteBindings } from '../../../bindings.ts'
import { readWranglerConfig } from '../../operate/wrangler-config.ts'

const { modulesDir: builtWorkerDir, compatibilityDate } = readWranglerConfig()
const kvNames = Object.entries(siteBindings).flatMap(([name, { kind }]) => (kind === 'kv' ? [name] : []))

/** workerd and nothing around it: no assets in front, no simulators beside. Its calls go to `services`. */
export interface BareWorkerd {
  url: URL
  /** Processor time of the whole process so far, in milliseconds. */
  cpuMs: () => Promise<number>
  /** What JavaScript holds after a garbage collection, in bytes. */
  heapBytes: () => Promise<number>
  stop: () => Promise<void>
}

export interface BareWorker {
  /** File name → text; `index.js` is the entry. */
  modules: Record<string, string>
  variables?: Record<string, string>
  /** Port on this machine that answers every call of the Worker to the outside. */
  outboundPort?: number
  /** Port of a stand-in for KV; without it the Worker has none. */
  kvPort?: number
}

export async function readBuiltWorker(dir = builtWorkerDir): Promise<Record<string, string>> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.js'))
  const texts = files.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

/** Starts one isolate, on any free port. The Cache API is there and empty: whatever is put into it is lost. */
export async function startWorkerd(worker: BareWorker): Promise<BareWorkerd> {
  const dir = await mkdtemp(join(tmpdir(), 'tutti-bench-'))
  await Promise.all(Object.entries(worker.modules).map(([name, text]) => writeFile(join(dir, name), text)))
  await writeFile(join(dir, 'no-cache.js'), noCacheService)
  await writeFile(join(dir, 'config.capnp'), toConfig(worker))
  const binary = createRequire(import.meta.url).resolve('workerd/bin/workerd')
  const child = spawn(
    binary,
    ['serve', 'config.capnp', '--control-fd=3', '--inspector-addr=127.0.0.1:0', '--experimental'],
    { cwd: dir, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ports = await readPorts(child)
  return {
    url: new URL(`http://127.0.0.1:${ports.socket}`),
    cpuMs: () => readCpuMs(child),
    heapBytes: () => readHeapBytes(new URL(`http://127.0.0.1:${ports.socket}`), ports.inspector),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await gone
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const noCacheService = `export default { fetch: ({ method }) => method === 'PUT'
  ? new Response(null, { status: 204 })
  : new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } }) }`

function toConfig({ modules, variables = {}, outboundPort, kvPort }: BareWorker): string {
  // The entry comes first: workerd takes the first module for it.
  const names = Object.keys(modules).sort(
    (one, other) => Number(other === 'index.js') - Number(one === 'index.js'),
  )
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
  ]
  if (kvPort) bindings.push(...kvNames.map((name) => `(name = "${name}", kvNamespace = "kv")`))
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "site")]
);
const site :Workerd.Worker = (
  modules = [${names.map(toModule).join(', ')}],
  compatibilityDate = "${compatibilityDate}",
  bindings = [${bindings.join(', ')}],
  ${outboundPort ? 'globalOutbound = "outbound",' : ''}
  cacheApiOutbound = "no-cache"
);
const noCache :Workerd.Worker = (
  modules = [(name = "no-cache.js", esModule = embed "no-cache.js")],
  compatibilityDate = "${compatibilityDate}"
);
`
}

/** Reads on which ports workerd has come up: one JSON line for each. */
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

/** @returns `NaN` where there is no `/proc` (macOS, Windows): the figure is left out there. */
async function readCpuMs({ pid }: ChildProcess): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '')
    return Number(text.split(' ')[0]) / 1e6
  })
  const total = (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0)
  return threads.length > 0 ? total : Number.NaN
}

const collectGarbage = 'HeapProfiler.collectGarbage'

async function readHeapBytes(url: URL, inspectorPort: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).text()
  const address = /"webSocketDebuggerUrl":"([^"]*\/site)"/.exec(targets)?.[1]
  if (!address) throw new Error(`workerd shows no inspector: ${targets}`)
  const socket = new WebSocket(address)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the inspector did not answer')))
  })
  // Twice: what finalisers let go is collected by the next one.
  const questions = ['Runtime.enable', collectGarbage, collectGarbage, 'Runtime.getHeapUsage']
  try {
    for (const [id, method] of questions.entries()) {
      socket.send(JSON.stringify({ id, method }))
      // The isolate collects only while it works.
      while (!heard.some((text) => text.startsWith(`{"id":${id},`))) {
        await (await fetch(new URL('/api/no-such-call', url))).text()
      }
    }
    return Number(/"usedSize":([\d.]+)/.exec(heard.at(-1) ?? '')?.[1])
  } finally {
    socket.close()
  }
}
