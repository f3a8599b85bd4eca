import type { Log } from '../log.ts'
import { digest } from './digest.ts'
import { createMemory, type Memory } from './memory.ts'
import { type PagePolicy, pagePolicy } from './policies.ts'

/** A finished page. Bytes and plain values only, for it outlives the request that made it. */
export interface StoredPage {
  body: Uint8Array<ArrayBuffer>
  /** Strong: the same bytes. */
  etag: string
  /** Milliseconds; when making it began. */
  storedAt: number
  /** Names of the content types that it was made of. */
  madeOf: string[]
  /** Milliseconds; when these bytes were made first; feeds say it. */
  lastModified?: number
  /** Milliseconds; when the oldest content in it was asked for, where that was before it was made. */
  contentAt?: number
}

/**
 * Two tiers: the isolate's memory, and the Cache API of this location. Not KV: a page is made of content that
 * KV holds already, and making it again costs less than writing it there.
 */
export interface PageCache {
  memory: Memory<StoredPage>
  /** Keys that are being made anew, with the time that began. */
  refreshing: Map<string, number>
  edge: Cache | undefined
  /** When content of any of these types last changed, in milliseconds. */
  lastChangeOf: (types: string[]) => Promise<number>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

export const createIsolatePages = (maxBytes: number) => ({
  memory: createMemory<StoredPage>(maxBytes),
  refreshing: new Map<string, number>(),
})

const storedAtHeader = 'x-stored-at'
const madeOfHeader = 'x-made-of'
const changedAtHeader = 'x-changed-at'
const contentAtHeader = 'x-content-at'
const lockMs = 15_000
const manyLocks = 500

export type PageAge = 'fresh' | 'stale' | 'old'

/** While an outage lets nothing newer come, a page of changed content is made anew no more often than this. */
const tryAgainMs = 5000

/**
 * Stale at once when the content that it was made of has changed: after it was made, or before, where that was
 * not known here yet and it was made of older copies.
 */
export async function ageOf(
  cache: PageCache,
  page: StoredPage,
  policy: PagePolicy = pagePolicy,
): Promise<PageAge> {
  const { storedAt, contentAt = storedAt } = page
  const age = cache.now() - storedAt
  const seconds = age / 1000
  const changedAt = await cache.lastChangeOf(page.madeOf)
  const isChanged = storedAt <= changedAt || (contentAt <= changedAt && age >= tryAgainMs)
  if (seconds < policy.freshSeconds && !isChanged) return 'fresh'
  return seconds < policy.staleSeconds ? 'stale' : 'old'
}

/** The newest copy that this location has, however old. */
export async function readPage(
  cache: PageCache,
  key: string,
  policy: PagePolicy = pagePolicy,
): Promise<StoredPage | undefined> {
  const held = cache.memory.get(key)
  if (held && (await ageOf(cache, held, policy)) === 'fresh') return held
  const stored = await readEdge(cache, key)
  return stored && stored.storedAt > (held?.storedAt ?? 0) ? stored : held
}

/** Keeps a finished page. Never throws: a page that can't be kept is made again for the next visitor. */
export async function storePage(
  cache: PageCache,
  key: string,
  unmarked: Omit<StoredPage, 'etag'>,
): Promise<StoredPage> {
  const { body, storedAt, madeOf, lastModified, contentAt = storedAt } = unmarked
  const page = { ...unmarked, etag: await toEtag(body) }
  cache.memory.set(key, page, body.length)
  try {
    await cache.edge?.put(
      await edgeAddress(key),
      new Response(body, {
        headers: {
          'Cache-Control': `public, max-age=${pagePolicy.keepSeconds}`,
          'Content-Type': 'text/html; charset=UTF-8',
          ETag: page.etag,
          [storedAtHeader]: String(storedAt),
          [madeOfHeader]: madeOf.join(),
          [contentAtHeader]: String(contentAt),
          ...(lastModified === undefined ? {} : { [changedAtHeader]: String(lastModified) }),
        },
      }),
    )
  } catch (error) {
    cache.log.warn('page could not be kept', { error })
  }
  return page
}

export const toEtag = async (body: Uint8Array<ArrayBuffer>): Promise<string> => `"${await digest(body)}"`

/** Forgets a page that isn't there any more, here and in this location. Never throws. */
export async function removePage(cache: PageCache, key: string): Promise<void> {
  cache.memory.delete(key)
  try {
    await cache.edge?.delete(await edgeAddress(key))
  } catch (error) {
    // Its next visitor gets it once more, and it is removed again.
    cache.log.warn('page could not be removed', { error })
  }
}

/**
 * Runs at most one refresh of a key at a time, behind the answer. One that fails leaves the old page, and the
 * page in peace for a while.
 *
 * @param refresh tells whether there is a new page now.
 */
export function refreshBehind(cache: PageCache, key: string, refresh: () => Promise<boolean>): void {
  if (isLocked(cache, key)) return
  lock(cache, key)
  const work = refresh()
    .then((isMade) => isMade && cache.refreshing.delete(key))
    .catch((error: unknown) => cache.log.warn('page could not be refreshed', { error }))
  cache.waitUntil(work)
}

/** Whether the page is being made anew, or has just failed to be. */
export function isLocked(cache: PageCache, key: string): boolean {
  const begun = cache.refreshing.get(key)
  return begun !== undefined && cache.now() - begun < lockMs
}

/** Locks end by time; those that have ended are swept out once there are many. */
export function lock(cache: PageCache, key: string): void {
  if (cache.refreshing.size >= manyLocks) {
    for (const other of cache.refreshing.keys()) if (!isLocked(cache, other)) cache.refreshing.delete(other)
  }
  cache.refreshing.set(key, cache.now())
}

async function readEdge(cache: PageCache, key: string): Promise<StoredPage | undefined> {
  try {
    const stored = await cache.edge?.match(await edgeAddress(key))
    if (!stored) return undefined
    const lastModified = stored.headers.get(changedAtHeader)
    const page = {
      body: new Uint8Array(await stored.arrayBuffer()),
      etag: stored.headers.get('etag') ?? '',
      storedAt: Number(stored.headers.get(storedAtHeader)),
      madeOf: (stored.headers.get(madeOfHeader) ?? '').split(',').filter(Boolean),
      contentAt: Number(stored.headers.get(contentAtHeader)),
      ...(lastModified === null ? {} : { lastModified: Number(lastModified) }),
    }
    cache.memory.set(key, page, page.body.length)
    return page
  } catch (error) {
    // The visitor waits for the page to be made, as on a first visit.
    cache.log.warn('page cache could not be read', { error })
    return undefined
  }
}

/** Entries of the Cache API are addresses; nobody can ask for this host from outside. */
const edgeAddress = async (key: string) => `https://pages.invalid/${await digest(key)}`
