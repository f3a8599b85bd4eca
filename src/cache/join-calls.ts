/** When something was done in this isolate, and until when somebody waits to do it once more; milliseconds. */
interface Turn {
  doneAt: number
  waitsUntil: number
}

/** Plain values: what to do is each request's own. */
const turns = new Map<string, Turn>()

/** As if nothing had been done yet: tests are one isolate. */
export const forgetJoinedCalls = (): void => turns.clear()

/** As long as a content manager takes for one save, which is several calls, or for many entries that are published at once. */
const betweenMs = 1000

/**
 * Does what many calls ask for at once: for the first of them at once, and for all that come within the next second once
 * more, when it is over. Whoever is cut off while it waits holds others off for no longer.
 *
 * @param what the same for calls that ask for the same
 */
export async function joinCalls(what: string, now: () => number, act: () => Promise<unknown>): Promise<void> {
  const turn = turns.get(what) ?? { doneAt: Number.NEGATIVE_INFINITY, waitsUntil: 0 }
  turns.set(what, turn)
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
