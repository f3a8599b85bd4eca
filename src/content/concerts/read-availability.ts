import { callStore, type GuardedStore, storeLimitMs } from '../../cache/call-store.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import { type ChangeLog, readLastChange } from '../../strapi/port/changes.ts'
import { type ContentService, noteChangeAt, recordContentAge } from '../../strapi/port/client.ts'
import {
  type Availability,
  availabilitySchema,
  countLimitMs,
  findSellerFacts,
  mergeAvailability,
  noAvailability,
  type SoldConcert,
  type SoldFacts,
} from './availability.ts'

/** What sellers say, as this isolate last read it. It outlives requests, so it holds plain values only. */
export interface IsolateAvailability {
  copy: Availability
  /** Milliseconds; 0 before the first reading. */
  readAt: number
}

/** Where a request reads what sellers say. Absent from the content service of a site that asks no seller. */
export interface AvailabilityStore {
  isolate: IsolateAvailability
  kv: GuardedStore<KVNamespace> | undefined
  database: D1Database
  /** The reading of this request, which all its lists wait for. */
  reading?: Promise<Availability>
}

export const availabilityKey = 'availability'
/** How often an isolate reads the facts again although it knows of no change. */
const readAgainMs = 60_000
/** Time limit of a read from the database, in milliseconds: it may be on another continent. */
const databaseLimitMs = 3 * storeLimitMs
/** How often an isolate reads them again while KV and the database still return facts older than the last change. */
const tryAgainMs = 2000

/**
 * Merges what sellers say into concerts. The result is the given array where they say nothing of any of them, and the
 * same array for the same concerts and facts: rendered lists are remembered by it.
 */
export async function withAvailability<Concert extends SoldConcert>(
  content: ContentService,
  concerts: readonly Concert[],
): Promise<readonly Concert[]> {
  const { availability: store, changes, cache } = content
  if (!store || concerts.length === 0) return concerts
  const known = await readNoted(content, store)
  // A page that was made of older facts than the last change is out of date from the beginning.
  if ((await readLastChange(changes, ['availability'])) > known.madeAt)
    recordContentAge(content, ['availability'], known.madeAt)
  const shown = merged(concerts, known, cache.now())
  if (shown.some(({ ticketsLeft }) => ticketsLeft !== undefined))
    noteChangeAt(content, known.madeAt + countLimitMs)
  return shown
}

/** Reads the facts once for a request, whose answer is out of date when they change. */
function readNoted({ used, changes }: ContentService, store: AvailabilityStore): Promise<Availability> {
  used.add('availability')
  store.reading ??= read(store, changes)
  return store.reading
}

/** Reads what the seller says of one concert; `undefined` where that is too old for numbers of tickets. */
export async function readCountedFacts(
  content: ContentService,
  concert: Pick<SoldConcert, 'slug' | 'ticket'>,
): Promise<SoldFacts | undefined> {
  const { availability: store, cache } = content
  if (!store) return undefined
  const known = await readNoted(content, store)
  return cache.now() - known.madeAt <= countLimitMs ? findSellerFacts(concert, known, cache.now()) : undefined
}

interface Merged {
  facts: Availability
  /** Whether the facts were too old for numbers when the concerts were merged. */
  isOld: boolean
  concerts: readonly unknown[]
}
const knownLists = new WeakMap<object, Merged>()

function merged<Concert extends SoldConcert>(
  concerts: readonly Concert[],
  facts: Availability,
  now: number,
): readonly Concert[] {
  if (!concerts.some(({ slug }) => Object.hasOwn(facts.concerts, slug))) return concerts
  const isOld = now - facts.madeAt > countLimitMs
  const known = knownLists.get(concerts)
  // The array's elements have the type of this one's: they were made of the same array.
  if (known?.facts === facts && known.isOld === isOld) return known.concerts as readonly Concert[]
  const made = concerts.map((concert) => mergeAvailability(concert, facts, now))
  knownLists.set(concerts, { facts, isOld, concerts: made })
  return made
}

/** Never fails: without the stores, concerts are as editors wrote them, or as the isolate last knew. */
async function read(store: AvailabilityStore, changes: ChangeLog): Promise<Availability> {
  const { isolate } = store
  const { now, waitUntil, log } = changes
  const changedAt = await readLastChange(changes, ['availability'])
  const age = now() - isolate.readAt
  const isBehind = changedAt > isolate.copy.madeAt
  if (isolate.readAt === 0 || (isBehind && (isolate.readAt < changedAt || age > tryAgainMs))) {
    isolate.readAt = now()
    await readStores(store, changedAt, log)
  } else if (age > readAgainMs) {
    isolate.readAt = now()
    waitUntil(readStores(store, changedAt, log))
  }
  return isolate.copy
}

/** Reads the place's copy, and the database where the copy is older than the last change or KV fails. */
async function readStores(
  { kv, database, isolate }: AvailabilityStore,
  changedAt: number,
  log: ChangeLog['log'],
): Promise<void> {
  try {
    const copy = kv && parse(await callStore(kv, () => kv.store.get(availabilityKey)).catch(() => null))
    const newest =
      copy && copy.madeAt >= changedAt
        ? copy
        : ((await readPublishedAvailability(database)) ?? copy ?? noAvailability)
    if (newest.madeAt > isolate.copy.madeAt) isolate.copy = newest
  } catch (error) {
    log.warn('what sellers say could not be read', { error })
  }
}

/**
 * Reads what was last published from the database.
 *
 * @returns `undefined` for nothing, and for what another version of the site wrote
 * @throws UpstreamFailed after `databaseLimitMs`; what the database throws
 */
export const readPublishedAvailability = async (database: D1Database): Promise<Availability | undefined> =>
  parse(
    await withinLimit(
      databaseLimitMs,
      database
        .prepare(
          `select json_object('madeAt', made_at, 'concerts', json(body)) as text from availability_published`,
        )
        .first<string>('text'),
      () => new UpstreamFailed('store', 0, `the database did not answer within ${databaseLimitMs} ms`),
    ),
  )

const parse = (text: string | null | undefined): Availability | undefined =>
  text ? availabilitySchema.safeParse(JSON.parse(text)).data : undefined
