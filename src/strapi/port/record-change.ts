import { tellShield } from '../shield/shield-changes.ts'
import type { ChangeTag } from './change-times.ts'
import {
  addKnownChanges,
  type ChangeLog,
  changesKey,
  type FoundVersion,
  type IsolateChanges,
  readChangesFromKv,
} from './changes.ts'

/**
 * Milliseconds between two writes: KV takes one write per key and second
 * (developers.cloudflare.com/kv/platform/limits).
 */
const betweenWritesMs = 1100
/** Milliseconds after which another request may write, in case the writing one was cut off. */
const longestWriteMs = 10_000
/** Milliseconds for which a request tries to write. The platform ends it 30 s after its response. */
const triesForMs = 20_000

/**
 * Marks everything cached of these kinds as outdated. This isolate knows of it as soon as the function is called, all
 * others within forty seconds after the promise has resolved: KV takes thirty to spread it. With the origin shield they
 * know within ten. Never fails.
 *
 * @param at when they changed, in milliseconds; if absent, now, and in any case after the change that is known, which
 * an isolate with another clock may have recorded
 */
export function recordChange(changes: ChangeLog, kinds: readonly ChangeTag[], at?: number): Promise<void> {
  const { isolate, now } = changes
  const times = kinds.map((kind) => {
    const known = isolate.copy[kind] ?? 0
    return [kind, at ?? (known > now() ? known + 1 : now())] as const
  })
  addKnownChanges(changes, Object.fromEntries(times))
  const { told } = isolate
  return writeUntil(changes, () => times.every(([kind, time]) => (told.copy[kind] ?? 0) >= time))
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
  const { isolate } = changes
  isolate.found = found
  if (isForAll) changes.waitUntil(writeUntil(changes, () => isolate.told.found === isolate.found))
}

/**
 * Publishing fifty entries at once is fifty calls within a second: one request writes for all that come meanwhile, as
 * often as KV lets it. Each request stays until what it was told is written, by whichever, so that the last change of
 * a storm is written too, and a request that is cut off is replaced by the next.
 */
async function writeUntil(changes: ChangeLog, isTold: () => boolean): Promise<void> {
  const { isolate, kv, shield, now, log } = changes
  if (!(kv || shield)) return
  const begun = now()
  while (!isTold()) {
    if (now() - begun > triesForMs) return log.warn('content change could not be told to other places')
    if (now() >= isolate.nextWriteAt) await write(changes)
    else await pause(Math.min(betweenWritesMs, isolate.nextWriteAt - now()))
  }
}

/** Tells the shield before KV is written, because its objects know changes of other isolates that KV doesn't show yet. */
async function write(changes: ChangeLog): Promise<void> {
  const { isolate, kv, now, log } = changes
  isolate.nextWriteAt = now() + longestWriteMs
  await readChangesFromKv(changes)
  await tellShield(changes)
  const { copy, found } = isolate
  try {
    await kv?.store.put(changesKey, toStored(isolate))
    Object.assign(isolate.told, { copy, found })
  } catch (error) {
    // Isolates that don't learn about the change keep their copies as long as the cache policies allow.
    log.warn('content change could not be written', { error })
  }
  isolate.nextWriteAt = now() + betweenWritesMs
}

const toStored = ({ copy, found }: IsolateChanges): string =>
  JSON.stringify({ ...copy, found: found && { url: found.url, dialect: found.dialect } })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
