import * as z from 'zod/mini'
import { digest } from '../crypto/digest.ts'
import { type Cache, type CacheDeps, createCache, type IsolateState } from './cache.ts'
import { callStore, type GuardedStore } from './call-store.ts'
import { createStore, type OuterStore } from './store.ts'

/** A cache of JSON values, in the isolate's memory and in KV. */
export const createKvCache = (
  share: IsolateState<unknown>,
  { kv, ...deps }: CacheDeps & { kv: GuardedStore<KVNamespace> | undefined },
): Cache =>
  createCache({
    ...deps,
    locks: share.locks,
    store: createStore(share.memory, toOuterStore(kv), deps.log),
  })

const copySchema = z.object({ value: z.unknown(), storedAt: z.number() })

const toOuterStore = (kv: GuardedStore<KVNamespace> | undefined): OuterStore<unknown> => ({
  async get(key) {
    const text = kv && (await callStore(kv, async (store) => store.get(await kvKey(key))))
    return text ? { copy: copySchema.parse(JSON.parse(text)), bytes: text.length } : undefined
  },
  pack(copy) {
    const text = JSON.stringify(copy)
    return {
      bytes: text.length,
      put: async (key, storedSeconds) =>
        kv?.store.put(await kvKey(key), text, { expirationTtl: storedSeconds }),
    }
  },
  delete: async (key) => kv?.store.delete(await kvKey(key)),
})

/** KV's limit for keys (developers.cloudflare.com/kv/platform/limits). */
const maxKvKeyBytes = 512

/** A key that is too long for KV is replaced by its digest. */
const kvKey = async (key: string): Promise<string> =>
  new TextEncoder().encode(key).length <= maxKvKeyBytes ? key : `sha256:${await digest(key)}`
