import { isLast } from '../../content/concerts/availability.ts'
import type { TicketCategory } from '../../content/concerts/ticket-categories.ts'
import { readCurrency } from '../../shared/read-currency.ts'
import type { EventAvailability } from './ticket-source.ts'

/** An event that is to be read now. */
export interface DueEvent {
  event: string
  /** When the first of its concerts begins, in milliseconds. */
  starts_at: number
  /** 1 where somebody waits for the tickets of one of its concerts. */
  is_awaited: number
}

/**
 * @param awaitedBefore events that somebody waits for are due if they were last read before this time, in milliseconds:
 *   waiting may have begun after their next reading was chosen
 * @returns the source's events to read, the longest waiting first
 */
export async function readDueEvents(
  database: D1Database,
  source: string,
  { now, awaitedBefore, limit }: { now: number; awaitedBefore: number; limit: number },
): Promise<DueEvent[]> {
  const { results } = await database
    .prepare(
      `select event, min(starts_at) as starts_at, max(is_awaited) as is_awaited from
         (select event, starts_at, read_at, next_read_at,
            exists (select 1 from notice_topic where kind = 'tickets' and key = concert) as is_awaited
          from availability where source = ?1)
       where next_read_at <= ?2 or (read_at < ?3 and is_awaited)
       group by event order by min(next_read_at) limit ?4`,
    )
    .bind(source, now, awaitedBefore, limit)
    .all<DueEvent>()
  return results
}

/** Maximum number of categories stored of a seller's answer, and of letters in the name of one. */
const maxCategories = 30
const maxNameLength = 80
/**
 * Most tickets that a seller can report, more than any hall has. A seller that reports more is treated as one that
 * doesn't count its tickets.
 */
const maxTickets = 1_000_000

/** @returns a statement that stores what a seller says of an event, for each concert that names it */
export function storeAnswer(
  database: D1Database,
  source: string,
  due: DueEvent,
  answer: EventAvailability,
  { now, hasChanges }: { now: number; hasChanges: boolean },
): D1PreparedStatement {
  const { state, onSaleAt } = answer
  const available = toCount(answer.available)
  const capacity = toCount(answer.capacity)
  const currency = readCurrency(answer.currency)
  const categories = answer.categories.slice(0, maxCategories).map(toCategory)
  const prices = categories
    .filter(({ available: left }) => left !== 0)
    .flatMap(({ price }) => (price === undefined ? [] : [price]))
  const facts = { state, available, capacity, onSaleAt, isAwaited: due.is_awaited === 1 }
  return database
    .prepare(
      `update availability set state = ?3, available = ?4, capacity = ?5, price_from = ?6, price_to = ?7,
         currency = ?8, on_sale_at = ?9, categories = ?10, read_at = ?11, next_read_at = ?12
       where source = ?1 and event = ?2`,
    )
    .bind(
      source,
      due.event,
      state,
      available ?? null,
      capacity ?? null,
      currency && prices.length > 0 ? Math.min(...prices) : null,
      prices.length > 0 ? Math.max(...prices) : null,
      currency ?? null,
      onSaleAt ?? null,
      JSON.stringify(categories),
      now,
      chooseNextRead({ ...facts, startsAt: due.starts_at, hasChanges }, now),
    )
}

/**
 * How long an event is left alone that its seller gives no usable answer about, since it may have been deleted or
 * renamed; `recent` where the seller knew it within the last hour.
 */
const unknownWaitMs = { recent: 10 * 60_000, long: 60 * 60_000 }
/** Numbers of an event are forgotten when they are as old as this and the seller gives no usable answer any more. */
const countedMs = 15 * 60_000

/** @returns a statement that puts off an event which the seller gave no answer about; its last true state stays */
export const putOffEvent = (database: D1Database, source: string, event: string, now: number) =>
  database
    .prepare(
      `update availability set next_read_at = ?1 + case when read_at > ?1 - ?3 then ?2 else ?3 end,
         available = case when read_at > ?1 - ?4 then available end,
         categories = case when read_at > ?1 - ?4 then categories end
       where source = ?5 and event = ?6`,
    )
    .bind(now, unknownWaitMs.recent, unknownWaitMs.long, countedMs, source, event)

const toCategory = ({ name, price, available }: TicketCategory): TicketCategory => {
  const left = toCount(available)
  return {
    name: name.slice(0, maxNameLength),
    ...(price === undefined ? {} : { price }),
    ...(left === undefined ? {} : { available: left }),
  }
}

/** @returns a whole number of tickets; `undefined` for what is none */
const toCount = (count: number | undefined): number | undefined =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= maxTickets ? count : undefined

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
/**
 * Pause between two reads of an urgent event whose seller reports changes: tickets of baskets that run out come back
 * without a report.
 */
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
