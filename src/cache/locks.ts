/**
 * States that a value is being made in this isolate or couldn't be made. Locks
 * are plain values, since no request may await another request's promise.
 */
export interface Lock {
  state: 'making' | 'failed'
  /** Milliseconds since the epoch. */
  begunAt: number
  /** The error of the previous attempt; absent before the first one. */
  failure?: unknown
}

/** Locks by the name of what is being made. */
export interface Locks {
  locks: Map<string, Lock>
  /** The current time in milliseconds. */
  now: () => number
}

/** Milliseconds after which a lock expires, in case its request was aborted. */
const lockMs = 15_000
const maxLocks = 500
/** Milliseconds between checks of another request's lock; the last value repeats. */
const lookAgainAfter = [1, 2, 4, 8] as const

export function findLock({ locks, now }: Locks, name: string): Lock | undefined {
  const lock = locks.get(name)
  return lock && now() - lock.begunAt < lockMs ? lock : undefined
}

/** Marks `name` as being made; keeps the failure of the previous attempt. */
export const lockWhileMaking = (holder: Locks, name: string): void =>
  lock(holder, name, { state: 'making', failure: holder.locks.get(name)?.failure })

export const lockAfterFailure = (holder: Locks, name: string, failure: unknown): void =>
  lock(holder, name, { state: 'failed', failure })

/**
 * Sets a lock. Locks expire by time. Their number is limited too, as visitors can make up names; the oldest is
 * removed.
 */
function lock({ locks, now }: Locks, name: string, what: Omit<Lock, 'begunAt'>): void {
  locks.delete(name)
  locks.set(name, { ...what, begunAt: now() })
  const [oldest] = locks.keys()
  if (locks.size > maxLocks && oldest !== undefined) locks.delete(oldest)
}

export const unlock = ({ locks }: Locks, name: string): void => void locks.delete(name)

/**
 * Waits until another request of the isolate has made the value, has failed to, or its lock has expired.
 *
 * @returns the other request's error, where it failed
 */
export async function waitUntilMade(holder: Locks, name: string): Promise<unknown> {
  for (let look = 0; findLock(holder, name)?.state === 'making'; look++) {
    const pauseMs = lookAgainAfter[look] ?? lookAgainAfter[lookAgainAfter.length - 1]
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const lock = findLock(holder, name)
  return lock?.state === 'failed' ? lock.failure : undefined
}
