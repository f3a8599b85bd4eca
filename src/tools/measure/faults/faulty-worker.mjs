/**
 * The built Worker on a platform that fails on demand. Runs in workerd as the main module, before `index.js`:
 * KV, the Cache API, `request.cf` and the clock are what the Worker gets from outside.
 */
import worker from './index.js'

export * from './index.js'

const faults = { kvReads: false, kvWrites: false, cacheApi: false, withoutCf: false, shiftMs: 0 }
const unhandled = []
addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)))

const realNow = Date.now
Date.now = () => realNow() + faults.shiftMs

for (const name of ['match', 'put', 'delete']) {
  const real = Cache.prototype[name]
  Cache.prototype[name] = function (...args) {
    return faults.cacheApi ? Promise.reject(new Error('Cache API is down')) : real.apply(this, args)
  }
}

const withFaultyKv = (env) => {
  const fail = () => Promise.reject(new Error('KV is down'))
  return {
    ...env,
    CACHE: {
      get: (...args) => (faults.kvReads ? fail() : env.CACHE.get(...args)),
      put: (...args) => (faults.kvWrites ? fail() : env.CACHE.put(...args)),
      delete: (...args) => (faults.kvWrites ? fail() : env.CACHE.delete(...args)),
    },
  }
}

/** One for each `env`: the Worker reads its configuration once for each. */
const known = new WeakMap()

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/__faults') {
      if (request.method === 'POST') Object.assign(faults, await request.json())
      return Response.json(unhandled)
    }
    if (!known.has(env)) known.set(env, withFaultyKv(env))
    const { url, method, headers, body } = request
    const asked = faults.withoutCf ? new Request(url, { method, headers, body, redirect: 'manual' }) : request
    return worker.fetch(asked, known.get(env), context)
  },
}
