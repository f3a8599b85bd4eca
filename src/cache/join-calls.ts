/** When a task last ran in this isolate, and until when a call waits to run it once more; milliseconds. */
interface TaskRun {
  doneAt: number
  waitsUntil: number
}

/** Running tasks by key. Their results are plain values, because a task itself belongs to one request. */
const runs = new Map<string, TaskRun>()

/** Removes all calls, for tests, which share one isolate. */
export const forgetJoinedCalls = (): void => runs.clear()

/**
 * A save in Strapi's content manager makes several webhook calls within this time, as does publishing many entries at
 * once.
 */
const betweenMs = 1000

/**
 * Runs a task once for many calls: for the first call immediately, and once more for all calls of the following
 * second, at its end. A call that is aborted while it waits delays others by no more than that second.
 *
 * @param what equal for calls of the same task
 */
export async function joinCalls(what: string, now: () => number, act: () => Promise<unknown>): Promise<void> {
  const turn = runs.get(what) ?? { doneAt: Number.NEGATIVE_INFINITY, waitsUntil: 0 }
  runs.set(what, turn)
  const sinceMs = now() - turn.doneAt
  if (sinceMs >= 0 && sinceMs < betweenMs) {
    if (now() < turn.waitsUntil) return
    turn.waitsUntil = turn.doneAt + betweenMs
    await new Promise((resolve) => setTimeout(resolve, betweenMs - sinceMs))
    turn.waitsUntil = 0
  }
  turn.doneAt = now()
  await act()
}
