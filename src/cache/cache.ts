import { digest } from '../crypto/digest.ts'
import { NotFound, UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Key } from './key.ts'
import { type Lock, lockAfterFailure, lockOf, lockWhileMaking, unlock, waitUntilMade } from './locks.ts'
import { createMemory, type Memory } from './memory.ts'
import type { CachePolicy } from './policies.ts'
import { type Store, type StoredCopy, shareReads } from './store.ts'

/** `BYPASS`: neither read nor kept. */
export type CacheStatus = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

/** What the cache needs of a request. */
export interface CacheDeps {
  /** Milliseconds. */
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

/** The isolate's share of a cache: bytes and plain values only, so it may outlive requests. */
export interface IsolateState<Stored> {
  memory: Memory<StoredCopy<Stored>>
  /** Keys that are being made anew, or were tried in vain. */
  locks: Map<string, Lock>
}

export const createIsolateState = <Stored>(maxBytes: number): IsolateState<Stored> => ({
  memory: createMemory<StoredCopy<Stored>>(maxBytes),
  locks: new Map(),
})

/**
 * Makes a value: all at once, or as `Unfinished`, which goes to the visitor at once.
 *
 * @param older the copy that the new value takes the place of, however old.
 * @param keep takes an unfinished value once it is whole. A value that never gets there isn't kept.
 * @throws NotFound when there is no such thing any more: its copy is removed.
 */
export type Make<Value, Given> = (
  older: Value | undefined,
  keep: (value: Value) => void,
) => Promise<Value | Unfinished<Given>>

/** What a visitor gets while it is still being made, as a stream is. */
export class Unfinished<Given> {
  readonly given: Given

  constructor(given: Given) {
    this.given = given
  }
}

export interface CacheOptions<Value> {
  /** Whether what a copy was made of has changed meanwhile. */
  isChanged?: (copy: StoredCopy<Value>) => boolean | Promise<boolean>
  /** Whether a copy says what is no longer so: it is waited for another, and this one is the last resort. */
  isOver?: (copy: StoredCopy<Value>) => boolean
}

export interface CacheResult<Value> {
  value: Value
  status: Extract<CacheStatus, 'HIT' | 'STALE'>
  /** Whether another request of the isolate makes it anew already, or has just tried in vain. */
  isLocked: boolean
}

export interface Cache<Stored = unknown> extends CacheDeps {
  store: Store<Stored>
  locks: Map<string, Lock>
  /** What would be answered at once, and whether it is fresh; nothing is made. */
  find<Value extends Stored>(
    key: Key<Value>,
    policy: CachePolicy,
    options?: CacheOptions<Value>,
  ): Promise<CacheResult<Value> | undefined>
  /** The copy that there is, however old: the isolate's, else the outer tier's. Nothing is made. */
  copy<Value extends Stored>(key: Key<Value>, policy: CachePolicy): Promise<StoredCopy<Value> | undefined>
  /**
   * Answers with a stored value, or makes one (stale-while-revalidate and stale-if-error, RFC 5861). Fresh: answered.
   * Stale: answered, and made anew behind the answer. Older, changed or missing: made, and when that fails the last
   * good copy is answered, however old. «There is no such thing» is no good copy. A value is made by one request of
   * the isolate at a time: others wait for it, or fail with it. Writing it delays no answer.
   *
   * @returns `storedAt`: when making it began, in milliseconds.
   * @throws what `make` throws, when there is no copy at all; NotFound whatever there is.
   */
  answer<Value extends Stored, Given = never>(
    key: Key<Value>,
    policy: CachePolicy,
    make: Make<Value, Given>,
    options?: CacheOptions<Value>,
  ): Promise<{ value: Value | Given; storedAt: number; status: CacheStatus }>
}

/** One request's way to what is stored. */
export function createCache<Stored>(
  world: CacheDeps & Pick<Cache<Stored>, 'store' | 'locks'>,
): Cache<Stored> {
  /** What this request is waiting for: asked twice, it is answered once. */
  const underWay = new Map<string, Promise<unknown>>()
  const store = shareReads(world.store)
  // Under a key stands its own kind of value and no other (`key.ts`), and no other is asked for here.
  const storeOf = <Value extends Stored>() => store as Store<Value>
  return {
    ...world,
    store,
    async copy<Value extends Stored>({ text }: Key<Value>, policy: CachePolicy) {
      const key = await toShortKey(text)
      const { held, read } = storeOf<Value>()
      return held(key) ?? read(key, policy)
    },
    async find<Value extends Stored>(
      { text }: Key<Value>,
      policy: CachePolicy,
      { isChanged = () => false, isOver = () => false }: CacheOptions<Value> = {},
    ) {
      const key = await toShortKey(text)
      const asked = { ...world, store: storeOf<Value>(), key, policy, isChanged, isOver }
      const { copy, status } = await lookUp(asked)
      return copy && status && { value: copy.value, status, isLocked: lockOf(world, key) !== undefined }
    },
    async answer<Value extends Stored, Given>(
      { text }: Key<Value>,
      policy: CachePolicy,
      make: Make<Value, Given>,
      { isChanged = () => false, isOver = () => false }: CacheOptions<Value> = {},
    ) {
      const key = await toShortKey(text)
      const asking = () => answer({ ...world, store: storeOf<Value>(), key, policy, make, isChanged, isOver })
      const asked = (underWay.get(key) as ReturnType<typeof asking> | undefined) ?? asking()
      underWay.set(key, asked)
      try {
        return await asked
      } finally {
        underWay.delete(key)
      }
    },
  }
}

const maxKeyLength = 512

/** A key that a visitor made long is kept as its digest. */
const toShortKey = async (text: string): Promise<string> =>
  text.length <= maxKeyLength ? text : `sha256:${await digest(text)}`

/** What is asked for, of which store, and for how long it is good. */
interface Looked<Value> extends CacheDeps, Required<CacheOptions<Value>> {
  store: Store<Value>
  key: string
  policy: CachePolicy
}

/** One answer: how it is made, too. */
interface Asked<Value, Given> extends Looked<Value> {
  locks: Map<string, Lock>
  make: Make<Value, Given>
}

type Age = 'fresh' | 'stale' | 'old'

async function answer<Value, Given>(asked: Asked<Value, Given>) {
  const { key, policy, log } = asked
  const { copy, status } = await lookUp(asked)
  if (copy && status) return answerAtOnce(asked, copy, status)
  const lastGood = copy?.value === null ? undefined : copy
  const lock = lockOf(asked, key)
  const isWorthWaiting = lastGood ? lock?.failure === undefined : !policy.isSentWhileMade
  if (lock?.state === 'making' && isWorthWaiting) {
    const failure = await waitUntilMade(asked, key)
    const made = await lookUp(asked)
    if (made.copy && made.status) return answerAtOnce(asked, made.copy, made.status)
    if (failure && !lastGood) throw failure
  }
  // It has just failed, or did so before: nobody else waits out a time limit.
  if (lastGood && lockOf(asked, key)) return { ...lastGood, status: 'STALE' } as const
  try {
    return { ...(await makeAndKeep(asked, copy)), status: 'MISS' } as const
  } catch (error) {
    if (!lastGood || error instanceof NotFound) throw error
    log.warn('serving the last good copy', { key: toLogged(asked), error })
    return { ...lastGood, status: 'STALE' } as const
  }
}

/** A copy that is stale is made anew behind the answer. */
function answerAtOnce<Value, Given>(
  asked: Asked<Value, Given>,
  copy: StoredCopy<Value>,
  status: CacheResult<Value>['status'],
) {
  if (status === 'STALE') makeBehind(asked, copy)
  return { ...copy, status }
}

const statusOf = { fresh: 'HIT', stale: 'STALE', old: undefined } as const

/** The isolate's copy while it will do, else the newest there is; without a status it won't do. */
async function lookUp<Value>(asked: Looked<Value>) {
  const { store, key, policy } = asked
  const held = store.held(key)
  const status = held && statusOf[await ageOf(asked, held)]
  if (status) return { copy: held, status }
  const copy = await store.read(key, policy)
  return { copy, status: copy && statusOf[await ageOf(asked, copy)] }
}

async function ageOf<Value>(asked: Looked<Value>, copy: StoredCopy<Value>): Promise<Age> {
  const { policy, now, isChanged, isOver } = asked
  if (isOver(copy)) return 'old'
  const hasChanged = await isChanged(copy)
  const isWithin = (seconds: number) => now() - copy.storedAt < seconds * 1000
  // «Absent» is never served stale: an entry that has just been published must not stay a 404.
  if (copy.value === null) return !hasChanged && isWithin(policy.absentSeconds) ? 'fresh' : 'old'
  if (!hasChanged && isWithin(policy.freshSeconds)) return 'fresh'
  return (!hasChanged || policy.isServedAfterChange) && isWithin(policy.staleSeconds) ? 'stale' : 'old'
}

function makeBehind<Value, Given>(asked: Asked<Value, Given>, stale: StoredCopy<Value>): void {
  const { key, waitUntil } = asked
  if (lockOf(asked, key)) return
  lockWhileMaking(asked, key)
  waitUntil(refresh(asked, stale))
}

async function refresh<Value, Given>(asked: Asked<Value, Given>, stale: StoredCopy<Value>): Promise<void> {
  const { store, key, policy, log } = asked
  try {
    const stored = await store.read(key, policy)
    if (stored && stored !== stale && (await ageOf(asked, stored)) === 'fresh') unlock(asked, key)
    else await makeAndKeep(asked, stale)
  } catch (error) {
    // Visitors go on seeing the stale copy, or hear that it is gone. Else the lock stays until it expires, so that a
    // service that is down is asked once in a while and not once per view.
    if (!(error instanceof NotFound)) log.warn('refresh failed', { key: toLogged(asked), error })
  }
}

async function makeAndKeep<Value, Given>(
  asked: Asked<Value, Given>,
  older: StoredCopy<Value> | undefined,
): Promise<StoredCopy<Value | Given>> {
  const { store, key, policy, make, now, waitUntil } = asked
  lockWhileMaking(asked, key)
  // What changes while it is made may be missing from it: its age counts from the beginning.
  const storedAt = now()
  const keep = (value: Value) => {
    unlock(asked, key)
    if (value !== null) return waitUntil(store.write(key, { value, storedAt }, policy))
    // «Absent» stays in the isolate: the outer tier would carry it to places where the entry has just been published,
    // and bots that guess addresses would fill it. A copy there would bring the entry back, so it goes.
    if (older && older.value !== null) waitUntil(store.remove(key, policy))
    store.hold(key, { value, storedAt })
  }
  try {
    const making = make(older?.value, keep)
    // Others may be waiting for it when its visitor has gone. What it throws is thrown below.
    waitUntil(making.catch(() => undefined))
    const made = await making
    if (made instanceof Unfinished) {
      // Whether it will ever be kept, nobody knows: nobody waits for it.
      unlock(asked, key)
      return { value: made.given, storedAt }
    }
    keep(made)
    return { value: made, storedAt }
  } catch (error) {
    if (error instanceof NotFound) {
      unlock(asked, key)
      if (older) waitUntil(store.remove(key, policy))
    } else lockAfterFailure(asked, key, toShared(error))
    throw error
  }
}

/** For those who wait for the same: without the service's answer, which may be large. */
const toShared = (error: unknown) =>
  error instanceof UpstreamFailed
    ? new UpstreamFailed(error.upstream, error.status, 'another request has just asked in vain')
    : error

/** What a visitor typed stays out of the log. */
const toLogged = ({ key, policy }: { key: string; policy: CachePolicy }) =>
  policy.isIsolateOnly ? key.replace(/\{.*$/s, '…') : key
