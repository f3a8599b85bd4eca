import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { digest } from './digest.ts'
import { createMemory, type Memory } from './memory.ts'
import type { CachePolicy } from './policies.ts'

/** A value with the time it was stored; `null` says that the content service has no such entry. */
export interface CacheEntry {
  value: unknown
  storedAt: number
}

const entrySchema = z.object({ value: z.unknown(), storedAt: z.number() })

export type CacheStatus = 'HIT' | 'STALE' | 'MISS'

/** What the cache needs of a request. `now` is in milliseconds. */
export interface Cache {
  kv: KVNamespace | undefined
  memory: Memory<CacheEntry>
  /** Keys that are being refreshed in this isolate, with the time the refresh began. */
  refreshing: Map<string, number>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

/** The isolate's share of a cache: bytes and plain values only, so it may outlive requests. */
export const createIsolateCache = (maxBytes: number) => ({
  memory: createMemory<CacheEntry>(maxBytes),
  refreshing: new Map<string, number>(),
})

/** A refresh that was cut off with its request holds its lock no longer than this. */
const lockMs = 15_000
const manyLocks = 500
const maxKvKeyBytes = 512

/** One read: what is asked for, under which key, for how long, and how it is got. */
interface Reading {
  key: string
  policy: CachePolicy
  fetchValue: () => Promise<unknown>
  /** Copies from before this instant (milliseconds) are out of date, whatever their age. */
  changedAt: number
}

/** As `changedAt`: no copy is new enough, so an editor sees what was saved a moment ago. */
export const always = Number.POSITIVE_INFINITY

/**
 * Reads through memory and KV. Fresh: returned. Stale: returned, refreshed behind the answer. Older, changed or
 * missing: fetched, and when that fails the last good copy is returned, however old. «Absent» is no good copy.
 *
 * What an editor has changed is waited for: a page that was made of the copy would be kept as a new one. The
 * visitor who must not wait has the stored page (`page-cache.ts`).
 *
 * @param fetchValue gets the value from the service; `null` means that it doesn't exist and is kept briefly.
 *   Its errors are never stored.
 * @param changedAt when the content behind the value last changed, in milliseconds; 0 where nobody said so;
 *   `always` where nothing but the service's own answer will do, while it gives one.
 * @returns `storedAt`: when the value was asked for, in milliseconds.
 * @throws what `fetchValue` throws, when there is no copy at all.
 */
export async function readThrough(
  cache: Cache,
  key: string,
  policy: CachePolicy,
  fetchValue: () => Promise<unknown>,
  changedAt = 0,
): Promise<CacheEntry & { status: CacheStatus }> {
  const reading = { key, policy, fetchValue, changedAt }
  const entry = await readNewest(cache, reading)
  if (entry && isFresh(cache, entry, reading)) return { ...entry, status: 'HIT' }
  if (entry && entry.storedAt > changedAt && isWithin(cache, entry, staleSeconds(entry, policy))) {
    refreshBehind(cache, reading, entry)
    return { ...entry, status: 'STALE' }
  }
  const isKept = entry !== undefined && entry.value !== null
  // The service has just failed, or is being asked by another view: nobody else waits out its time limit.
  if (isKept && changedAt !== always && isLocked(cache, key)) return { ...entry, status: 'STALE' }
  try {
    return { ...(await fetchAndStore(cache, reading, entry)), status: 'MISS' }
  } catch (error) {
    if (!isKept) throw error
    lock(cache, key)
    cache.log.warn('serving the last good copy', { key: toLogged(reading), error })
    return { ...entry, status: 'STALE' }
  }
}

/** The isolate's copy unless it is so old that another isolate has surely stored a newer one. */
async function readNewest(
  cache: Cache,
  { key, policy, changedAt }: Reading,
): Promise<CacheEntry | undefined> {
  const held = cache.memory.get(key)
  const seconds = held ? staleSeconds(held, policy) || freshSeconds(held, policy) : 0
  if (held && held.storedAt > changedAt && isWithin(cache, held, seconds)) return held
  return (policy.isIsolateOnly ? undefined : await readKv(cache, key)) ?? held
}

const isFresh = (cache: Cache, entry: CacheEntry, { policy, changedAt }: Reading) =>
  entry.storedAt > changedAt && isWithin(cache, entry, freshSeconds(entry, policy))

const freshSeconds = (entry: CacheEntry, policy: CachePolicy) =>
  entry.value === null ? policy.absentSeconds : policy.freshSeconds

/** «Absent» is never served stale: an entry that has just been published must not stay a 404. */
const staleSeconds = (entry: CacheEntry, policy: CachePolicy) =>
  entry.value === null ? 0 : policy.staleSeconds

const isWithin = (cache: Cache, entry: CacheEntry, seconds: number) =>
  cache.now() - entry.storedAt < seconds * 1000

function isLocked(cache: Cache, key: string): boolean {
  const begun = cache.refreshing.get(key)
  return begun !== undefined && cache.now() - begun < lockMs
}

/** Locks end by time; those that have ended are swept out once there are many. */
function lock(cache: Cache, key: string): void {
  if (cache.refreshing.size >= manyLocks) {
    for (const other of cache.refreshing.keys()) if (!isLocked(cache, other)) cache.refreshing.delete(other)
  }
  cache.refreshing.set(key, cache.now())
}

function refreshBehind(cache: Cache, reading: Reading, current: CacheEntry): void {
  if (isLocked(cache, reading.key)) return
  lock(cache, reading.key)
  cache.waitUntil(refresh(cache, reading, current))
}

async function refresh(cache: Cache, reading: Reading, current: CacheEntry): Promise<void> {
  const { key, policy } = reading
  try {
    const stored = policy.isIsolateOnly ? undefined : await readKv(cache, key)
    const isRefreshedElsewhere =
      stored && stored.storedAt > current.storedAt && isFresh(cache, stored, reading)
    if (!isRefreshedElsewhere) await fetchAndStore(cache, reading, current)
    cache.refreshing.delete(key)
  } catch (error) {
    // Visitors go on seeing the stale copy. The lock stays until it expires, so that a service that is down
    // is asked once in a while and not once per view.
    cache.log.warn('refresh failed', { key: toLogged(reading), error })
  }
}

/** What a visitor typed stays out of the log. */
const toLogged = ({ key, policy }: Reading) => (policy.isIsolateOnly ? key.replace(/\{.*$/s, '…') : key)

async function fetchAndStore(
  cache: Cache,
  { key, policy, fetchValue }: Reading,
  previous: CacheEntry | undefined,
): Promise<CacheEntry> {
  // What changes while the service answers may be missing from the answer: its age counts from the question.
  const storedAt = cache.now()
  const value = await fetchValue()
  const entry = { value, storedAt }
  const text = JSON.stringify(entry)
  cache.memory.set(key, entry, text.length)
  if (policy.isIsolateOnly) return entry
  // «Absent» stays in the isolate: KV would carry it to places where the entry has just been published, and
  // bots that guess addresses would fill it. A copy that KV has would bring the entry back, so it goes.
  if (value !== null) cache.waitUntil(writeKv(cache, key, text, policy.keepSeconds))
  else if (previous && previous.value !== null) cache.waitUntil(removeFromKv(cache, key))
  return entry
}

/** The newer of KV's copy and the isolate's: KV may go on showing an older one for a minute. */
async function readKv(cache: Cache, key: string): Promise<CacheEntry | undefined> {
  if (!cache.kv) return undefined
  try {
    const text = await cache.kv.get(await kvKey(key))
    if (text === null) return undefined
    const entry = entrySchema.parse(JSON.parse(text))
    const held = cache.memory.get(key)
    if (held && held.storedAt >= entry.storedAt) return held
    cache.memory.set(key, entry, text.length)
    return entry
  } catch (error) {
    // A cache that can't be read is a miss: the visitor waits for the content service instead.
    cache.log.warn('cache read failed', { key, error })
    return undefined
  }
}

async function writeKv(cache: Cache, key: string, text: string, seconds: number): Promise<void> {
  try {
    await cache.kv?.put(await kvKey(key), text, { expirationTtl: seconds })
  } catch (error) {
    // Nothing is lost for the visitor: the next isolate asks the content service itself.
    cache.log.warn('cache write failed', { key, error })
  }
}

async function removeFromKv(cache: Cache, key: string): Promise<void> {
  try {
    await cache.kv?.delete(await kvKey(key))
  } catch (error) {
    // An isolate that reads the copy shows it once more, and then removes it.
    cache.log.warn('cache write failed', { key, error })
  }
}

/** KV keys are at most 512 bytes; a longer one is replaced by its digest. */
async function kvKey(key: string): Promise<string> {
  return new TextEncoder().encode(key).length <= maxKvKeyBytes ? key : `sha256:${await digest(key)}`
}
