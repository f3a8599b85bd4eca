import { isLast } from '../../content/concerts/availability.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Concerts within these days are read every ten minutes, later ones every hour. */
const soonMs = 60 * dayMs
/** How often sellers that tell what has changed are asked for it: seldom while nothing is urgent. */
export const changesEveryMs = { urgent: minuteMs, calm: 4 * minuteMs }
/** How often the states of all events are read at once, where a seller can. */
export const statesEveryMs = hourMs
/** An event is read again by itself after this time, even if its seller reported no change. */
const untoldMs = 7 * dayMs
/** Events that are urgent and whose seller tells changes: baskets that run out are no change for it. */
const urgentMs = 10 * minuteMs

interface ReadFacts {
  state: 'on-sale' | 'sold-out' | 'not-yet' | 'over'
  available?: number | undefined
  capacity?: number | undefined
  /** ISO instant at which the seller begins to sell. */
  onSaleAt?: string | undefined
  /** Somebody waits for tickets of this concert. */
  isAwaited: boolean
  /** When the concert begins, in milliseconds. */
  startsAt: number
  /** Whether the seller tells which events have changed. */
  hasChanges: boolean
}

/** Whether a concert changes from one minute to the next: it is nearly sold out, or somebody waits for its tickets. */
export const isUrgent = ({
  isAwaited,
  available,
  capacity,
}: Pick<ReadFacts, 'isAwaited' | 'available' | 'capacity'>): boolean =>
  isAwaited || isLast({ available, capacity })

/** Chooses when a seller is asked about an event again, in milliseconds. */
export function chooseNextRead(facts: ReadFacts, now: number): number {
  const { onSaleAt, startsAt, hasChanges } = facts
  const saleStart = onSaleAt ? Date.parse(onSaleAt) : 0
  const at = now + chooseInterval(facts, startsAt - now, hasChanges)
  // A second after the sale begins: the seller's clock may be a little slow.
  return saleStart > now ? Math.min(at, saleStart + 1000) : at
}

function chooseInterval(facts: ReadFacts, beginsInMs: number, hasChanges: boolean): number {
  if (isUrgent(facts)) return hasChanges ? urgentMs : minuteMs
  if (hasChanges) return untoldMs
  return beginsInMs <= soonMs ? 10 * minuteMs : hourMs
}
