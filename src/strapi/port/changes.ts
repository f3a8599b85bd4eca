import { callStore, type GuardedStore } from '../../cache/call-store.ts'
import type { CircuitBreaker } from '../../cache/circuit-breaker.ts'
import type { Log } from '../../log.ts'
import { isRecord } from '../../shared/is-record.ts'
import { type Changes, type ChangeTag, mergeChanges } from './change-times.ts'
import { isStrapiVersionName, type StrapiVersionName } from './versions.ts'

/** The Strapi version that a content service was found to have. KV stores `url` and `dialect` under these names. */
export interface FoundVersion {
  url: string
  dialect: StrapiVersionName
  /** When this isolate noticed the change, in milliseconds; 0 where KV has told. */
  at: number
}

/** The isolate's copy: plain values, looked at again now and then. */
export interface IsolateChanges {
  copy: Changes
  found: FoundVersion | undefined
  /** When this isolate last read the changes from KV, in milliseconds since 1970; 0 if it never has. */
  readAt: number
  /** When a request last began to read KV after its response, in milliseconds. */
  lookedAt: number
  /** The state that this isolate last wrote to KV and told the origin shield. */
  told: { copy: Changes; found: FoundVersion | undefined }
  /** The earliest time of the next write, in milliseconds: KV takes one write a second, and only one request writes. */
  nextWriteAt: number
  /** Names of queries for which a warning was logged because the content model lacks a part of them. */
  warnedQueries: Set<string>
}
export const createIsolateChanges = (): IsolateChanges => ({
  copy: {},
  found: undefined,
  readAt: 0,
  lookedAt: 0,
  told: { copy: {}, found: undefined },
  nextWriteAt: 0,
  warnedQueries: new Set(),
})

/** The objects of the origin shield, as an isolate calls them (`shield/origin-shield.ts`). */
export interface ShieldNamespace {
  getByName(name: string): {
    fetch(request: Request): Promise<Response>
    /** @returns all changes that the object knows of */
    tell(changes: Changes): Promise<Changes>
    readChanges(): Promise<Changes>
  }
}
/** Number of objects. Each key belongs to one of them, and each of them knows of every change. */
export const shieldCount = 8

/** @returns `undefined` where no shield is bound: each isolate then asks the content service itself */
export const guardShield = (
  store: ShieldNamespace | undefined,
  breaker: CircuitBreaker,
  asked: { requestId: string; now: () => number },
): GuardedStore<ShieldNamespace> | undefined => store && { store, breaker, ...asked }

export interface ChangeLog {
  isolate: IsolateChanges
  kv: GuardedStore<KVNamespace> | undefined
  /** The origin shield, which knows about a change at once, while KV takes half a minute to spread it. */
  shield?: GuardedStore<ShieldNamespace> | undefined
  /** The read of KV for this request: a cold page sends several queries at once, and one read answers all of them. */
  looking?: Promise<void>
  /** The query for the Strapi version, if this request has sent one; it sends no second one. */
  askingForVersion?: Promise<StrapiVersionName | undefined>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

export const changesKey = 'content-changes'
/** Interval at which an isolate checks for changes. */
const lookAgainMs = 10_000
/**
 * Seconds for which a place reads its own copy of the changes in KV: the shortest time that KV allows
 * (developers.cloudflare.com/kv/api/read-key-value-pairs/#cachettl-parameter), half of the usual one.
 */
const kvSpreadSeconds = 30
/** An isolate that hasn't read changes for this many milliseconds reads them before it answers with an old page. */
const longUnawareMs = 30_000

const toFoundVersion = (found: unknown) =>
  isRecord(found) && typeof found.url === 'string' && isStrapiVersionName(found.dialect)
    ? { url: found.url, dialect: found.dialect }
    : undefined

/**
 * When any of these types last changed; 0 where no webhook ever said so. Never fails, nor waits for a slow KV.
 *
 * @param copyAgeMs age of the copy that the answer decides about. An old one may have changed long ago in the eyes of
 *   an isolate that nobody has visited meanwhile
 */
export async function readLastChange(
  changes: ChangeLog,
  kinds: readonly ChangeTag[],
  copyAgeMs = 0,
): Promise<number> {
  const { isolate, now } = changes
  const unawareMs = now() - isolate.readAt
  if (isolate.readAt === 0 || Math.min(unawareMs, copyAgeMs) > longUnawareMs) {
    changes.looking ??= lookInTime(changes)
    await changes.looking
  } else if (now() - Math.max(isolate.readAt, isolate.lookedAt) > lookAgainMs) {
    isolate.lookedAt = now()
    changes.waitUntil(look(changes))
  }
  return Math.max(0, ...kinds.map((kind) => isolate.copy[kind] ?? 0))
}

/** A slow KV is read to the end after the response, which doesn't wait for it. */
async function lookInTime(changes: ChangeLog): Promise<void> {
  const { isolate, kv, now, waitUntil, log } = changes
  const looked = look(changes)
  waitUntil(looked)
  try {
    await (kv ? callStore(kv, () => looked) : looked)
  } catch (error) {
    log.warn('content changes could not be read in time', { error })
    isolate.readAt = now()
  }
}

/** Reads changes from KV, and in the background from the origin shield. */
async function look(changes: ChangeLog): Promise<void> {
  const { shield, waitUntil } = changes
  if (shield)
    waitUntil(import('../shield/shield-changes.ts').then((reading) => reading.readShieldChanges(changes)))
  await readChangesFromKv(changes)
}

/**
 * Reads the value in KV: the times by content type, and the Strapi version as `found`, which is no content type. zod isn't
 * used, as for stored answers (`cache/edge-cache.ts`); parts of another shape are ignored.
 */
export async function readChangesFromKv(changes: ChangeLog): Promise<void> {
  const { isolate, kv, now, log } = changes
  try {
    const text = await kv?.store.get(changesKey, { cacheTtl: kvSpreadSeconds })
    const stored: unknown = text && JSON.parse(text)
    addKnownChanges(changes, stored)
    const found = isRecord(stored) ? toFoundVersion(stored.found) : undefined
    if (found) isolate.found ??= { ...found, at: 0 }
  } catch (error) {
    // Copies then live as long as their policies let them, as without a webhook.
    log.warn('content changes could not be read', { error })
  }
  isolate.readAt = now()
}

/** Adds changes to the known ones. The isolate may know newer changes than the store that it has read. */
export function addKnownChanges({ isolate }: ChangeLog, told: unknown): void {
  isolate.copy = mergeChanges(isolate.copy, told)
}
