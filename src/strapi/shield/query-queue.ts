import { UpstreamFailed } from '../../errors.ts'

/** Maximum number of queries that one object sends to the content service at a time. All eight objects send sixteen. */
const mostAtOnce = 2
/** Maximum number of patient queries among them: such a query may take many seconds, while visitors wait for others. */
const mostPatientAtOnce = 1
/**
 * Maximum number of queries among them whose askers have got a copy, so that a visitor without one finds a place free,
 * and a service that is not as busy.
 */
const mostRefreshingAtOnce = 1
/** Maximum number of waiting queries: a later one would wait longer than any visitor does. */
const mostWaiting = 200

/**
 * Who waits for a query. `awaited`: a visitor. `refreshing`: nobody, since the visitor got a recent copy. `patient`: a
 * background task that has time and needs large answers, as the search index does.
 */
export type Urgency = 'awaited' | 'refreshing' | 'patient'
const inTurn: readonly Urgency[] = ['awaited', 'refreshing', 'patient']

interface Waiting {
  begin: (urgency: Urgency) => void
  refuse: (error: Error) => void
  urgency: Urgency
}

/** Runs few tasks at once, urgent ones first. In a full queue the oldest of the least urgent tasks is refused. */
export function createQueryQueue() {
  const waiting = new Map<Promise<unknown>, Waiting>()
  const running: Record<Urgency, number> = { awaited: 0, refreshing: 0, patient: 0 }
  const mostOf: Record<Urgency, number> = {
    awaited: mostAtOnce,
    refreshing: mostRefreshingAtOnce,
    patient: mostPatientAtOnce,
  }

  const findOldest = (wanted: Urgency) => [...waiting].find(([, { urgency }]) => urgency === wanted)

  function beginNext(): void {
    if (running.awaited + running.refreshing + running.patient >= mostAtOnce) return
    const next = inTurn
      .filter((urgency) => running[urgency] < mostOf[urgency])
      .map(findOldest)
      .find((found) => found !== undefined)
    if (!next) return
    const [result, task] = next
    waiting.delete(result)
    task.begin(task.urgency)
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
      const turn = Promise.withResolvers<void>()
      const done = turn.promise.then(task)
      /** @param begunAs the urgency at its turn, which may have become higher meanwhile */
      const begin = (begunAs: Urgency) => {
        running[begunAs] += 1
        const end = () => {
          running[begunAs] -= 1
          beginNext()
        }
        done.then(end, end)
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
      if (!found) return
      found.urgency = 'awaited'
      // A place may be free that less urgent tasks must not take.
      beginNext()
    },
  }
}

const tooMany = () => new UpstreamFailed('content', 429, 'too many queries wait for it')
