/**
 * Wraps the built Worker with an empty database, since bare workerd has none and signing in needs none. workerd runs it
 * as the main module, before `site.js`.
 */
import worker from './site.js'

export * from './site.js'

const nothing = { results: [], success: true, meta: {} }
const statement = {
  bind: () => statement,
  first: async () => null,
  all: async () => nothing,
  run: async () => nothing,
}
const database = { prepare: () => statement, batch: async (statements) => statements.map(() => nothing) }

/** Wrapped environments by `env`, since the Worker reads its configuration once for each object. */
const known = new WeakMap()
function withDatabase(env) {
  const found = known.get(env) ?? { ...env, DB: database }
  known.set(env, found)
  return found
}

export default { fetch: (request, env, context) => worker.fetch(request, withDatabase(env), context) }
