import * as z from 'zod/mini'
import { type Cache, type CacheWorld, createCache, type IsolateShare } from './cache.ts'
import { digest } from './digest.ts'
import { createStore, type OuterStore } from './store.ts'

/** Values that JSON can hold, in the isolate's memory and in KV. */
export const createKvCache = (
  share: IsolateShare<unknown>,
  { kv, ...world }: CacheWorld & { kv: KVNamespace | undefined },
): Cache =>
  createCache({ ...world, locks: share.locks, store: createStore(share.memory, toOuterStore(kv), world.log) })

const copySchema = z.object({ value: z.unknown(), storedAt: z.number() })

/** Far: reading it costs money, and it may show an old copy for a minute. */
const toOuterStore = (kv: KVNamespace | undefined): OuterStore<unknown> => ({
  isNear: false,
  async get(key) {
    const text = await kv?.get(await kvKey(key))
    return text ? { copy: copySchema.parse(JSON.parse(text)), bytes: text.length } : undefined
  },
  pack(copy) {
    const text = JSON.stringify(copy)
    return {
      bytes: text.length,
      put: async (key, keepSeconds) => kv?.put(await kvKey(key), text, { expirationTtl: keepSeconds }),
    }
  },
  delete: async (key) => kv?.delete(await kvKey(key)),
})

/** (developers.cloudflare.com/kv/platform/limits) */
const maxKvKeyBytes = 512

/** A key that KV would refuse is replaced by its digest. */
const kvKey = async (key: string): Promise<string> =>
  new TextEncoder().encode(key).length <= maxKvKeyBytes ? key : `sha256:${await digest(key)}`
