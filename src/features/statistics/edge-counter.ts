import siphash from 'siphash'
import { withinLimit } from '../../cache/time-limit.ts'
import type { Log } from '../../log.ts'
import { type MarkLimit, type StatisticsBatch, sendAfterMs } from './statistics-batch.ts'
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

interface WaitingCounts {
  counts: Map<string, number>
  /** Marks of visitors by occurrence: most visitors of a page come from the same few sources. */
  limited: Map<string, MarkLimit[][]>
  /** The first mark of each visitor, so that a batch names a visitor once. */
  named: Set<number>
}

export interface EdgeCounter {
  /** Counts a view or click, however many there were before. */
  add: (deps: CounterDeps, occurrence: Occurrence) => void
  /** Adds an occurrence that counts only while none of its marks has reached its limit. */
  addLimited: (deps: CounterDeps, occurrence: Occurrence, marks: MarkLimit[]) => void
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

  const countWaiting = () =>
    [...waiting.values()].reduce((sum, { counts, named }) => sum + counts.size + named.size, 0)
  const waitingOf = ({ hour }: Occurrence): WaitingCounts => {
    const day = hour.slice(0, 10)
    const known = waiting.get(day)
    if (known) return known
    const made = { counts: new Map<string, number>(), limited: new Map(), named: new Set<number>() }
    waiting.set(day, made)
    return made
  }
  const hasRoom = () => {
    if (countWaiting() < maxWaiting) return true
    lost += 1
    return false
  }
  const fail = ({ log, now }: CounterDeps, error: unknown) => {
    failures += 1
    retryAt = now() + Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
    log.warn('statistics could not be recorded', { error })
  }

  function takeNext(): typeof sending {
    sender ??= crypto.randomUUID()
    const [next] = waiting
    if (!next) return undefined
    const [day, { counts, limited }] = next
    waiting.delete(day)
    sequence += 1
    if (lost > 0) {
      const missing = toOccurrenceKey({ kind: 'lost', path: wholeSite, hour: `${day}T00`, facts: {} })
      counts.set(missing, lost)
      lost = 0
    }
    return { day, batch: { sender, sequence, counts: [...counts], limited: [...limited] } }
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
    add(deps, occurrence) {
      if (!hasRoom()) return
      const { counts } = waitingOf(occurrence)
      const key = toOccurrenceKey(occurrence)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      writePoint(deps, occurrence)
    },
    addLimited(deps, occurrence, marks) {
      const [first] = marks
      if (!first || !hasRoom()) return
      const { limited, named } = waitingOf(occurrence)
      if (named.has(first[0])) return
      named.add(first[0])
      const key = toOccurrenceKey(occurrence)
      const visitors = limited.get(key)
      if (visitors) visitors.push(marks)
      else limited.set(key, [marks])
      writePoint(deps, occurrence)
    },
    async toMark(deps, day, purpose, who) {
      if (salt?.day !== day) {
        if (deps.now() < retryAt) return undefined
        try {
          const tooLate = () => new Error(`the salt of a day wasn't there within ${saltLimitMs} ms`)
          const text = await withinLimit(saltLimitMs, deps.days.getByName(day).readSalt(day), tooLate)
          if (text === undefined) return undefined
          salt = { day, key: toKey(text) }
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

/** The salt is a UUID, whose 32 hexadecimal digits are the key. */
const toKey = (salt: string): Uint32Array =>
  Uint32Array.from(salt.replaceAll('-', '').match(/.{8}/g) ?? [], (digits) => Number.parseInt(digits, 16))

const encoder = new TextEncoder()

/**
 * The first 52 bits of a keyed hash: a number that JavaScript and SQLite have exactly. SipHash takes a tenth of the
 * time of a SHA-256 by WebCrypto, which every view would wait for.
 */
function toMark(key: Uint32Array, text: string): number {
  const { h, l } = siphash.hash(key, encoder.encode(text))
  return (h >>> 0) * 2 ** 20 + (l >>> 12)
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
