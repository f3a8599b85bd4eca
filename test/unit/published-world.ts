import { DatabaseSync } from 'node:sqlite'
import { vi } from 'vitest'
import { createCircuitBreaker } from '../../src/cache/circuit-breaker.ts'
import type { Bindings } from '../../src/config/config.ts'
import type { ContentService } from '../../src/content/content-service.ts'
import { type Manifest, toManifestKey } from '../../src/content/parts/manifest.ts'
import { createPublishedParts } from '../../src/content/parts/part-stores.ts'
import { createIsolateParts } from '../../src/content/parts/published-content.ts'
import { createPublisherObject, type PublisherObject } from '../../src/publishing/publisher-object.ts'
import { createPublisherStore } from '../../src/publishing/publisher-store.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import type { Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { createSilentLog } from './silent-log.ts'

/** What is published: the database of the object, and KV. */
interface Published {
  storage: Uint8Array
  kv: ReadonlyMap<string, string>
}

/** The storage of a Durable Object, as far as the Publisher uses it. */
function createStorage(stored?: Uint8Array) {
  const database = new DatabaseSync(':memory:')
  if (stored) database.deserialize(stored)
  const exec = (query: string, ...values: string[]) => {
    const statement = database.prepare(query)
    const rows = statement.all(...values)
    return Object.assign(rows[Symbol.iterator](), { toArray: () => rows })
  }
  return { sql: { exec }, serialize: () => database.serialize() }
}

const manifestKey = toManifestKey('https://content.example')

/**
 * A Strapi with some content, the object that publishes it, KV, and isolates that read it.
 *
 * @param published of this content by another world, which took a second
 */
export function createPublishedWorld(first: Snapshot, nowMs: number, published?: Published) {
  let snapshot: Record<string, readonly Row[]> = { ...first }
  const queries: string[] = []
  const written: string[] = []
  const kv = new Map(published?.kv)
  const failing = { kv: (_key: string) => false, strapi: false as boolean | ((query: string) => boolean) }
  const answer = createEmbeddedContent({
    now: () => new Date(nowMs),
    // The emulator makes the tables of a snapshot once: each change is another function.
    snapshot: () => snapshot as Snapshot,
  })
  let serve = answer
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { query } = (await request.clone().json()) as { query: string }
    queries.push(query)
    const isDown = typeof failing.strapi === 'function' ? failing.strapi(query) : failing.strapi
    if (isDown) return new Response('down', { status: 503 })
    return serve(request)
  })
  const namespace = {
    get: async (key: string) => kv.get(key) ?? null,
    put: async (key: string, text: string) => {
      if (failing.kv(key)) throw new Error('KV is down')
      written.push(key)
      kv.set(key, text)
    },
    delete: async (key: string) => void kv.delete(key),
  }
  // The object reads only these of the Worker's bindings.
  let env = {
    CONTENT_URL: 'https://content.example',
    CONTENT_DIALECT: '4',
    CACHE: namespace,
  } as unknown as Bindings
  let storage = createStorage(published?.storage)
  const open = (): PublisherObject =>
    createPublisherObject(createPublisherStore(storage as unknown as DurableObjectStorage), env)
  let object = open()
  const guarded = <Store>(store: Store) => ({
    store,
    breaker: createCircuitBreaker('store'),
    requestId: 'test',
    now: () => nowMs,
  })
  const isolate = (): ContentService => {
    const publisher = { getByName: () => object }
    return {
      isolate: createIsolateParts(),
      source: createPublishedParts({
        contentUrl: 'https://content.example',
        kv: guarded(namespace as unknown as KVNamespace),
        publisher: guarded(publisher as unknown as NonNullable<Bindings['CONTENT_PUBLISHER']>),
      }),
      now: () => nowMs,
      waitUntil: () => undefined,
      log: createSilentLog(),
      used: new Set(),
    }
  }
  return {
    queries,
    written,
    kv,
    failing,
    isolate,
    copyPublished: (): Published => ({ storage: storage.serialize(), kv: new Map(kv) }),
    publish: (...types: Parameters<PublisherObject['sync']>[0]) => object.sync(types),
    answerWith: (made: (request: Request) => Response | Promise<Response>) => {
      serve = async (request) => made(request)
    },
    /** Another deployment, whose text may have frames of these hosts. */
    allowFrames: (hosts: readonly string[]) => {
      env = { ...env, EMBED_HOSTS: hosts.join() }
      object = open()
    },
    /** Another object takes over, without what the first had stored. */
    loseStorage: () => {
      storage = createStorage()
      object = open()
    },
    /** The object forgets the parts that it has made, and nothing else. */
    loseParts: () => void storage.sql.exec('delete from made_part'),
    manifest: (): Manifest => JSON.parse(kv.get(manifestKey) ?? ''),
    change: (edit: (before: Record<string, readonly Row[]>) => Record<string, readonly Row[]>) => {
      snapshot = { ...snapshot, ...edit(snapshot) }
      serve = createEmbeddedContent({ now: () => new Date(nowMs), snapshot: () => snapshot as Snapshot })
      queries.length = 0
      written.length = 0
    },
  }
}
