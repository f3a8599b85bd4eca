/** A database that adds up how many rows its questions read, as D1 says it (`meta.rows_read`). */
export function countRows(database: D1Database): { database: D1Database; rowsRead: () => number } {
  let rows = 0
  const originals = new WeakMap<object, D1PreparedStatement>()
  const add = <Result extends D1Result>(result: Result): Result => {
    rows += result.meta.rows_read
    return result
  }
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get: (target, name) => {
        if (name === 'bind') return (...values: unknown[]) => counted(target.bind(...values))
        if (name === 'all' || name === 'run') return async () => add(await target.all())
        if (name !== 'first') return Reflect.get(target, name)
        return async (column?: string) => {
          const [row] = add(await target.all<Record<string, unknown>>()).results
          if (!row) return null
          return column === undefined ? row : row[column]
        }
      },
    })
    originals.set(proxy, statement)
    return proxy
  }
  const counting = new Proxy(database, {
    get: (target, name) => {
      if (name === 'prepare') return (sql: string) => counted(target.prepare(sql))
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((each) => originals.get(each) ?? each))).map(add)
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { database: counting, rowsRead: () => rows }
}
