/**
 * Wraps the built Worker with a fake D1 that calls a port (`stores.ts`), since bare workerd has none, and counts rows of
 * the database and calls of Durable Objects; on demand with rate limits that are always exceeded. workerd runs it as the
 * main module, before `site.js`.
 */
import worker from './site.js'

export * from './site.js'

const counts = { rows: 0, objectCalls: 0 }

async function ask(service, statements) {
  const response = await service.fetch('http://database.test/', {
    method: 'POST',
    body: JSON.stringify(statements.map(({ sql, values }) => ({ sql, values }))),
  })
  if (!response.ok) throw new Error(`D1_ERROR: ${await response.text()}`)
  const answers = await response.json()
  for (const { results, changes } of answers) counts.rows += results.length + changes
  return answers.map(({ results, changes }) => ({ results, success: true, meta: { changes } }))
}

const makeStatement = (service, sql, values = []) => {
  const all = async () => (await ask(service, [{ sql, values }]))[0]
  return {
    sql,
    values,
    all,
    run: all,
    bind: (...given) => makeStatement(service, sql, given),
    first: async (column) => {
      const [row] = (await all()).results
      return row === undefined ? null : column === undefined ? row : row[column]
    },
  }
}

const makeDatabase = (service) => ({
  prepare: (sql) => makeStatement(service, sql),
  batch: (statements) => ask(service, statements),
})

/** Counts the calls of a namespace's objects. */
const withCounts = (namespace) => {
  const toStub = (stub) =>
    new Proxy(stub, {
      get: (target, name) => {
        const value = target[name]
        if (typeof value !== 'function') return value
        return (...given) => {
          counts.objectCalls += 1
          return target[name](...given)
        }
      },
    })
  return {
    getByName: (...given) => toStub(namespace.getByName(...given)),
    idFromName: (...given) => namespace.idFromName(...given),
    get: (...given) => toStub(namespace.get(...given)),
  }
}

const refusing = { limit: async () => ({ success: false }) }
const limits = ['SEARCH_LIMIT', 'GRAPHQL_LIMIT', 'WRITE_LIMIT', 'VOTE_LIMIT']

/** A service binding, such as the assets, has a function of every name, so that bindings are told apart by their classes. */
function toWrapped({ DATABASE: database, REFUSED_CALLS: isRefused, ...env }) {
  const bindings = Object.entries(env).map(([name, value]) => [
    name,
    value?.constructor.name === 'DurableObjectNamespace' ? withCounts(value) : value,
  ])
  return {
    ...Object.fromEntries(bindings),
    ...(database ? { DB: makeDatabase(database) } : {}),
    ...(isRefused ? Object.fromEntries(limits.map((name) => [name, refusing])) : {}),
  }
}

/** Wrapped environments by `env`, since the Worker reads its configuration once for each object. */
const known = new WeakMap()
function toKnown(env) {
  if (!known.has(env)) known.set(env, toWrapped(env))
  return known.get(env)
}

export default {
  fetch(request, env, context) {
    if (request.url.endsWith('/measure/counts')) return Response.json(counts)
    return worker.fetch(request, toKnown(env), context)
  },
}
