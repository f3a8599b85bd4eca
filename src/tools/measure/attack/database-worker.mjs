/**
 * Wraps the built Worker with a fake D1 that calls a port (`stores.ts`), since bare workerd has none.
 * workerd runs it as the main module, before `site.js`.
 */
import worker from './site.js'

export * from './site.js'

async function ask(service, statements) {
  const response = await service.fetch('http://database.test/', {
    method: 'POST',
    body: JSON.stringify(statements.map(({ sql, values }) => ({ sql, values }))),
  })
  if (!response.ok) throw new Error(`D1_ERROR: ${await response.text()}`)
  const answers = await response.json()
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

/** Wrapped environments by `env`, since the Worker reads its configuration once for each object. */
const known = new WeakMap()
function withDatabase(env) {
  const found = known.get(env) ?? { ...env, DB: makeDatabase(env.DATABASE) }
  known.set(env, found)
  return found
}

export default { fetch: (request, env, context) => worker.fetch(request, withDatabase(env), context) }
