/**
 * The built Worker with a database of its own: bare workerd has none, so what stands in for D1 asks a port
 * (`database-stand-in.ts`). Runs in workerd as the main module, before `site.js`.
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
    ...{ sql, values, all, run: all },
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

/** One for each `env`: the Worker reads its configuration once for each. */
const known = new WeakMap()
function withDatabase(env) {
  const found = known.get(env) ?? { ...env, DB: makeDatabase(env.DATABASE) }
  known.set(env, found)
  return found
}

export default { fetch: (request, env, context) => worker.fetch(request, withDatabase(env), context) }
