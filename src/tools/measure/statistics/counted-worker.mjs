/**
 * Wraps the built Worker: counts what it writes into KV, and gives its objects a database that is empty. workerd runs it
 * as the main module, before `site.js`.
 */
import worker, { StatisticsDay as RealDay } from './site.js'

export * from './site.js'

export class StatisticsDay extends RealDay {
  /** Reads how many views the Durable Object has stored. */
  async readViews() {
    const stored = "select count from sum where kind = 'view' and path = '' and dimension = ''"
    return this.ctx.storage.sql.exec(stored).toArray()[0]?.count ?? 0
  }
}

/** Statements do nothing, and their results are empty: nothing but the site's own work is measured. */
const nothing = { results: [], meta: {} }
const statement = {
  bind: () => statement,
  all: async () => nothing,
  run: async () => nothing,
  first: async () => null,
}
const database = { prepare: () => statement, batch: async (all) => all.map(() => nothing) }

let kvWrites = 0
const known = new WeakMap()

/** The same environment for all requests, since the Worker reads its configuration once for each object. */
function withCounts(env) {
  if (!known.has(env)) {
    const kv = new Proxy(env.CACHE, {
      get: (target, name) => {
        if (name === 'put') kvWrites += 1
        const value = target[name]
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    known.set(env, { ...env, CACHE: kv, DB: database })
  }
  return known.get(env)
}

const today = () => new Date().toISOString().slice(0, 10)
const batchesAtOnce = 20
const viewsOfBatch = 1000
const rounds = 5

/** Sends the object as many views as twenty isolates would have counted in a moment, five times. */
async function measureObject(env) {
  const object = env.STATISTICS_DAY.getByName(today())
  const begun = Date.now()
  let views = 0
  for (let round = 0; round < rounds; round += 1) {
    const batches = Array.from({ length: batchesAtOnce }, (_, isolate) => {
      const key = (kind, path, at) =>
        [kind, path, `${today()}T10`, `${at % 40}.example`, '', 'RU', `RU/City ${at % 300}`, 'mobile'].join(
          '\n',
        )
      const each = Array.from({ length: viewsOfBatch }, (_, at) => at + isolate * viewsOfBatch)
      views += each.length
      return {
        sender: `measured-${round}-${isolate}`,
        sequence: 1,
        counts: each.flatMap((at) => {
          const address = 1 + at + round * batchesAtOnce * viewsOfBatch
          return [
            [key('view', `/c/concert-${at % 500}`, at), [{ count: 1, address }]],
            [key('visitor', '', at), [{ count: 1, address, own: address }]],
          ]
        }),
      }
    })
    await Promise.all(batches.map((batch) => object.add(today(), batch)))
  }
  return { views, ms: Date.now() - begun }
}

/** Asks the object of the day for its views through its own storage, which the alarm would copy. */
async function readViews(env) {
  const views = await env.STATISTICS_DAY.getByName(today()).readViews()
  return { views }
}

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/measure/kv') return Response.json({ writes: kvWrites })
    if (pathname === '/measure/object') return Response.json(await measureObject(env))
    if (pathname === '/measure/counted') return Response.json(await readViews(env))
    return worker.fetch(request, withCounts(env), context)
  },
}
