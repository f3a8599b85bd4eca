import { callStore, type GuardedStore } from '../../cache/call-store.ts'
import { fnv1a } from '../../shared/fnv1a.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { ContentService } from '../content-service.ts'

/**
 * What sellers say, as it is stored: facts of concerts that `read-availability.ts` checks before it shows them. This file is
 * loaded before a stored page is answered, so it is small and imports no zod.
 */
export interface StoredAvailability {
  /** When the facts were last confirmed, in milliseconds. */
  madeAt: number
  concerts: unknown
}

/** What an isolate knows of the sellers' facts. It outlives requests, so it holds plain values only. */
export interface IsolateAvailability {
  stored: StoredAvailability
  /** Digest of the facts: another digest means other facts. */
  digest: string
  /** When a request last read it, in milliseconds; 0 if none has. */
  readAt: number
}

export const createIsolateAvailability = (): IsolateAvailability => ({
  stored: { madeAt: 0, concerts: {} },
  digest: '',
  readAt: 0,
})

/** Where a request reads what sellers say. */
export interface AvailabilityStore {
  isolate: IsolateAvailability
  kv: GuardedStore<KVNamespace> | undefined
  database: D1Database
  /** The reading of this request, which all its lists wait for. */
  reading?: Promise<void>
}

/** What is needed of a request to read the sellers' facts. */
export type AvailabilityReader = Pick<ContentService, 'availability' | 'now' | 'waitUntil' | 'log'>

export const availabilityKey = 'availability'
/** How often an isolate reads it again, in milliseconds. */
const readAgainMs = 10_000
/** Seconds for which a place reads its own copy in KV: the shortest time that KV allows. */
const kvSpreadSeconds = 30

/**
 * Looks at what sellers say after the answer; the first time the request waits. Never fails: without the stores, concerts are
 * as editors wrote them, or as the isolate last knew.
 */
export async function lookAtAvailability(
  reader: AvailabilityReader,
  store: AvailabilityStore,
): Promise<void> {
  const { now, waitUntil } = reader
  const { isolate } = store
  if (isolate.readAt === 0) {
    store.reading ??= readStores(reader, store)
    await store.reading
  } else if (now() - isolate.readAt > readAgainMs) {
    isolate.readAt = now()
    waitUntil(readStores(reader, store))
  }
}

/** Reads the place's copy, and the database where KV has none or fails. */
async function readStores({ now, log }: AvailabilityReader, store: AvailabilityStore): Promise<void> {
  const { kv, database, isolate } = store
  try {
    const near =
      kv &&
      (await callStore(kv, (each) => each.get(availabilityKey, { cacheTtl: kvSpreadSeconds })).catch(
        () => null,
      ))
    const text = near ?? (await (await import('./published-availability.ts')).readPublishedText(database))
    const found = parseAvailability(text)
    if (found && found.madeAt > isolate.stored.madeAt) setAvailability(isolate, found)
  } catch (error) {
    log.warn('what sellers say could not be read', { error })
  }
  isolate.readAt = now()
}

/** @returns `undefined` for nothing, and for what another version of the site wrote */
function parseAvailability(text: string | null | undefined): StoredAvailability | undefined {
  const stored: unknown = text ? JSON.parse(text) : undefined
  if (!isRecord(stored) || typeof stored.madeAt !== 'number') return undefined
  return { madeAt: stored.madeAt, concerts: stored.concerts }
}

/** The isolate that publishes facts knows them at once. */
export function setAvailability(isolate: IsolateAvailability, stored: StoredAvailability): void {
  isolate.stored = stored
  isolate.digest = String(fnv1a(JSON.stringify(stored.concerts)))
}

const tagStart = 'availability:'

/** What an answer notes of the facts that it shows. */
export const toAvailabilityTag = ({ stored, digest }: IsolateAvailability): string =>
  `${tagStart}${stored.madeAt}:${digest}`

/**
 * Whether what was made with these tags shows facts that have changed since. An isolate that knows only older ones can't say
 * so. Reads nothing for an answer without such facts.
 */
export async function hasOtherAvailability(
  tags: readonly string[],
  reader: AvailabilityReader,
): Promise<boolean> {
  const { availability: store } = reader
  const tag = tags.find((each) => each.startsWith(tagStart))
  if (!tag || !store) return false
  await lookAtAvailability(reader, store)
  const [madeAt, digest] = tag.slice(tagStart.length).split(':')
  return store.isolate.stored.madeAt > Number(madeAt) && store.isolate.digest !== digest
}
