/**
 * Wraps the built Worker so that there are several isolates of it, each with a scope of its own, which share KV and the
 * object that publishes content; the object can die, forget and have another clock, and KV can refuse its writes. workerd runs
 * it as the main module, before `index.js`.
 */
import { DurableObject } from 'cloudflare:workers'
import * as here from './index.js'

export * from './index.js'

/** Isolates by the header `x-isolate`; `next` runs the version that is being deployed, `object` the object's code. */
const isolates = {
  here: async () => here,
  there: () => import('./there/index.js'),
  next: () => import('./next/index.js'),
  object: () => import('./object/index.js'),
}

const troubles = { shiftMs: 0, objectShiftMs: 0, objectRuns: 'object', refusesWrites: false, diesAtWrite: 0 }
const counted = { running: 0, objectCalls: 0, visitorsWrites: 0, written: [], asksToPublish: {} }

const realNow = Date.now
Date.now = () => realNow() + troubles.shiftMs
// The copy `object` reads the time here.
globalThis.objectNow = () => Date.now() + troubles.objectShiftMs

export class ContentPublisher extends DurableObject {
  #opening

  #open() {
    this.#opening ??= isolates[troubles.objectRuns]().then(
      ({ ContentPublisher }) =>
        new ContentPublisher(this.ctx, { ...this.env, CACHE: this.#watch(this.env.CACHE) }),
    )
    return this.#opening
  }

  /** KV as the object has it. */
  #watch(kv) {
    return {
      get: (...args) => kv.get(...args),
      delete: (...args) => kv.delete(...args),
      put: async (key, ...args) => {
        if (troubles.refusesWrites) throw new Error('KV PUT failed: 429 Too Many Requests')
        counted.written.push(key)
        await kv.put(key, ...args)
        troubles.diesAtWrite -= 1
        if (troubles.diesAtWrite === 0) this.#die('the object dies')
      },
    }
  }

  async sync(...args) {
    counted.running += 1
    try {
      return await (await this.#open()).sync(...args)
    } finally {
      counted.running -= 1
    }
  }

  async readManifest(...args) {
    return (await this.#open()).readManifest(...args)
  }

  async readPart(...args) {
    return (await this.#open()).readPart(...args)
  }

  async readState() {
    return (await this.#open()).readState()
  }

  /** @param what `forgets` all that it has stored, `loses` a part by its digest; afterwards it dies */
  async suffer({ what, digest }) {
    if (what === 'forgets') await this.ctx.storage.deleteAll()
    if (what === 'loses') this.ctx.storage.sql.exec('delete from made_part where digest = ?', digest)
    await this.ctx.storage.sync()
    this.#die(`the object ${what}`)
  }

  /** What the object was doing ends without an end. */
  #die(reason) {
    counted.running = 0
    this.ctx.abort(reason)
  }
}

/** The bindings as an isolate has them. */
const toWatched = (env, isolate) => ({
  ...env,
  CACHE: new Proxy(env.CACHE, {
    get:
      (kv, call) =>
      (...args) => {
        if (call === 'put' && args[0].startsWith('content-')) counted.visitorsWrites += 1
        return kv[call](...args)
      },
  }),
  CONTENT_PUBLISHER: {
    getByName: (name) => {
      counted.objectCalls += 1
      const object = env.CONTENT_PUBLISHER.getByName(name)
      return {
        sync: (...args) => {
          counted.asksToPublish[isolate] = (counted.asksToPublish[isolate] ?? 0) + 1
          return object.sync(...args)
        },
        readManifest: (...args) => object.readManifest(...args),
        readPart: (...args) => object.readPart(...args),
        readState: () => object.readState(),
      }
    },
  },
})

/** Wrapped environments by isolate and `env`, since the Worker reads its configuration once for each object. */
const known = {}

function watched(env, isolate) {
  known[isolate] ??= new WeakMap()
  if (!known[isolate].has(env)) known[isolate].set(env, toWatched(env, isolate))
  return known[isolate].get(env)
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/__site') {
      const { suffers, ...given } = request.method === 'POST' ? await request.json() : {}
      Object.assign(troubles, given)
      // A call of an object that dies fails.
      if (suffers)
        await env.CONTENT_PUBLISHER.getByName(env.CONTENT_URL)
          .suffer(suffers)
          .catch(() => undefined)
      return Response.json(counted)
    }
    const name = request.headers.get('x-isolate') ?? 'here'
    return (await isolates[name]()).default.fetch(request, watched(env, name), context)
  },
  scheduled: (controller, env, context) => here.default.scheduled(controller, watched(env, 'here'), context),
  queue: (batch, env, context) => here.default.queue(batch, watched(env, 'here'), context),
}
