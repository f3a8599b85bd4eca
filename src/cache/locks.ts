/** What an isolate is busy with, or has just failed at: names with the time it began. Plain values. */
export interface Locks {
  locks: Map<string, number>
  /** Milliseconds. */
  now: () => number
}

/** Work that was cut off with its request holds its lock no longer than this. */
const lockMs = 15_000
const manyLocks = 500

export function isLocked({ locks, now }: Locks, name: string, ms = lockMs): boolean {
  const begun = locks.get(name)
  return begun !== undefined && now() - begun < ms
}

/** Locks end by time; those that have ended are swept out once there are many. */
export function lock(holder: Locks, name: string): void {
  const { locks, now } = holder
  if (locks.size >= manyLocks) {
    for (const other of locks.keys()) if (!isLocked(holder, other)) locks.delete(other)
  }
  locks.set(name, now())
}

export const unlock = ({ locks }: Locks, name: string): void => void locks.delete(name)
