/** What happens instead of a database's own calls; a call that isn't named here is the database's own. */
interface Calls {
  prepare?: (sql: string) => D1PreparedStatement
  /** Asks a statement by `first`, `all`, `run` or `raw`. */
  ask?: (statement: D1PreparedStatement, how: 'first' | 'all' | 'run' | 'raw', given: unknown[]) => unknown
  batch?: (run: () => Promise<D1Result[]>) => Promise<D1Result[]>
}

/** The database, with some of its calls taken over by a test. */
export function wrapDatabase(database: D1Database, { prepare, ask, batch }: Calls): D1Database {
  /** D1 runs no statement in a batch but its own ones. */
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
