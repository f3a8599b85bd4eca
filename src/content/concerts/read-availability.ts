import { deriveOnce } from '../../shared/derive-once.ts'
import { type ContentService, noteChangeAt } from '../content-service.ts'
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
import {
  type AvailabilityStore,
  lookAtAvailability,
  type StoredAvailability,
  toAvailabilityTag,
} from './known-availability.ts'

/**
 * Merges what sellers say into concerts. The result is the given array where they say nothing of any of them, and the
 * same array for the same concerts and facts: rendered lists are remembered by it.
 */
export async function withAvailability<Concert extends SoldConcert>(
  content: ContentService,
  concerts: readonly Concert[],
): Promise<readonly Concert[]> {
  if (!content.availability || concerts.length === 0) return concerts
  const known = await readNoted(content, content.availability)
  const shown = merged(concerts, known, content.now())
  if (shown.some(({ ticketsLeft }) => ticketsLeft !== undefined))
    noteChangeAt(content, known.madeAt + countLimitMs)
  return shown
}

/** Reads the facts once for a request, whose answer is outdated when they change. */
async function readNoted(content: ContentService, store: AvailabilityStore): Promise<Availability> {
  await lookAtAvailability(content, store)
  content.used.add(toAvailabilityTag(store.isolate))
  return toAvailability(store.isolate.stored)
}

/** The facts that another version of the site has written may have another shape: then there are none. */
const toAvailability = deriveOnce(
  (stored: StoredAvailability): Availability => availabilitySchema.safeParse(stored).data ?? noAvailability,
)

/** Reads what the seller says of one concert; `undefined` where that is too old for numbers of tickets. */
export async function readCountedFacts(
  content: ContentService,
  concert: Pick<SoldConcert, 'slug' | 'ticket'>,
): Promise<SoldFacts | undefined> {
  if (!content.availability) return undefined
  const known = await readNoted(content, content.availability)
  const now = content.now()
  return now - known.madeAt <= countLimitMs ? findSellerFacts(concert, known, now) : undefined
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
