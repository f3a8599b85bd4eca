import { UpstreamFailed } from '../../errors.ts'

/** Questions of one object that the content service answers at a time; with all objects, sixteen. */
const mostAtOnce = 2
/** Patient ones take many seconds and must not keep visitors from every place. */
const mostPatientAtOnce = 1
/** Questions that wait. More would wait longer than anybody does. */
const mostWaiting = 200

/**
 * Who waits for a question: a visitor; nobody, since a recent copy was given instead; or work that has time and needs
 * much, as for the search index.
 */
export type Urgency = 'awaited' | 'refreshing' | 'patient'
const inTurn: readonly Urgency[] = ['awaited', 'refreshing', 'patient']

interface Waiting {
  begin: () => void
  refuse: (error: Error) => void
  urgency: Urgency
}

/** Runs few tasks at once, the urgent ones first; in a full queue the oldest of the least urgent gives way. */
export function createQuestionQueue() {
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
      // A refused task was never running.
      const refused = Promise.withResolvers<never>()
      const result = Promise.race([done, refused.promise])
      waiting.set(result, { begin, refuse: refused.reject, urgency })
      beginNext()
      return result
    },
    /** A visitor waits now for a task that was put in the queue when none did. */
    hurry(task: Promise<unknown>): void {
      const found = waiting.get(task)
      if (found) found.urgency = 'awaited'
    },
  }
}

const tooMany = () => new UpstreamFailed('content', 429, 'too many questions wait for it')
