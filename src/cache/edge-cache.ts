import * as z from 'zod/mini'
import { type AskedStore, askStore } from './ask-store.ts'
import { type Cache, type CacheWorld, createCache, type IsolateShare } from './cache.ts'
import { digest } from './digest.ts'
import { createStore, type OuterStore } from './store.ts'

/** A finished answer: a page, a file, a picture. Bytes and plain values only, for it outlives its request. */
export interface FinishedAnswer extends z.infer<typeof factsSchema> {
  body: Uint8Array<ArrayBuffer>
}

const factsSchema = z.object({
  etag: z.string(),
  /** Names of the content types that it was made of. */
  madeOf: z.array(z.string()),
  /** Milliseconds; when the oldest content in it was asked for, where that was before it was made. */
  contentAt: z.optional(z.number()),
  /** Milliseconds; from then on something else is shown. */
  goodUntil: z.optional(z.number()),
  /** Milliseconds; when these bytes were made first. */
  lastModified: z.optional(z.number()),
})

/**
 * Finished answers, in the isolate's memory and in the Cache API of this location. Not in KV: they are made of content
 * that KV holds already, and making them again costs less than writing them there.
 */
export const createEdgeCache = (
  share: IsolateShare<FinishedAnswer>,
  { edge, ...world }: CacheWorld & { edge: AskedStore<globalThis.Cache> },
): Cache<FinishedAnswer> =>
  createCache({
    ...world,
    locks: share.locks,
    store: createStore(share.memory, toOuterStore(edge), world.log),
  })

const factsHeader = 'x-facts'
const storedFactsSchema = z.extend(factsSchema, { storedAt: z.number() })

const toOuterStore = (edge: AskedStore<globalThis.Cache>): OuterStore<FinishedAnswer> => ({
  get: (key) =>
    askStore(edge, async (store) => {
      const stored = await store.match(await edgeAddress(key))
      if (!stored) return undefined
      const facts = storedFactsSchema.parse(JSON.parse(stored.headers.get(factsHeader) ?? ''))
      const { storedAt, ...others } = facts
      const body = new Uint8Array(await stored.arrayBuffer())
      return { copy: { value: { body, ...others }, storedAt }, bytes: body.length }
    }),
  pack({ value: { body, ...facts }, storedAt }) {
    const put = async (key: string, keepSeconds: number) => {
      const headers = {
        'Cache-Control': `public, max-age=${keepSeconds}`,
        [factsHeader]: JSON.stringify({ ...facts, storedAt }),
      }
      await edge.store.put(await edgeAddress(key), new Response(body, { headers }))
    }
    return { bytes: body.length, put }
  },
  delete: async (key) => edge.store.delete(await edgeAddress(key)),
})

/** Entries of the Cache API are addresses; nobody can ask for this host from outside. */
const edgeAddress = async (key: string) => `https://answers.invalid/${await digest(key)}`
