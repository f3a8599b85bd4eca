import { NotFound } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Key } from './key.ts'
import { isLocked, lock, unlock } from './locks.ts'
import { createMemory, type Memory } from './memory.ts'
import type { CachePolicy } from './policies.ts'
import type { Copy, Store } from './store.ts'

/** `BYPASS`: neither read nor kept. */
export type CacheStatus = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

/** What the cache needs of a request. */
export interface CacheWorld {
  /** Milliseconds. */
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

/** The isolate's share of a cache: bytes and plain values only, so it may outlive requests. */
export interface IsolateShare<Stored> {
  memory: Memory<Copy<Stored>>
  /** Keys that are being made anew, or were tried in vain. */
  locks: Map<string, number>
}

export const createIsolateShare = <Stored>(maxBytes: number): IsolateShare<Stored> => ({
  memory: createMemory<Copy<Stored>>(maxBytes),
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

interface Options<Value> {
  /** Whether what a copy was made of has changed meanwhile. */
  isChanged?: (copy: Copy<Value>) => boolean | Promise<boolean>
  /** An editor looks at what they have just saved: copies count only while making fails. */
  isForEditor?: boolean
}

export interface Cache<Stored = unknown> extends CacheWorld {
  store: Store<Stored>
  locks: Map<string, number>
  /**
   * Answers with a stored value, or makes one (stale-while-revalidate and stale-if-error, RFC 5861). Fresh: answered.
   * Stale: answered, and made anew behind the answer. Older, changed or missing: made, and when that fails the last
   * good copy is answered, however old. «There is no such thing» is no good copy. A value is made anew by one request
   * of the isolate at a time, and writing it delays no answer.
   *
   * @returns `storedAt`: when making it began, in milliseconds.
   * @throws what `make` throws, when there is no copy at all; NotFound whatever there is.
   */
  answer<Value extends Stored, Given = never>(
    key: Key<Value>,
    policy: CachePolicy,
    make: Make<Value, Given>,
    options?: Options<Value>,
  ): Promise<{ value: Value | Given; storedAt: number; status: CacheStatus }>
}

export const createCache = <Stored>(
  world: CacheWorld & Pick<Cache<Stored>, 'store' | 'locks'>,
): Cache<Stored> => ({
  ...world,
  answer<Value extends Stored, Given>(
    { text: key }: Key<Value>,
    policy: CachePolicy,
    make: Make<Value, Given>,
    { isChanged = () => false, isForEditor = false }: Options<Value> = {},
  ) {
    // Under a key stands its own kind of value and no other (`key.ts`), and no other is asked for here.
    const store = world.store as Store<Value>
    return answer({ ...world, store, key, policy, make, isChanged, isForEditor })
  },
})

/** One answer: what is asked for, of which store, for how long it is good, and how it is made. */
interface Asked<Value, Given> extends CacheWorld, Required<Options<Value>> {
  store: Store<Value>
  locks: Map<string, number>
  key: string
  policy: CachePolicy
  make: Make<Value, Given>
}

type Age = 'fresh' | 'stale' | 'old'

async function answer<Value, Given>(asked: Asked<Value, Given>) {
  const { key, isForEditor, log } = asked
  const copy = await readNewest(asked)
  const age = copy && (await ageOf(asked, copy))
  if (copy && age === 'fresh') return { ...copy, status: 'HIT' } as const
  if (copy && age === 'stale') {
    makeBehind(asked, copy)
    return { ...copy, status: 'STALE' } as const
  }
  const lastGood = copy?.value === null ? undefined : copy
  // It has just failed, or is being made for another visitor: nobody else waits out a time limit.
  if (lastGood && !isForEditor && isLocked(asked, key)) return { ...lastGood, status: 'STALE' } as const
  try {
    return { ...(await makeAndKeep(asked, copy)), status: 'MISS' } as const
  } catch (error) {
    if (!lastGood || error instanceof NotFound) throw error
    lock(asked, key)
    log.warn('serving the last good copy', { key: toLogged(asked), error })
    return { ...lastGood, status: 'STALE' } as const
  }
}

/** The isolate's copy while it will do; a stale one won't where a newer one may be near. */
async function readNewest<Value, Given>(asked: Asked<Value, Given>): Promise<Copy<Value> | undefined> {
  const { store, key, policy } = asked
  const held = store.held(key)
  const age = held && (await ageOf(asked, held))
  if (age === 'fresh' || (age === 'stale' && !store.isNear)) return held
  return store.read(key, policy)
}

async function ageOf<Value, Given>(asked: Asked<Value, Given>, copy: Copy<Value>): Promise<Age> {
  const { policy, now, isChanged, isForEditor } = asked
  if (isForEditor) return 'old'
  const hasChanged = await isChanged(copy)
  const isWithin = (seconds: number) => now() - copy.storedAt < seconds * 1000
  // «Absent» is never served stale: an entry that has just been published must not stay a 404.
  if (copy.value === null) return !hasChanged && isWithin(policy.absentSeconds) ? 'fresh' : 'old'
  if (!hasChanged && isWithin(policy.freshSeconds)) return 'fresh'
  return (!hasChanged || policy.isServedAfterChange) && isWithin(policy.staleSeconds) ? 'stale' : 'old'
}

function makeBehind<Value, Given>(asked: Asked<Value, Given>, stale: Copy<Value>): void {
  const { key, waitUntil } = asked
  if (isLocked(asked, key)) return
  lock(asked, key)
  waitUntil(refresh(asked, stale))
}

async function refresh<Value, Given>(asked: Asked<Value, Given>, stale: Copy<Value>): Promise<void> {
  const { store, key, policy, log } = asked
  try {
    const stored = store.isNear ? stale : await store.read(key, policy)
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
  older: Copy<Value> | undefined,
): Promise<Copy<Value | Given>> {
  const { store, key, policy, make, now, waitUntil } = asked
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
    const made = await make(older?.value, keep)
    if (made instanceof Unfinished) return { value: made.given, storedAt }
    keep(made)
    return { value: made, storedAt }
  } catch (error) {
    if (older && error instanceof NotFound) {
      unlock(asked, key)
      waitUntil(store.remove(key, policy))
    }
    throw error
  }
}

/** What a visitor typed stays out of the log. */
const toLogged = ({ key, policy }: { key: string; policy: CachePolicy }) =>
  policy.isIsolateOnly ? key.replace(/\{.*$/s, '…') : key
