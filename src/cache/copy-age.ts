import type { CachePolicy } from './policies.ts'
import type { StoredCopy } from './store.ts'

/**
 * Whether the sources of a copy have changed. `long ago`: no policy lets it be served any longer.
 */
export type Changed = boolean | 'long ago'

export interface CacheOptions<Value> {
  /** Whether the sources of a copy have changed since it was made. */
  isChanged?: (copy: StoredCopy<Value>) => Changed | Promise<Changed>
  /** Whether a copy shows something that has ended: a new value is awaited, and the copy is the last resort. */
  isExpired?: (copy: StoredCopy<Value>) => boolean
}

/** Which answer a copy is good for. */
export type Age = 'fresh' | 'stale' | 'old'

/** The word by which the answer says how old its copy is; an old one isn't answered. */
export const cacheStatuses = { fresh: 'HIT', stale: 'STALE', old: undefined } as const

/** What decides how old a copy is. */
interface Aged<Value> extends Required<CacheOptions<Value>> {
  policy: CachePolicy
  now: () => number
}

export async function chooseAge<Value>(
  { policy, now, isChanged, isExpired }: Aged<Value>,
  copy: StoredCopy<Value>,
): Promise<Age> {
  if (isExpired(copy)) return 'old'
  const hasChanged = await isChanged(copy)
  if (hasChanged === 'long ago') return 'old'
  const isWithin = (seconds: number) => now() - copy.storedAt < seconds * 1000
  if (!hasChanged && isWithin(policy.freshSeconds)) return 'fresh'
  return (!hasChanged || policy.isServedAfterChange) && isWithin(policy.staleSeconds) ? 'stale' : 'old'
}
