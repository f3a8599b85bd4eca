/**
 * Wraps the built Worker with a clock that can be moved, a database that counts rows read and written, as D1 bills
 * them, and Durable Objects that count the Worker's calls. workerd runs it as the main module, before `index.js`.
 */
import worker from './index.js'

export * from './index.js'

const counted = { rowsRead: 0, rowsWritten: 0, queries: 0, durationMs: 0, calls: {} }
let aheadMs = 0
const realNow = Date.now
Date.now = () => realNow() + aheadMs

const count = ({ meta }) => {
  counted.rowsRead += meta.rows_read
  counted.rowsWritten += meta.rows_written
  counted.durationMs += meta.duration
}

const inside = new WeakMap()

function countedStatement(statement) {
  const own = {
    bind: (...values) => countedStatement(statement.bind(...values)),
    run: () => own.all(),
    all: async () => {
      counted.queries += 1
      const answer = await statement.all()
      count(answer)
      return answer
    },
    first: async (column) => {
      const { results } = await own.all()
      const [row] = results
      return row === undefined ? null : column === undefined ? row : row[column]
    },
  }
  inside.set(own, statement)
  return own
}

const countedDatabase = (database) => ({
  prepare: (sql) => countedStatement(database.prepare(sql)),
  batch: async (statements) => {
    counted.queries += 1
    const answers = await database.batch(statements.map((each) => inside.get(each)))
    answers.forEach(count)
    return answers
  },
})

/** Counts the calls of each object, by its binding and name. */
const countedObject = (name, object) =>
  new Proxy(object, {
    get: (_, method) =>
      // A property `then` would make an async function take the stub for a promise.
      method === 'then'
        ? undefined
        : (...args) => {
            counted.calls[name] = (counted.calls[name] ?? 0) + 1
            return object[method](...args)
          },
  })

const countedNamespace = (binding, namespace) => ({
  idFromName: (name) => namespace.idFromName(name),
  get: (id, ...more) => countedObject(`${binding} ${id}`, namespace.get(id, ...more)),
  getByName: (name, ...more) => countedObject(`${binding} ${name}`, namespace.getByName(name, ...more)),
})

const toCountedEnv = (env) => {
  // A service binding has every property, as a method of its service.
  const isNamespace = ([, binding]) => binding?.constructor.name === 'DurableObjectNamespace'
  const namespaces = Object.entries(env).filter(isNamespace)
  const objects = namespaces.map(([name, binding]) => [name, countedNamespace(name, binding)])
  return { ...env, ...Object.fromEntries(objects), DB: countedDatabase(env.DB) }
}

/** Wrapped environments by `env`, since the Worker reads its configuration once for each object. */
const known = new WeakMap()

function withCount(env) {
  if (!known.has(env)) known.set(env, toCountedEnv(env))
  return known.get(env)
}

export default {
  fetch: (request, env, context) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/measure') return worker.fetch(request, withCount(env), context)
    aheadMs = Number(searchParams.get('ahead') ?? aheadMs)
    return Response.json(counted)
  },
  scheduled: (event, env, context) => worker.scheduled(event, withCount(env), context),
  queue: (batch, env, context) => worker.queue(batch, withCount(env), context),
}
