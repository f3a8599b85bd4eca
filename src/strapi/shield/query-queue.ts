import { UpstreamFailed } from '../../errors.ts'

/** Maximum number of queries that one object sends to the content service at a time. All eight objects send sixteen. */
const mostAtOnce = 2
/** Maximum number of patient queries among them: such a query may take many seconds, while visitors wait for others. */
const mostPatientAtOnce = 1
/** Maximum number of waiting queries: a later one would wait longer than any visitor does. */
const mostWaiting = 200

/**
 * Who waits for a query. `awaited`: a visitor. `refreshing`: nobody, since the visitor got a recent copy. `patient`: a
 * background task that has time and needs large answers, as the search index does.
 */
export type Urgency = 'awaited' | 'refreshing' | 'patient'
const inTurn: readonly Urgency[] = ['awaited', 'refreshing', 'patient']

interface Waiting {
  begin: () => void
  refuse: (error: Error) => void
  urgency: Urgency
}

/** Runs few tasks at once, urgent ones first. In a full queue the oldest of the least urgent tasks is refused. */
export function createQueryQueue() {
  const waiting = new Map<Promise<unknown>, Waiting>()
  const running = { all: 0, patient: 0 }

  const findOldest = (wanted: Urgency) => [...waiting].find(([, { urgency }]) => urgency === wanted)

  function beginNext(): void {
    if (running.all >= mostAtOnce) return
    const next = inTurn
      .filter((urgency) => urgency !== 'patient' || running.patient < mostPatientAtOnce)
      .map(findOldest)
      .find((found) => found !== undefined)
    if (!next) return
    waiting.delete(next[0])
    next[1].begin()
  }

  function makeRoom(urgency: Urgency): boolean {
    if (waiting.size < mostWaiting) return true
    const lessUrgent = inTurn.slice(inTurn.indexOf(urgency) + 1).toReversed()
    const least = lessUrgent.map(findOldest).find((found) => found !== undefined)
    if (!least) return false
    waiting.delete(least[0])
    least[1].refuse(tooMany())
    return true
  }

  return {
    /** @throws UpstreamFailed with status 429 where too many tasks wait; else what the task throws */
    run<Value>(urgency: Urgency, task: () => Promise<Value>): Promise<Value> {
      if (!makeRoom(urgency)) return Promise.reject(tooMany())
      const patient = urgency === 'patient' ? 1 : 0
      const turn = Promise.withResolvers<void>()
      const done = turn.promise.then(task).finally(() => {
        running.all -= 1
        running.patient -= patient
        beginNext()
      })
      const begin = () => {
        running.all += 1
        running.patient += patient
        turn.resolve()
      }
      // A refused task has never begun, so it isn't counted as running.
      const refused = Promise.withResolvers<never>()
      const result = Promise.race([done, refused.promise])
      waiting.set(result, { begin, refuse: refused.reject, urgency })
      beginNext()
      return result
    },
    /** Makes a waiting task urgent, since a visitor needs its result now. */
    hurry(task: Promise<unknown>): void {
      const found = waiting.get(task)
      if (found) found.urgency = 'awaited'
    },
  }
}

const tooMany = () => new UpstreamFailed('content', 429, 'too many queries wait for it')
