/**
 * The built Worker on a platform that fails on demand. Runs in workerd as the main module, before `index.js`:
 * bindings, the Cache API, `request.cf` and the clock are what the Worker gets from outside.
 */
import worker from './index.js'

export * from './index.js'

/** `calls`: «CACHE.get» or «caches.match» → «fails», «is slow». */
const faults = { calls: {}, slowMs: 0, isWithoutCf: false, shiftMs: 0 }
const unhandled = []
addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)))

const realNow = Date.now
Date.now = () => realNow() + faults.shiftMs

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Makes a call, or lets happen to it what is said of it. */
async function callTroubled(name, call) {
  const trouble = faults.calls[name]
  if (trouble === 'fails') throw new Error(`${name} is down`)
  if (trouble === 'is slow') await pause(faults.slowMs)
  return call()
}

for (const name of ['match', 'put', 'delete']) {
  const real = Cache.prototype[name]
  Cache.prototype[name] = function (...args) {
    return callTroubled(`caches.${name}`, () => real.apply(this, args))
  }
}

/** A binding whose calls are troubled. One that isn't bound is there as soon as it has troubles. */
const withTroubles = (name, binding) =>
  new Proxy(binding ?? {}, {
    get:
      (_, call) =>
      (...args) =>
        callTroubled(`${name}.${call}`, () => binding?.[call](...args)),
  })

function toFaultyEnv(env) {
  const names = new Set(Object.keys(faults.calls).map((call) => call.split('.')[0]))
  names.delete('caches')
  return { ...env, ...Object.fromEntries([...names].map((name) => [name, withTroubles(name, env[name])])) }
}

/** One for each `env`: the Worker reads its configuration once for each. */
const known = new WeakMap()

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/__faults') {
      if (request.method === 'POST') Object.assign(faults, await request.json())
      known.delete(env)
      return Response.json(unhandled)
    }
    if (!known.has(env)) known.set(env, toFaultyEnv(env))
    const { url, method, headers, body } = request
    const asked = faults.isWithoutCf
      ? new Request(url, { method, headers, body, redirect: 'manual' })
      : request
    return worker.fetch(asked, known.get(env), context)
  },
}
