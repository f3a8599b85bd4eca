import { wrapDatabase } from './wrap-database.ts'

/** Number of steps before the caller dies; each call counts, whatever it does. */
export interface Life {
  left: number
}

/** @throws Error once it is over, and ever after */
export function live(life: Life): void {
  life.left -= 1
  if (life.left < 0) throw new Error('killed')
}

/** A database whose caller dies at a chosen call: before the call is carried out, or after it and before the answer. */
export function dyingDatabase(database: D1Database, life: Life, dies: 'before' | 'after'): D1Database {
  const during = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (dies === 'before') live(life)
    // A caller that has died makes no further call.
    else if (life.left < 0) throw new Error('killed')
    const answer = await work()
    if (dies === 'after') live(life)
    return answer
  }
  return wrapDatabase(database, {
    ask: (statement, how, given) => during(() => Reflect.apply(statement[how], statement, given)),
    batch: during,
  })
}
