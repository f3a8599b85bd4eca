import { withinLimit } from '../../cache/time-limit.ts'
import type { Log } from '../../log.ts'
import { toMark, toMarkKey } from './marks.ts'
import { type Bringer, type Brought, type StatisticsBatch, sendAfterMs } from './statistics-batch.ts'
import type { StatisticsDay } from './statistics-day.ts'
import { type Occurrence, toOccurrenceKey, wholeSite } from './statistics-kinds.ts'

export interface CounterDeps {
  days: Pick<DurableObjectNamespace<StatisticsDay>, 'getByName'>
  /** The platform's Analytics Engine, which gets every point; absent where it isn't bound. */
  points: AnalyticsEngineDataset | undefined
  log: Log
  now: () => number
  pause: (ms: number) => Promise<unknown>
}

/** Maximum number of different counts in the memory of an isolate. Further ones are dropped and recorded as `lost`. */
const maxWaiting = 30_000
/** A batch is answered after the object's next write. */
const batchLimitMs = 8000
const saltLimitMs = 2000
/** The first pause after a failure; each following one is twice as long. */
const firstRetryMs = 2000
const longestRetryMs = 60_000
/** How long one request sends the counts of all others: the platform ends work after a response within thirty seconds. */
const turnMs = 15_000
/** A request that hasn't finished sending after this long was ended by the platform, and the next one takes over. */
const longestTurnMs = 40_000

/** Of one address: the object of the day wouldn't count more, and others need the room. */
const maxWaitingOfAddress = 300

interface WaitingCounts {
  /** What was brought of each occurrence, by the visitor's mark or, for what counts each time, the address's. */
  counts: Map<string, Map<number, Brought>>
  /** The mark of each visitor, so that a batch names a visitor once. */
  named: Set<number>
  /** How many different counts each address has brought. */
  byAddress: Map<number, number>
  size: number
}

export interface EdgeCounter {
  /** Counts an occurrence, as far as the object of the day finds it within the limits of who has brought it. */
  add: (deps: CounterDeps, occurrence: Occurrence, bringer: Bringer) => void
  /** Notes that something happened that can't be counted. */
  lose: () => void
  /**
   * Makes the mark of a visitor for a purpose and a day. @returns `undefined` where the day's salt can't be read
   *
   * @param who what tells visitors apart, as a network address and a browser's name; it isn't stored
   */
  toMark: (deps: CounterDeps, day: string, purpose: string, who: string) => Promise<number | undefined>
  /** Sends what was added, in a while and together with what others add. Never fails. */
  send: (deps: CounterDeps) => Promise<void>
}

/**
 * Counts in the memory of an isolate, and sends sums to the object of the day about once in three seconds, however many
 * visitors there are. Memory holds sums, and salted marks of visitors, but nothing of a request. Batches are sent one
 * after the other, and again until they are stored.
 */
export function createEdgeCounter(): EdgeCounter {
  /** Made for the first batch: modules may make nothing random while they are loaded. */
  let sender: string | undefined
  const waiting = new Map<string, WaitingCounts>()
  let salt: { day: string; key: Uint32Array } | undefined
  let sending: { day: string; batch: StatisticsBatch } | undefined
  let sequence = 0
  let lost = 0
  let turnEndsAt = 0
  let failures = 0
  let retryAt = 0

  const waitingOf = ({ hour }: Occurrence): WaitingCounts => {
    const day = hour.slice(0, 10)
    const known = waiting.get(day)
    if (known) return known
    const made = { counts: new Map(), named: new Set<number>(), byAddress: new Map(), size: 0 }
    waiting.set(day, made)
    return made
  }
  const countWaiting = () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0)
  const fail = ({ log, now }: CounterDeps, error: unknown) => {
    failures += 1
    retryAt = now() + Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
    log.warn('statistics could not be recorded', { error })
  }

  function takeNext(): typeof sending {
    sender ??= crypto.randomUUID()
    const [next] = waiting
    if (!next) return undefined
    const [day, { counts }] = next
    waiting.delete(day)
    sequence += 1
    if (lost > 0) {
      const missing = toOccurrenceKey({ kind: 'lost', path: wholeSite, hour: `${day}T00`, facts: {} })
      counts.set(missing, new Map([[0, { count: lost, address: 0 }]]))
      lost = 0
    }
    const named = Array.from(counts, ([key, brought]) => [key, [...brought.values()]] as [string, Brought[]])
    return { day, batch: { sender, sequence, counts: named } }
  }

  async function sendNext(deps: CounterDeps): Promise<void> {
    sending ??= takeNext()
    if (!sending) return
    const { day, batch } = sending
    try {
      const tooLate = () => new Error(`the object of a day gave no answer within ${batchLimitMs} ms`)
      await withinLimit(batchLimitMs, deps.days.getByName(day).add(day, batch), tooLate)
      sending = undefined
      failures = 0
    } catch (error) {
      fail(deps, error)
    }
  }

  return {
    add(deps, occurrence, bringer) {
      const into = waitingOf(occurrence)
      const { address, own } = bringer
      if (own !== undefined && into.named.has(own)) return
      const key = toOccurrenceKey(occurrence)
      const known = into.counts.get(key)
      const brought = known?.get(own ?? address)
      if (brought) brought.count += 1
      else {
        const ofAddress = into.byAddress.get(address) ?? 0
        if (ofAddress >= maxWaitingOfAddress) return
        if (countWaiting() >= maxWaiting) {
          lost += 1
          return
        }
        if (own !== undefined) into.named.add(own)
        into.byAddress.set(address, ofAddress + 1)
        into.size += 1
        const made = { ...bringer, count: 1 }
        if (known) known.set(own ?? address, made)
        else into.counts.set(key, new Map([[own ?? address, made]]))
      }
      writePoint(deps, occurrence)
    },
    lose() {
      lost += 1
    },
    async toMark(deps, day, purpose, who) {
      if (salt?.day !== day) {
        if (deps.now() < retryAt) return undefined
        try {
          const tooLate = () => new Error(`the salt of a day wasn't there within ${saltLimitMs} ms`)
          const text = await withinLimit(saltLimitMs, deps.days.getByName(day).readSalt(day), tooLate)
          if (text === undefined) return undefined
          salt = { day, key: toMarkKey(text) }
        } catch (error) {
          fail(deps, error)
          return undefined
        }
      }
      return salt && toMark(salt.key, `${purpose}\n${who}`)
    },
    async send(deps) {
      const { now, pause } = deps
      const begun = now()
      if (begun < turnEndsAt) return
      turnEndsAt = begun + longestTurnMs
      while (waiting.size > 0 || sending) {
        const waitMs = Math.max(sendAfterMs, retryAt - now())
        if (now() + waitMs > begun + turnMs) break
        await pause(waitMs)
        await sendNext(deps)
      }
      turnEndsAt = 0
    },
  }
}

function writePoint({ points, log }: CounterDeps, { kind, path, facts }: Occurrence): void {
  if (!points) return
  const { source, campaign, country, city, device } = facts
  const values = [kind, path, source, campaign, country, city, device].map((value) => value ?? null)
  try {
    points.writeDataPoint({ indexes: [kind], blobs: values, doubles: [1] })
  } catch (error) {
    // The view is in the site's own statistics all the same.
    log.warn('a point was not written to Analytics Engine', { error })
  }
}
