/**
 * Wraps the built Worker with a clock that can be moved and a database that counts rows read and written, as D1 bills
 * them. workerd runs it as the main module, before `index.js`.
 */
import worker from './index.js'

export * from './index.js'

const counted = { rowsRead: 0, rowsWritten: 0, questions: 0, durationMs: 0 }
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
      counted.questions += 1
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
    counted.questions += 1
    const answers = await database.batch(statements.map((each) => inside.get(each)))
    answers.forEach(count)
    return answers
  },
})

const withCount = (env) => ({ ...env, DB: countedDatabase(env.DB) })

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
