/**
 * Wraps the built Worker so that the platform fails on demand: bindings, the Cache API, `request.cf` and the clock; and
 * counts the calls that it has wrapped. workerd runs it as the main module, before `index.js`.
 */
import worker from './index.js'

export * from './index.js'

/**
 * `calls` maps «CACHE.get», «DB.batch» or «caches.match» to «fails», «is slow», «loses its answer» (the call was done),
 * or «never ends». A call with any other word, such as «works», is wrapped so that it can fail later.
 */
const faults = { calls: {}, slowMs: 0, isWithoutCf: false, shiftMs: 0 }
const unhandled = []
/** Calls of the database, rows that it wrote, and calls of each object by its binding and id. */
const counted = { queries: 0, rowsWritten: 0, objects: {} }
addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)))

const realNow = Date.now
Date.now = () => realNow() + faults.shiftMs

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Makes a call with the failure that is configured for it. */
async function callTroubled(name, call) {
  const trouble = faults.calls[name]
  if (trouble === 'fails') throw new Error(`${name} is down`)
  if (trouble === 'is slow') await pause(faults.slowMs)
  if (trouble === 'never ends') await new Promise(() => undefined)
  const answer = await call()
  if (trouble === 'loses its answer') throw new Error(`the answer of ${name} was lost`)
  return answer
}

for (const name of ['match', 'put', 'delete']) {
  const real = Cache.prototype[name]
  Cache.prototype[name] = function (...args) {
    return callTroubled(`caches.${name}`, () => real.apply(this, args))
  }
}

/**
 * Wraps a binding so that its calls fail as configured. A missing binding is replaced as soon as failures are
 * configured. Bindings are told apart by their classes: a service binding, such as the assets, has a function of every
 * name, even `prepare`, since the service may have such a method.
 */
function withTroubles(name, binding) {
  const { name: kind } = binding?.constructor ?? {}
  if (kind === 'D1Database') return databaseWithTroubles(name, binding)
  if (kind === 'DurableObjectNamespace') return namespaceWithTroubles(name, binding)
  return new Proxy(binding ?? {}, {
    get:
      (_, call) =>
      (...args) =>
        callTroubled(`${name}.${call}`, () => binding?.[call](...args)),
  })
}

/**
 * Wraps a Durable Object namespace: getting a stub never fails; each method of an object is «SIGN_IN_THROTTLE.call».
 */
const namespaceWithTroubles = (name, namespace) => ({
  idFromName: (text) => namespace.idFromName(text),
  get: (id, ...args) => objectWithTroubles(name, id, namespace.get(id, ...args)),
  getByName: (id, ...args) => objectWithTroubles(name, id, namespace.getByName(id, ...args)),
})

const objectWithTroubles = (name, id, object) =>
  new Proxy(object, {
    get: (_, method) =>
      // A property `then` would make an async function take the stub for a promise.
      method === 'then'
        ? undefined
        : (...args) => {
            counted.objects[`${name} ${id}`] = (counted.objects[`${name} ${id}`] ?? 0) + 1
            return callTroubled(`${name}.call`, () => object[method](...args))
          },
  })

/** Makes a call of the database. @param call returns its result, or those of a batch */
async function callDatabase(name, call) {
  counted.queries += 1
  const answer = await callTroubled(name, call)
  for (const { meta } of [answer].flat()) counted.rowsWritten += meta?.rows_written ?? 0
  return answer
}

/** Real prepared statements by the wrapped ones that the Worker holds. */
const realStatements = new WeakMap()

/** Wraps a database: calls fail when a statement runs, not when it is prepared. */
const databaseWithTroubles = (name, database) => ({
  prepare: (sql) => statementWithTroubles(name, database.prepare(sql)),
  batch: (statements) =>
    callDatabase(`${name}.batch`, () => database.batch(statements.map((each) => realStatements.get(each)))),
  exec: (sql) => callTroubled(`${name}.exec`, () => database.exec(sql)),
})

function statementWithTroubles(name, real) {
  const statement = {
    run: () => callDatabase(`${name}.run`, () => real.run()),
    all: () => callDatabase(`${name}.all`, () => real.all()),
    raw: (...args) => callTroubled(`${name}.raw`, () => real.raw(...args)),
    // The database reports what `first` has cost only by `all`.
    first: async (column) => {
      const [row] = (await callDatabase(`${name}.first`, () => real.all())).results
      return row === undefined ? null : column === undefined ? row : row[column]
    },
    bind: (...values) => statementWithTroubles(name, real.bind(...values)),
  }
  realStatements.set(statement, real)
  return statement
}

function toFaultyEnv(env) {
  const names = new Set(Object.keys(faults.calls).map((call) => call.split('.')[0]))
  names.delete('caches')
  return { ...env, ...Object.fromEntries([...names].map((name) => [name, withTroubles(name, env[name])])) }
}

/** Wrapped environments by `env`, since the Worker reads its configuration once for each object. */
const known = new WeakMap()

function toKnownEnv(env) {
  if (!known.has(env)) known.set(env, toFaultyEnv(env))
  return known.get(env)
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/__faults') {
      if (request.method === 'POST') Object.assign(faults, await request.json())
      known.delete(env)
      return Response.json({ unhandled, counted })
    }
    const { url, method, headers, body } = request
    const asked = faults.isWithoutCf
      ? new Request(url, { method, headers, body, redirect: 'manual' })
      : request
    return worker.fetch(asked, toKnownEnv(env), context)
  },
  scheduled: (controller, env, context) => worker.scheduled(controller, toKnownEnv(env), context),
  queue: (batch, env, context) => worker.queue(batch, toKnownEnv(env), context),
}
