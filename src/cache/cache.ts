import { NotFound, UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import { type Age, type CacheOptions, cacheStatuses, chooseAge } from './copy-age.ts'
import { type Key, toShortKey } from './key.ts'
import { findLock, type Lock, lockAfterFailure, lockWhileMaking, unlock, waitUntilMade } from './locks.ts'
import { type BoundedMemory, createBoundedMemory } from './memory.ts'
import type { CachePolicy } from './policies.ts'
import { joinReads, type Store, type StoredCopy } from './store.ts'

/** How a response relates to the cache; `BYPASS` means neither read nor stored. */
export type CacheStatus = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

/** Values of a request that the cache needs. */
export interface CacheDeps {
  /** The current time in milliseconds. */
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

/** A cache's memory in one isolate. It contains bytes and plain values only, so it may outlive requests. */
export interface IsolateState<Stored> {
  memory: BoundedMemory<StoredCopy<Stored>>
  /** Locks of keys whose values are being made, or couldn't be made. */
  locks: Map<string, Lock>
}

export const createIsolateState = <Stored>(maxBytes: number): IsolateState<Stored> => ({
  memory: createBoundedMemory<StoredCopy<Stored>>(maxBytes),
  locks: new Map(),
})

/** A value that the visitor receives while it is still being made, such as a stream. */
export class StreamedValue<Given> {
  readonly given: Given

  constructor(given: Given) {
    this.given = given
  }
}

/**
 * Makes a value: complete, or as a `StreamedValue`.
 *
 * @param older the copy that the new value replaces, however old
 * @param keep stores an unfinished value once it is complete; a value that never completes isn't stored
 * @throws NotFound when the value no longer exists: its copy is removed
 */
export type Make<Value, Given> = (
  older: Value | undefined,
  keep: (value: Value) => void,
) => Promise<Value | StreamedValue<Given>>

export interface CacheResult<Value> {
  value: Value
  status: Extract<CacheStatus, 'HIT' | 'STALE'>
  /** Whether another request of the isolate is making the value, or has just failed to. */
  isLocked: boolean
}

export interface Cache<Stored = unknown> extends CacheDeps {
  store: Store<Stored>
  locks: Map<string, Lock>
  /** Finds the copy that can be answered at once, fresh or stale, without making a new value. */
  find<Value extends Stored>(
    key: Key<Value>,
    policy: CachePolicy,
    options?: CacheOptions<Value>,
  ): Promise<CacheResult<Value> | undefined>
  /**
   * Answers with a stored value, or makes one (stale-while-revalidate and stale-if-error, RFC 5861). A fresh copy is
   * answered; a stale one is answered and refreshed in the background. With an older, changed or missing copy the
   * value is made, and when that fails the last good copy is answered, however old. Only one request of the isolate makes a value at a time: others wait for it, or fail with it. Storing a
   * value delays no response.
   *
   * @returns `storedAt`: when making the value began, in milliseconds
   * @throws what `make` throws when there is no copy at all; NotFound in any case
   */
  readOrMake<Value extends Stored, Given = never>(
    key: Key<Value>,
    policy: CachePolicy,
    make: Make<Value, Given>,
    options?: CacheOptions<Value>,
  ): Promise<{ value: Value | Given; storedAt: number; status: CacheStatus }>
}

/** Makes the cache of one request. */
export function createCache<Stored>(deps: CacheDeps & Pick<Cache<Stored>, 'store' | 'locks'>): Cache<Stored> {
  /** Reads in progress: a key that this request reads twice is read once. */
  const readsInProgress = new Map<string, Promise<unknown>>()
  const store = joinReads(deps.store)
  // The type is safe: a key's kind decides the type of its value (`key.ts`).
  const storeOf = <Value extends Stored>() => store as Store<Value>
  return {
    ...deps,
    store,
    async find<Value extends Stored>(
      { text }: Key<Value>,
      policy: CachePolicy,
      { isChanged = () => false, isExpired = () => false }: CacheOptions<Value> = {},
    ) {
      const key = await toShortKey(text)
      const asked = { ...deps, store: storeOf<Value>(), key, policy, isChanged, isExpired }
      const { copy, age } = await lookUp(asked)
      const status = cacheStatuses[age]
      const isLocked = findLock(deps, key) !== undefined
      return copy && status && { value: copy.value, status, isLocked }
    },
    async readOrMake<Value extends Stored, Given>(
      { text }: Key<Value>,
      policy: CachePolicy,
      make: Make<Value, Given>,
      { isChanged = () => false, isExpired = () => false }: CacheOptions<Value> = {},
    ) {
      const key = await toShortKey(text)
      const asking = () =>
        answer({ ...deps, store: storeOf<Value>(), key, policy, make, isChanged, isExpired })
      const asked = (readsInProgress.get(key) as ReturnType<typeof asking> | undefined) ?? asking()
      readsInProgress.set(key, asked)
      try {
        return await asked
      } finally {
        readsInProgress.delete(key)
      }
    },
  }
}

/** A lookup: its store, its key, and how long the value is valid. */
interface Lookup<Value> extends CacheDeps, Required<CacheOptions<Value>> {
  store: Store<Value>
  key: string
  policy: CachePolicy
}

/** A request to the cache, including the function that makes the value. */
interface AnswerRequest<Value, Given> extends Lookup<Value> {
  locks: Map<string, Lock>
  make: Make<Value, Given>
}

async function answer<Value, Given>(asked: AnswerRequest<Value, Given>) {
  const { key, policy, log } = asked
  const { copy, age } = await lookUp(asked)
  if (copy && age !== 'old') return answerAtOnce(asked, copy, age)
  let lastGood = copy
  const lock = findLock(asked, key)
  const isWorthWaiting = lastGood ? lock?.failure === undefined : !policy.isStreamed
  if (lock?.state === 'making' && isWorthWaiting) {
    const failure = await waitUntilMade(asked, key)
    const made = await lookUp(asked)
    if (made.copy && made.age !== 'old') return answerAtOnce(asked, made.copy, made.age)
    lastGood = made.copy ?? lastGood
    if (failure && !lastGood) throw failure
  }
  // Making the value has just failed: no other request waits out the time limit.
  if (lastGood && findLock(asked, key)) return { ...lastGood, status: 'STALE' } as const
  try {
    return { ...(await makeAndStore(asked, copy)), status: 'MISS' } as const
  } catch (error) {
    if (!lastGood || error instanceof NotFound) throw error
    log.warn('serving the last good copy', { key, error })
    return { ...lastGood, status: 'STALE' } as const
  }
}

/** Answers with a copy. A fresh one is stored where it is missing, a stale one is refreshed, both in the background. */
function answerAtOnce<Value, Given>(
  asked: AnswerRequest<Value, Given>,
  copy: StoredCopy<Value>,
  age: Exclude<Age, 'old'>,
) {
  const { store, key, policy, waitUntil } = asked
  if (age === 'stale') refreshUnlessLocked(asked, copy)
  else if (!copy.isSettled) waitUntil(store.writeOuter(key, copy, policy))
  return { ...copy, status: cacheStatuses[age] }
}

/** Finds the copy in memory where it is valid, else the newest one. */
async function lookUp<Value>(
  asked: Lookup<Value>,
): Promise<{ copy: StoredCopy<Value> | undefined; age: Age }> {
  const { store, key, policy } = asked
  const held = store.readMemory(key)
  const heldAge = held ? await chooseAge(asked, held) : 'old'
  if (heldAge !== 'old') return { copy: held, age: heldAge }
  const copy = await store.read(key, policy)
  return { copy, age: copy ? await chooseAge(asked, copy) : 'old' }
}

function refreshUnlessLocked<Value, Given>(
  asked: AnswerRequest<Value, Given>,
  stale: StoredCopy<Value>,
): void {
  const { key, waitUntil } = asked
  if (findLock(asked, key)) return
  lockWhileMaking(asked, key)
  waitUntil(refresh(asked, stale))
}

async function refresh<Value, Given>(
  asked: AnswerRequest<Value, Given>,
  stale: StoredCopy<Value>,
): Promise<void> {
  const { store, key, policy, log } = asked
  try {
    const stored = await store.read(key, policy)
    const age = stored && stored !== stale ? await chooseAge(asked, stored) : 'stale'
    if (age === 'fresh') unlock(asked, key)
    else await makeAndStore(asked, stale, policy.outerWrites === 'when asked again' && stale.isSettled)
  } catch (error) {
    // Visitors go on getting the stale copy, or a 404 if the value is gone. Otherwise the lock stays until it expires,
    // so that a service that is down isn't called for each page view.
    if (!(error instanceof NotFound)) log.warn('refresh failed', { key, error })
  }
}

/** @param isSettled whether the outer tier has a copy that is still answered, and needs no newer one */
async function makeAndStore<Value, Given>(
  asked: AnswerRequest<Value, Given>,
  older: StoredCopy<Value> | undefined,
  isSettled = false,
): Promise<StoredCopy<Value | Given>> {
  const { store, key, policy, make, now, waitUntil } = asked
  lockWhileMaking(asked, key)
  // A change while the value is being made may be missing from it, so its age counts from the start.
  const storedAt = now()
  const keep = (value: Value) => {
    unlock(asked, key)
    waitUntil(store.write(key, { value, storedAt, isSettled }, policy))
  }
  try {
    const making = make(older?.value, keep)
    // Other requests may wait for the value after its own visitor has left. Its error is thrown below.
    waitUntil(making.catch(() => undefined))
    const made = await making
    if (made instanceof StreamedValue) {
      // The stream may never complete, so no other request waits for it.
      unlock(asked, key)
      return { value: made.given, storedAt }
    }
    keep(made)
    return { value: made, storedAt }
  } catch (error) {
    if (error instanceof NotFound) {
      unlock(asked, key)
      if (older) waitUntil(store.remove(key))
    } else lockAfterFailure(asked, key, toErrorForOthers(error))
    throw error
  }
}

/** The error for other requests that waited for the same value, without the service's response, which may be large. */
const toErrorForOthers = (error: unknown) =>
  error instanceof UpstreamFailed
    ? new UpstreamFailed(error.upstream, error.status, 'another request has just asked in vain')
    : error
