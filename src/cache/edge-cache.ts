import { digest } from '../crypto/digest.ts'
import { isRecord } from '../shared/is-record.ts'
import { type Cache, type CacheDeps, createCache, type IsolateState } from './cache.ts'
import { callStore, type GuardedStore } from './call-store.ts'
import { createStore, type OuterStore } from './store.ts'

/**
 * A complete response: a page, a file, an image. It contains bytes and plain values only, since it outlives its
 * request.
 */
export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** Headers of the response, for readers such as the fast path that don't know how to make them. */
  headers?: Readonly<Record<string, string>> | undefined
  /** What it was made of (`src/content/content-service.ts`). */
  tags: readonly string[]
  /** The first instant at which something on the page is no longer true, in milliseconds. */
  goodUntil?: number | undefined
  /** When a response with these bytes was first made, in milliseconds. */
  lastModified?: number | undefined
}

/**
 * A cache of complete responses, in the isolate's memory and in the Cache API of this location. KV isn't used: it
 * already holds their content, and rendering again costs less than writing them to KV.
 */
export const createEdgeCache = (
  share: IsolateState<CachedResponse>,
  { edge, ...deps }: CacheDeps & { edge: GuardedStore<globalThis.Cache> },
): Cache<CachedResponse> =>
  createCache({
    ...deps,
    locks: share.locks,
    store: createStore(share.memory, toOuterStore(edge), deps.log),
  })

const factsHeader = 'x-facts'

const toOuterStore = (edge: GuardedStore<globalThis.Cache>): OuterStore<CachedResponse> => ({
  get: (key) =>
    callStore(edge, async (store) => {
      const stored = await store.match(await edgeAddress(key))
      if (!stored) return undefined
      const { bytes, storedAt, ...facts } = readFacts(stored.headers.get(factsHeader))
      const body = new Uint8Array(await stored.arrayBuffer())
      if (body.length !== bytes) throw new TypeError(`a stored answer has ${body.length} of ${bytes} bytes`)
      return { copy: { value: { body, ...facts }, storedAt }, bytes }
    }),
  pack({ value: { body, ...facts }, storedAt }) {
    const put = async (key: string, storedSeconds: number) => {
      const headers = {
        'Cache-Control': `public, max-age=${storedSeconds}`,
        [factsHeader]: JSON.stringify({ ...facts, storedAt, bytes: body.length } satisfies StoredFacts),
      }
      await edge.store.put(await edgeAddress(key), new Response(body, { headers }))
    }
    return { bytes: body.length, put }
  },
  delete: async (key) => edge.store.delete(await edgeAddress(key)),
})

interface StoredFacts extends Omit<CachedResponse, 'body'> {
  storedAt: number
  /** Length of the body, which reveals a truncated copy. */
  bytes: number
}

/**
 * Validates without zod, which would be half of the code that an isolate evaluates before it answers from the cache.
 *
 * @throws SyntaxError or TypeError for data that this site hasn't written, which counts as a cache miss
 */
function readFacts(text: string | null): StoredFacts {
  const facts: unknown = JSON.parse(text ?? '')
  if (!isFacts(facts)) throw new TypeError('a stored answer says something else of itself than it should')
  return facts
}

const isFacts = (facts: unknown): facts is StoredFacts =>
  isRecord(facts) &&
  typeof facts.etag === 'string' &&
  typeof facts.storedAt === 'number' &&
  typeof facts.bytes === 'number' &&
  Array.isArray(facts.tags) &&
  facts.tags.every((name) => typeof name === 'string') &&
  [facts.goodUntil, facts.lastModified].every((at) => ['number', 'undefined'].includes(typeof at)) &&
  hasOnly(facts.headers, isText)

/** Whether a value is absent, or an object with values of one kind. */
const hasOnly = (value: unknown, isOfKind: (inner: unknown) => boolean): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every(isOfKind))

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Entries of the Cache API are stored under URLs. The host `answers.invalid` can't be requested from outside (RFC
 * 2606).
 */
const edgeAddress = async (key: string) => `https://answers.invalid/${await digest(key)}`
