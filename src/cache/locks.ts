/** What an isolate is making, or has failed to make. Plain values: no request waits for another's promise. */
export interface Lock {
  state: 'making' | 'failed'
  /** Milliseconds. */
  begunAt: number
  /** Why it was in vain, the last time; absent before that. */
  failure?: unknown
}

/** By name. */
export interface Locks {
  locks: Map<string, Lock>
  /** Milliseconds. */
  now: () => number
}

/** Work that was cut off with its request holds its lock no longer than this. */
const lockMs = 15_000
const maxLocks = 500
/** Milliseconds between looks at what another request is making; the last one goes on. */
const lookAgainAfter = [1, 2, 4, 8] as const

export function lockOf({ locks, now }: Locks, name: string): Lock | undefined {
  const lock = locks.get(name)
  return lock && now() - lock.begunAt < lockMs ? lock : undefined
}

/** Remembers that it failed before. */
export const lockWhileMaking = (holder: Locks, name: string): void =>
  lock(holder, name, { state: 'making', failure: holder.locks.get(name)?.failure })

export const lockAfterFailure = (holder: Locks, name: string, failure: unknown): void =>
  lock(holder, name, { state: 'failed', failure })

/** Locks end by time. Those of made-up names are bounded all the same: the oldest goes. */
function lock({ locks, now }: Locks, name: string, what: Omit<Lock, 'begunAt'>): void {
  locks.delete(name)
  locks.set(name, { ...what, begunAt: now() })
  const [oldest] = locks.keys()
  if (locks.size > maxLocks && oldest !== undefined) locks.delete(oldest)
}

export const unlock = ({ locks }: Locks, name: string): void => void locks.delete(name)

/**
 * Waits until another request of the isolate has made it, or has failed to: as long as that one's own time limit lets
 * it try.
 *
 * @returns why it failed, where it did.
 */
export async function waitUntilMade(holder: Locks, name: string): Promise<unknown> {
  for (let look = 0; lockOf(holder, name)?.state === 'making'; look++) {
    const pauseMs = lookAgainAfter[look] ?? lookAgainAfter[lookAgainAfter.length - 1]
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const lock = lockOf(holder, name)
  return lock?.state === 'failed' ? lock.failure : undefined
}
