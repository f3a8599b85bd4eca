import { tellShield } from '../shield/shield-changes.ts'
import type { ChangeTag } from './change-times.ts'
import { type ChangeLog, changesKey, type FoundVersion, type IsolateChanges, learn, look } from './changes.ts'

/** KV takes one write per key and second (developers.cloudflare.com/kv/platform/limits). */
const betweenWritesMs = 1100
const mostWrites = 8
/** A request that was cut off while it wrote holds others off no longer than this. */
const lockMs = 30_000

/**
 * Marks everything cached of these kinds as outdated. This isolate knows of it as soon as the function is called, all
 * others within about a minute after the promise has resolved: KV takes that long to spread a value. With the origin
 * shield they know within ten seconds. Never fails.
 *
 * @param at when they changed, in milliseconds; absent: now, and in any case after the change that is known, which
 *   an isolate with another clock may have recorded
 */
export function recordChange(changes: ChangeLog, kinds: readonly ChangeTag[], at?: number): Promise<void> {
  const { isolate, now } = changes
  const times = kinds.map((kind) => {
    const known = isolate.copy[kind] ?? 0
    return [kind, at ?? (known > now() ? known + 1 : now())] as const
  })
  learn(changes, Object.fromEntries(times))
  return write(changes)
}

/**
 * Remembers the Strapi version that was found out. Never fails.
 *
 * @param isForAll whether it is also written to KV, in the background
 */
export function recordStrapiVersion(
  changes: ChangeLog,
  found: FoundVersion,
  { isForAll }: { isForAll: boolean },
): void {
  changes.isolate.found = found
  if (isForAll) changes.waitUntil(write(changes))
}

/**
 * Publishing fifty entries at once is fifty calls within a second: one request writes for all that come
 * meanwhile, as often as KV lets it.
 */
async function write(changes: ChangeLog): Promise<void> {
  const { isolate, kv, shield, now, log } = changes
  if (!(kv || shield) || now() - isolate.writingSince < lockMs) return
  isolate.writingSince = now()
  for (let writes = 1; writes <= mostWrites; writes++) {
    await look(changes)
    const text = toStored(isolate)
    try {
      await Promise.all([kv?.store.put(changesKey, text), tellShield(changes)])
      if (toStored(isolate) === text) break
    } catch (error) {
      // Where the change isn't heard of, copies live as long as their policies let them.
      log.warn('content change could not be told to other places', { error, writes })
    }
    await pause(betweenWritesMs)
  }
  isolate.writingSince = 0
}

const toStored = ({ copy, found }: IsolateChanges): string =>
  JSON.stringify({ ...copy, found: found && { url: found.url, dialect: found.dialect } })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
