import { callStore, type GuardedStore } from '../../cache/call-store.ts'
import type { Log } from '../../log.ts'
import { type ContentType, contentTypes } from '../../shared/content-types.ts'
import { isRecord } from '../../shared/is-record.ts'
import { isStrapiVersionName, type StrapiVersionName } from './versions.ts'

/** Kinds of facts that pages are made of, whose changes are recorded: content types, and what sellers say of tickets. */
export type ChangeTag = ContentType | 'availability'
const changeTags: readonly ChangeTag[] = [...contentTypes, 'availability']
export const isChangeTag = (name: string): name is ChangeTag => changeTags.some((kind) => kind === name)

/** When each kind last changed, in milliseconds: content, as the content manager's webhook said. */
export type Changes = Partial<Record<ChangeTag, number>>

/** The Strapi version that a content service was found to have. KV stores `url` and `dialect` under these names. */
interface FoundVersion {
  url: string
  dialect: StrapiVersionName
  /** When this isolate found it out, in milliseconds; 0 where KV has told. */
  at: number
}

/** The isolate's copy: plain values, looked at again now and then. */
export interface IsolateChanges {
  copy: Changes
  found: FoundVersion | undefined
  /** Milliseconds; 0 before KV was looked at. */
  readAt: number
  /** Since when a request of this isolate has been writing to KV, in milliseconds; 0 when none is. */
  writingSince: number
  /** Names of queries for which a warning was logged, since the content model lacks a part of them. */
  warnedQueries: Set<string>
}
export const createIsolateChanges = (): IsolateChanges => ({
  copy: {},
  found: undefined,
  readAt: 0,
  writingSince: 0,
  warnedQueries: new Set(),
})

export interface ChangeLog {
  isolate: IsolateChanges
  kv: GuardedStore<KVNamespace> | undefined
  /** The read of KV for this request: a cold page sends several queries at once, and one read answers all of them. */
  looking?: Promise<void>
  /** The query for the Strapi version, if this request has sent one; it sends no second one. */
  askingForVersion?: Promise<StrapiVersionName | undefined>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

const key = 'content-changes'
/** Interval at which an isolate checks for changes; KV itself takes up to a minute to spread one. */
const lookAgainMs = 10_000
/** KV takes one write per key and second (developers.cloudflare.com/kv/platform/limits). */
const betweenWritesMs = 1100
const mostWrites = 8
/** A request that was cut off while it wrote holds others off no longer than this. */
const lockMs = 30_000

/**
 * Reads the value in KV: the times by content type, and the Strapi version as `found`, which is no content type. zod isn't
 * used, as for stored answers (`cache/edge-cache.ts`); parts of another shape are ignored.
 */
function readStored(text: string): {
  times: Changes
  found: Pick<FoundVersion, 'url' | 'dialect'> | undefined
} {
  const stored: unknown = JSON.parse(text)
  if (!isRecord(stored)) return { times: {}, found: undefined }
  const { found, ...rest } = stored
  const times = changeTags.flatMap((kind) => (typeof rest[kind] === 'number' ? [[kind, rest[kind]]] : []))
  return { times: Object.fromEntries(times), found: toFoundVersion(found) }
}

const toFoundVersion = (found: unknown) =>
  isRecord(found) && typeof found.url === 'string' && isStrapiVersionName(found.dialect)
    ? { url: found.url, dialect: found.dialect }
    : undefined

/** When any of these types last changed; 0 where no webhook ever said so. Never fails, nor waits for a slow KV. */
export async function lastChangeOf(changes: ChangeLog, kinds: readonly ChangeTag[]): Promise<number> {
  const { isolate, now } = changes
  if (isolate.readAt === 0) {
    changes.looking ??= lookInTime(changes)
    await changes.looking
  } else if (now() - isolate.readAt > lookAgainMs) {
    isolate.readAt = now()
    changes.waitUntil(look(changes))
  }
  return Math.max(0, ...kinds.map((kind) => isolate.copy[kind] ?? 0))
}

/**
 * Marks everything cached of these kinds as outdated. This isolate knows of it as soon as the function is called, all
 * others within about a minute after the promise has resolved: KV takes that long to spread a value. Never fails.
 *
 * @param at when they changed, in milliseconds
 */
export function recordChange(
  changes: ChangeLog,
  kinds: readonly ChangeTag[],
  at = changes.now(),
): Promise<void> {
  const { isolate } = changes
  isolate.copy = { ...isolate.copy, ...Object.fromEntries(kinds.map((kind) => [kind, at])) }
  return write(changes)
}

/**
 * Remembers the Strapi version that was found out. Never fails.
 *
 * @param isForAll whether it is also written to KV, in the background
 */
export function recordStrapiVersion(
  changes: ChangeLog,
  found: FoundVersion,
  { isForAll }: { isForAll: boolean },
): void {
  changes.isolate.found = found
  if (isForAll) changes.waitUntil(write(changes))
}

/**
 * Publishing fifty entries at once is fifty calls within a second: one request writes for all that come
 * meanwhile, as often as KV lets it.
 */
async function write(changes: ChangeLog): Promise<void> {
  const { isolate, kv, now, log } = changes
  if (!kv || now() - isolate.writingSince < lockMs) return
  isolate.writingSince = now()
  for (let writes = 1; writes <= mostWrites; writes++) {
    await look(changes)
    const text = toStored(isolate)
    try {
      await kv.store.put(key, text)
      if (toStored(isolate) === text) break
    } catch (error) {
      // Where the change isn't heard of, copies live as long as their policies let them.
      log.warn('content change could not be told to other places', { error, writes })
    }
    await pause(betweenWritesMs)
  }
  isolate.writingSince = 0
}

const toStored = ({ copy, found }: IsolateChanges): string =>
  JSON.stringify({ ...copy, found: found && { url: found.url, dialect: found.dialect } })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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

async function look({ isolate, kv, now, log }: ChangeLog): Promise<void> {
  let found: Changes = {}
  try {
    const text = await kv?.store.get(key)
    if (text) {
      const stored = readStored(text)
      found = stored.times
      if (stored.found) isolate.found ??= { ...stored.found, at: 0 }
    }
  } catch (error) {
    // Copies then live as long as their policies let them, as without a webhook.
    log.warn('content changes could not be read', { error })
  }
  // This isolate may know of a change that KV doesn't show here yet.
  isolate.copy = newest(isolate.copy, found)
  isolate.readAt = now()
}

function newest(one: Changes, other: Changes): Changes {
  const times = changeTags.map((kind) => [kind, Math.max(one[kind] ?? 0, other[kind] ?? 0)] as const)
  return Object.fromEntries(times.filter(([, time]) => time > 0))
}
