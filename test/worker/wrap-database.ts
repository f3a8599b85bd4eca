/** Replacements for calls of a database. A call without a replacement reaches the database. */
interface Calls {
  prepare?: (sql: string) => D1PreparedStatement
  /** Replaces `first`, `all`, `run` and `raw` of each statement. */
  ask?: (statement: D1PreparedStatement, how: 'first' | 'all' | 'run' | 'raw', given: unknown[]) => unknown
  batch?: (run: () => Promise<D1Result[]>) => Promise<D1Result[]>
}

/** Wraps a database so that a test can replace some of its calls. */
export function wrapDatabase(database: D1Database, { prepare, ask, batch }: Calls): D1Database {
  /** The database's own statement of each wrapped one: D1 accepts only its own statements in a batch. */
  const originals = new WeakMap<object, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    if (!ask) return statement
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (name === 'first' || name === 'all' || name === 'run' || name === 'raw')
          return (...given: unknown[]) => ask(target, name, given)
        return Reflect.get(target, name)
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'prepare') return (sql: string) => wrap(prepare ? prepare(sql) : target.prepare(sql))
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) => {
          const run = () => target.batch(statements.map((each) => originals.get(each) ?? each))
          return batch ? batch(run) : run()
        }
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
