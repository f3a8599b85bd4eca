import type { Log } from '../log.ts'
import type { Memory } from './memory.ts'
import type { CachePolicy } from './policies.ts'

/** A value with the time at which making it began, in milliseconds; `null` says that there is no such thing. */
export interface StoredCopy<Value> {
  value: Value
  storedAt: number
}

/** What outlives the isolate. Its calls may fail; what is written may take forever. */
export interface OuterStore<Stored> {
  /** @throws at once while the store is known to be slow. */
  get(key: string): Promise<{ copy: StoredCopy<Stored>; bytes: number } | undefined>
  /** What is to be written, and its size in memory. */
  pack(copy: StoredCopy<Stored>): {
    bytes: number
    put: (key: string, keepSeconds: number) => Promise<unknown>
  }
  delete(key: string): Promise<unknown>
}

/** Two tiers: the isolate's memory, and a store behind it. Nothing here throws: what fails is a miss, and logged. */
export interface Store<Stored> {
  /** The isolate's copy. */
  held(key: string): StoredCopy<Stored> | undefined
  /** The newest copy of both tiers: the outer one may go on showing an older one for a while. */
  read(key: string, policy: CachePolicy): Promise<StoredCopy<Stored> | undefined>
  /** The isolate has the copy before this returns, the outer tier when it settles. */
  write(key: string, copy: StoredCopy<Stored>, policy: CachePolicy): Promise<void>
  /** As `write`, in the isolate only. */
  hold(key: string, copy: StoredCopy<Stored>): void
  remove(key: string, policy: CachePolicy): Promise<void>
}

/** A text of one character that isn't Latin takes two for each. */
const bytesPerCharacter = 2

export function createStore<Stored>(
  memory: Memory<StoredCopy<Stored>>,
  outer: OuterStore<Stored>,
  log: Log,
): Store<Stored> {
  /** Keys take room as well: those that visitors make are as long as they like. */
  const hold = (key: string, copy: StoredCopy<Stored>, bytes: number) =>
    memory.set(key, copy, bytes + bytesPerCharacter * key.length)
  return {
    held: (key) => memory.get(key),
    async read(key, policy) {
      const found = policy.isIsolateOnly ? undefined : await readOuter(outer, key, log)
      const held = memory.get(key)
      if (!found || (held && held.storedAt >= found.copy.storedAt)) return held
      if (!policy.isOuterOnly) hold(key, found.copy, found.bytes)
      return found.copy
    },
    async write(key, copy, policy) {
      const { bytes, put } = outer.pack(copy)
      if (!policy.isOuterOnly) hold(key, copy, bytes)
      // Nothing is lost for the visitor: the next isolate makes the value itself.
      if (!policy.isIsolateOnly)
        await tryTo(log, 'cache write failed', key, () => put(key, policy.keepSeconds))
    },
    hold: (key, copy) => hold(key, copy, outer.pack(copy).bytes),
    async remove(key, policy) {
      memory.delete(key)
      // An isolate that reads the copy shows it once more, and then removes it.
      if (!policy.isIsolateOnly) await tryTo(log, 'cache write failed', key, () => outer.delete(key))
    },
  }
}

/** One request's view of a store: who reads an entry while it is being read gets the same answer. */
export function shareReads<Stored>(store: Store<Stored>): Store<Stored> {
  const reading = new Map<string, Promise<StoredCopy<Stored> | undefined>>()
  return {
    ...store,
    read(key, policy) {
      const read = reading.get(key) ?? store.read(key, policy).finally(() => reading.delete(key))
      reading.set(key, read)
      return read
    },
  }
}

/** A store that can't be read, or not in time, is a miss: the visitor waits for the value instead. */
const readOuter = <Stored>(outer: OuterStore<Stored>, key: string, log: Log) =>
  tryTo(log, 'cache read failed', key, () => outer.get(key))

async function tryTo<Value>(
  log: Log,
  message: string,
  key: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    log.warn(message, { key, error })
    return undefined
  }
}
