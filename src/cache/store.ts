import type { Log } from '../log.ts'
import type { BoundedMemory } from './memory.ts'
import type { CachePolicy } from './policies.ts'

/** A value with the time in milliseconds at which making it began. */
export interface StoredCopy<Value> {
  value: Value
  storedAt: number
  /** Whether there is nothing to write to the outer tier: it has this copy, or another one that is still answered. */
  isSettled?: boolean
}

/** The storage tier that outlives the isolate. Its calls may fail, and writes may never end. */
export interface OuterStore<Stored> {
  /** @throws immediately while the store is known to be slow */
  get(key: string): Promise<{ copy: StoredCopy<Stored>; bytes: number } | undefined>
  /** Serialises a copy for writing, and tells its size in memory. */
  pack(copy: StoredCopy<Stored>): {
    bytes: number
    put: (key: string, storedSeconds: number) => Promise<unknown>
  }
  delete(key: string): Promise<unknown>
  /** Whether it takes one more value of this size that is stored when it is asked for again; absent: it always does. */
  takesOneMore?: (bytes: number) => Promise<boolean>
}

/**
 * A store of two tiers: the isolate's memory and an outer store. Its methods never throw: a failure is logged and
 * counts as a miss.
 */
export interface Store<Stored> {
  /** The copy that the isolate's memory holds. */
  readMemory(key: string): StoredCopy<Stored> | undefined
  /** The newest copy of both tiers, since the outer tier may return an older one for a while. */
  read(key: string, policy: CachePolicy): Promise<StoredCopy<Stored> | undefined>
  /** Writes to the tiers that the policy names: to memory before this returns, to the outer one when the promise resolves. */
  write(key: string, copy: StoredCopy<Stored>, policy: CachePolicy): Promise<void>
  /** Writes a copy that the isolate holds to the outer tier, unless that is settled or the policy forbids it. */
  writeOuter(key: string, copy: StoredCopy<Stored>, policy: CachePolicy): Promise<void>
  remove(key: string): Promise<void>
}

/** Bytes of a character outside Latin-1 in memory. */
const bytesPerCharacter = 2

export function createStore<Stored>(
  memory: BoundedMemory<StoredCopy<Stored>>,
  outer: OuterStore<Stored>,
  log: Log,
): Store<Stored> {
  /** Keys count too, as keys made of visitors' input have any length. */
  const hold = (key: string, copy: StoredCopy<Stored>, bytes: number) =>
    memory.set(key, copy, bytes + bytesPerCharacter * key.length)
  const writeOuter = async (
    key: string,
    copy: StoredCopy<Stored>,
    { outerWrites, storedSeconds }: CachePolicy,
    pack = () => outer.pack(copy),
  ) => {
    if (copy.isSettled || outerWrites === 'never') return
    const { bytes, put } = pack()
    // It is noted before anything is awaited, so that simultaneous requests write once.
    copy.isSettled = true
    // A failed write costs nothing but time: the next isolate makes the value itself.
    await tryTo(log, 'cache write failed', key, async () => {
      if (outerWrites === 'when asked again' && outer.takesOneMore)
        copy.isSettled = await outer.takesOneMore(bytes)
      if (copy.isSettled) await put(key, storedSeconds)
    })
  }
  return {
    readMemory: (key) => memory.get(key),
    async read(key, policy) {
      const found = await readOuter(outer, key, log)
      const held = memory.get(key)
      if (!found || (held && held.storedAt >= found.copy.storedAt)) return held
      const copy = { ...found.copy, isSettled: true }
      if (!policy.isOuterOnly) hold(key, copy, found.bytes)
      return copy
    },
    async write(key, copy, policy) {
      const packed = outer.pack(copy)
      const isFirst = memory.get(key) === undefined
      if (!policy.isOuterOnly) hold(key, copy, packed.bytes)
      if (policy.outerWrites !== 'when asked again' || !isFirst)
        await writeOuter(key, copy, policy, () => packed)
    },
    writeOuter: (key, copy, policy) => writeOuter(key, copy, policy),
    async remove(key) {
      memory.delete(key)
      // Another isolate that still has the copy in memory serves it once more, and then removes it.
      await tryTo(log, 'cache write failed', key, () => outer.delete(key))
    },
  }
}

/** One request's view of a store: simultaneous reads of an entry share one response. */
export function joinReads<Stored>(store: Store<Stored>): Store<Stored> {
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

/** A store that fails or is slow counts as a miss, and the visitor waits for the value instead. */
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
