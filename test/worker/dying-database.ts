/** How much longer somebody lives: so many steps, which whatever they do counts. */
export interface Life {
  left: number
}

/** @throws Error once it is over, and ever after */
export function live(life: Life): void {
  life.left -= 1
  if (life.left < 0) throw new Error('killed')
}

/** A database for somebody whose life ends: before what they ask for is done, or after it and before they hear so. */
export function dyingDatabase(database: D1Database, life: Life, dies: 'before' | 'after'): D1Database {
  const own = new WeakMap<object, D1PreparedStatement>()
  const during = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (dies === 'before') live(life)
    // Who is dead asks for nothing.
    else if (life.left < 0) throw new Error('killed')
    const answer = await work()
    if (dies === 'after') live(life)
    return answer
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        const member = Reflect.get(target, name)
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        return (...given: unknown[]) => during(() => member.apply(target, given))
      },
    })
    own.set(wrapped, statement)
    return wrapped
  }
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql))
      if (name !== 'batch') return Reflect.get(target, name).bind(target)
      return (statements: D1PreparedStatement[]) =>
        during(() => target.batch(statements.map((each) => own.get(each) ?? each)))
    },
  })
}
