import * as z from 'zod/mini'
import { type Cache, type CacheDeps, createCache, type IsolateState } from './cache.ts'
import { callStore, type GuardedStore } from './call-store.ts'
import { createStore, type OuterStore } from './store.ts'

/** What a cache in KV needs. */
export interface KvCacheDeps extends CacheDeps {
  kv: GuardedStore<KVNamespace> | undefined
  /** Bounds the writes of answers that are asked for again. */
  allowance?: WriteAllowance
}

/**
 * How many answers that were asked for again KV still takes. Whoever asks chooses what is kept, and a free plan has 1,000
 * writes a day for the whole site, most of which editors need.
 */
export interface WriteAllowance {
  /** What the isolate remembers: until when it is used up, in milliseconds. */
  isolate: { usedUpUntil: number }
  /** Counts a write of the whole site. @returns 0 if it may be made, else after how many seconds the next may */
  count: () => Promise<number>
}

/** Most characters of an answer that KV keeps because it was asked for again. */
const mostKeptCharacters = 65_536

/** A cache of JSON values, in the isolate's memory and in KV. */
export const createKvCache = (share: IsolateState<unknown>, { kv, allowance, ...deps }: KvCacheDeps): Cache =>
  createCache({
    ...deps,
    locks: share.locks,
    store: createStore(
      share.memory,
      {
        ...toOuterStore(kv),
        takesOneMore: async (characters) =>
          kv !== undefined && characters <= mostKeptCharacters && (await takeWrite(allowance, deps.now)),
      },
      deps.log,
    ),
  })

/** Without an allowance nothing is kept: no cache may write without a bound. */
async function takeWrite(allowance: WriteAllowance | undefined, now: () => number): Promise<boolean> {
  if (!allowance || now() < allowance.isolate.usedUpUntil) return false
  const waitSeconds = await allowance.count()
  allowance.isolate.usedUpUntil = now() + waitSeconds * 1000
  return waitSeconds === 0
}

const copySchema = z.object({ value: z.unknown(), storedAt: z.number() })

const toOuterStore = (kv: GuardedStore<KVNamespace> | undefined): OuterStore<unknown> => ({
  async get(key) {
    const text = kv && (await callStore(kv, (store) => store.get(key)))
    return text ? { copy: copySchema.parse(JSON.parse(text)), bytes: text.length } : undefined
  },
  pack({ value, storedAt }) {
    const text = JSON.stringify({ value, storedAt })
    return {
      bytes: text.length,
      put: async (key, storedSeconds) => kv?.store.put(key, text, { expirationTtl: storedSeconds }),
    }
  },
  delete: async (key) => kv?.store.delete(key),
})
