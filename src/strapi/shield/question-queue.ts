import { UpstreamFailed } from '../../errors.ts'

/** Questions of one object that the content service answers at a time; with all objects, sixteen. */
const mostAtOnce = 2
/** Questions that wait. More would wait longer than anybody does. */
const mostWaiting = 200

interface Waiting {
  begin: () => void
  refuse: (error: Error) => void
  isUrgent: boolean
}

/**
 * Runs few tasks at once. Those that somebody waits for go first; in a full queue the oldest of those that nobody waits
 * for gives way.
 */
export function createQuestionQueue() {
  const waiting = new Map<Promise<unknown>, Waiting>()
  let running = 0

  function beginNext(): void {
    if (running >= mostAtOnce) return
    const next = [...waiting].find(([, { isUrgent }]) => isUrgent) ?? waiting.entries().next().value
    if (!next) return
    waiting.delete(next[0])
    next[1].begin()
  }

  function makeRoom(isUrgent: boolean): boolean {
    if (waiting.size < mostWaiting) return true
    const patient = isUrgent ? [...waiting].find(([, other]) => !other.isUrgent) : undefined
    if (!patient) return false
    waiting.delete(patient[0])
    patient[1].refuse(tooMany())
    return true
  }

  return {
    /** @throws UpstreamFailed with status 429 where too many tasks wait; else what the task throws */
    run<Value>(isUrgent: boolean, task: () => Promise<Value>): Promise<Value> {
      if (!makeRoom(isUrgent)) return Promise.reject(tooMany())
      const turn = Promise.withResolvers<void>()
      const done = turn.promise.then(task).finally(() => {
        running -= 1
        beginNext()
      })
      const begin = () => {
        running += 1
        turn.resolve()
      }
      // A refused task was never running.
      const refused = Promise.withResolvers<never>()
      const result = Promise.race([done, refused.promise])
      waiting.set(result, { begin, refuse: refused.reject, isUrgent })
      beginNext()
      return result
    },
    /** Somebody waits now for a task that was put in the queue when nobody did. */
    hurry(task: Promise<unknown>): void {
      const found = waiting.get(task)
      if (found) found.isUrgent = true
    },
  }
}

const tooMany = () => new UpstreamFailed('content', 429, 'too many questions wait for it')
