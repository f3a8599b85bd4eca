import * as platform from 'cloudflare:workers'
import * as zlib from 'node:zlib'
import { devPaths, type ProgramUpdate, secretHeader } from '../../../client/dev/protocol.ts'

/**
 * The module that workerd runs in `npm run dev` in place of the built Worker. It evaluates the Worker's modules that
 * Node sends, and all of them anew after each change, as a new isolate would: module scope is empty again, while the
 * process, its port, databases and open connections of visitors stay. Scripts that have not changed are not compiled
 * again, and packages are evaluated once.
 */

/** Bindings that only the host uses. */
interface HostEnv {
  /** workerd's binding that evaluates code (`unsafeEvalBinding` of Miniflare). */
  UNSAFE_EVAL: { eval: (code: string, name: string) => unknown }
  /** The files of the site, served by Node. */
  ASSETS: { fetch: typeof fetch }
  /** Everything below `/__dev/`, answered by Node. */
  DEV: { fetch: typeof fetch }
}

/** A secret of this run, inserted when the host is bundled (`serve-changes.ts`). */
declare const DEV_SECRET: string

type Exports = Record<string, unknown>
type Require = (path: string) => Exports
type Factory = (require: Require, module: { exports: Exports }, exports: Exports) => void
type ObjectClass = new (state: DurableObjectState, env: unknown) => Record<PropertyKey, unknown>

/** The entry points of `src/worker/worker.ts`. */
interface WorkerModule extends Exports {
  default: Required<Pick<ExportedHandler<unknown>, 'fetch' | 'scheduled' | 'queue'>>
}

const ofPlatform: Record<string, Exports> = {
  'cloudflare:workers': { ...platform, __esModule: true },
  'node:zlib': { ...zlib, __esModule: true },
}

const modules = new Map<string, ProgramUpdate['modules'][number]>()
/** The compiled function of each module, with the code that it was compiled from. */
const factories = new Map<string, { code: string; run: Factory }>()
let packages: Record<string, () => Exports> = {}
let entry = ''
let worker: WorkerModule | undefined

function compile(unsafe: HostEnv['UNSAFE_EVAL'], code: string, script: string): Factory {
  // The wrapper adds no line, so that lines of source maps are those of the script.
  return unsafe.eval(`(function (require, module, exports) {${code}\n})`, script) as Factory
}

/** Evaluates the Worker's modules from the entry on; those that are imported dynamically when that happens. */
function evaluate(unsafe: HostEnv['UNSAFE_EVAL']): WorkerModule {
  const evaluated = new Map<string, { exports: Exports }>()
  const load = (id: string): Exports => {
    const before = evaluated.get(id)
    if (before) return before.exports
    const [, packageName] = /^package:(.*)$/.exec(id) ?? []
    if (packageName !== undefined) return ofPlatform[packageName] ?? packages[packageName]?.() ?? {}
    const module = modules.get(id)
    if (!module) throw new Error(`There is no module ${id}.`)
    const factory = factories.get(id)
    const run = factory?.code === module.code ? factory.run : compile(unsafe, module.code, module.script)
    factories.set(id, { code: module.code, run })
    const made = { exports: {} }
    evaluated.set(id, made)
    run((path) => load(module.imports[path] ?? ''), made, made.exports)
    return made.exports
  }
  return load(entry) as WorkerModule
}

/** Returns the Worker as the last change left it. */
function current({ UNSAFE_EVAL }: HostEnv): WorkerModule {
  worker ??= evaluate(UNSAFE_EVAL)
  return worker
}

/** Takes changed modules. The answer is the error that their evaluation throws, if any. */
async function takeUpdate(request: Request, env: HostEnv): Promise<Response> {
  if (request.headers.get(secretHeader) !== DEV_SECRET) return new Response('no such page', { status: 404 })
  const update: ProgramUpdate = await request.json()
  if (update.packages !== undefined) {
    const made: { exports: Record<string, () => Exports> } = { exports: {} }
    compile(env.UNSAFE_EVAL, update.packages, 'packages.js')(
      (name) => ofPlatform[name] ?? {},
      made,
      made.exports,
    )
    packages = made.exports
  }
  for (const id of update.removed) modules.delete(id)
  for (const module of update.modules) modules.set(module.id, module)
  entry = update.entry
  worker = undefined
  try {
    current(env)
    return new Response('')
  } catch (error) {
    return new Response(toText(error), { status: 500 })
  }
}

const toText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? String(error)) : String(error)

const script = `<script type="module" src="${devPaths.browser}"></script>`

/** Adds the script that follows changes to a page. It is a file of the site's own, so the page's policy allows it. */
const withScript = (answer: Response): Response =>
  answer.headers.get('content-type')?.startsWith('text/html')
    ? new HTMLRewriter()
        .on('head', { element: (head) => void head.append(script, { html: true }) })
        .transform(answer)
    : answer

const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/build/') || /\.\w+$/.test(pathname)

export default {
  async fetch(request: Request, env: HostEnv, context: ExecutionContext) {
    const url = new URL(request.url)
    if (url.pathname === devPaths.program && request.method === 'POST') return takeUpdate(request, env)
    if (url.pathname.startsWith(devPaths.folder)) return env.DEV.fetch(request)
    // The first modules may not have been sent yet.
    if (entry === '') await env.DEV.fetch(new URL(devPaths.ready, url))
    if (isFile(url) && (request.method === 'GET' || request.method === 'HEAD')) {
      const file = await env.ASSETS.fetch(request)
      if (file.status !== 404) return file
    }
    try {
      const { fetch: answer } = current(env).default
      return withScript(await answer(request as Parameters<typeof answer>[0], env, context))
    } catch (error) {
      console.error(toText(error))
      return withScript(
        new Response('<!DOCTYPE html><head><title>Error</title></head>', {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        }),
      )
    }
  },
  scheduled: (controller: ScheduledController, env: HostEnv, context: ExecutionContext) =>
    current(env).default.scheduled(controller, env, context),
  queue: (batch: MessageBatch, env: HostEnv, context: ExecutionContext) =>
    current(env).default.queue(batch, env, context),
}

/**
 * Returns a class of Durable Objects that passes everything on to an object of the Worker's class of this name. After a
 * change the next call makes a new object on the same storage.
 */
export const hostObject = (name: string) =>
  class extends platform.DurableObject<HostEnv> {
    constructor(state: DurableObjectState, env: HostEnv) {
      super(state, env)
      let ownerClass: unknown
      let made: Record<PropertyKey, unknown> = {}
      // biome-ignore lint/correctness/noConstructorReturn: workerd calls methods that only the Worker's class knows
      return new Proxy(this, {
        get: (_, key) => {
          const Class = current(env)[name] as ObjectClass
          if (ownerClass !== Class) {
            ownerClass = Class
            made = new Class(state, env)
          }
          const value = made[key]
          return typeof value === 'function' ? value.bind(made) : value
        },
      })
    }
  }
