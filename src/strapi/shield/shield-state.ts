import { callThrough, createCircuitBreaker } from '../../cache/circuit-breaker.ts'
import { createBoundedMemory } from '../../cache/memory.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import { type Changes, mergeChanges } from '../port/change-times.ts'
import { findNewerKinds, findOutdatedSince, type HeardChanges, noteHeard } from './heard-changes.ts'
import { createQueryQueue, type Urgency } from './query-queue.ts'

/** A query for the content service that an isolate sends to the shield. */
export interface ShieldQuery {
  /** Identifies the query: equal queries have equal keys. */
  key: string
  /** The latest changes that the isolate knows of, by the content types of the answer. An older answer is outdated. */
  changes: Changes
  /** Asks the content service itself. @throws UpstreamFailed */
  ask: () => Promise<UpstreamAnswer>
  /** Id of the visitor's request: a page sends several queries, and only visitors are counted for a crowd. */
  requestId: string
  /** Whether no visitor waits for the answer. Such a query gets no outdated answer, and is sent after all others. */
  isPatient?: boolean
}

export interface UpstreamAnswer {
  status: number
  text: string
  /** Whether other isolates may get this answer too. An error goes only to those who wait for it. */
  isGood: boolean
}

export interface ShieldAnswer extends UpstreamAnswer {
  /**
   * Age of the answer in milliseconds. Absent for the isolate whose query was sent to the content service: that isolate
   * writes the answer to KV for the others.
   */
  ageMs?: number
}

/** A stored answer, with the changes that this object knew of when it sent the query. */
interface Copy extends UpstreamAnswer {
  askedAt: number
  seen: Changes
}

interface OpenQuery {
  copy: Promise<Copy>
  /** When the query was sent; absent while it waits in the queue, since its answer will contain all changes so far. */
  begun?: { at: number; seen: Changes }
  isPatient: boolean
}

/** Milliseconds for which an answer is given to others while no change is known; as long as concerts count as fresh. */
const sharedMs = 60_000
/** Milliseconds that a visitor of a crowd waits for a new answer where a recently outdated copy exists. */
const patienceMs = 250
/** Where more visitors than this wait at one object, they are a crowd. In a quiet hour it is one of them. */
const mostInQuiet = 3
/** Milliseconds for which a crowd is expected to go on. */
const crowdMs = 10_000
/** Milliseconds after a change during which the outdated copy may be given. */
const givenAfterChangeMs = 30_000
/** Milliseconds that a visitor or a patient task waits where no copy can be given: less than their own time limits. */
const longestMs = { visitor: 2400, patient: 19_000 } as const
/** Milliseconds after which a sent query counts as lost, because the request that sent it has ended. */
const lostMs = { visitor: 5000, patient: 25_000 } as const
/** Milliseconds after a failure during which the copy is given and no query is sent. */
const afterFailureMs = 1000
const memoryBytes = 32 * 1024 * 1024

/**
 * Sends queries to the content service on behalf of all isolates: equal queries once, few at a time, and none whose
 * answer is stored and current. Times of changes are compared with each other only, and so are times of this object's
 * clock, because the clocks of isolates differ.
 *
 * @param now milliseconds
 */
export function createShieldState(now: () => number) {
  const copies = createBoundedMemory<Copy>(memoryBytes)
  const open = new Map<string, OpenQuery>()
  const failedAt = new Map<string, number>()
  const queue = createQueryQueue()
  const breaker = createCircuitBreaker('content')
  const heard: HeardChanges = {}
  let known: Changes = {}
  let asked = 0
  /** Numbers of queries that wait for an answer here, by the request of the visitor. */
  const visitors = new Map<string, number>()
  let crowdedAt = Number.NEGATIVE_INFINITY
  const isCrowded = () => now() - crowdedAt < crowdMs

  const isCurrent = ({ seen }: { seen: Changes }, changes: Changes) =>
    findNewerKinds(changes, seen).length === 0

  const learn = (told: Changes): void => {
    noteHeard(heard, known, told, now(), now())
    known = mergeChanges(known, told)
  }

  /** Milliseconds since the first change that a copy lacks, as far as this object knows. */
  const outdatedMs = ({ askedAt, seen }: Copy, changes: Changes): number =>
    now() - Math.min(...findNewerKinds(changes, seen).map((kind) => findOutdatedSince(heard, kind, askedAt)))

  /** Latest changes of these types that the isolate or this object knows of. */
  const changesOf = (types: Changes): Changes => {
    learn(types)
    return Object.fromEntries(Object.entries(known).filter(([type]) => type in types))
  }

  function askOnce({ key, ask, isPatient = false }: ShieldQuery, urgency: Urgency): OpenQuery {
    asked += 1
    const id = String(asked)
    const query: OpenQuery = {
      isPatient,
      copy: queue.run(urgency, async () => {
        const begun = { at: now(), seen: known }
        query.begun = begun
        const answer = await callThrough(breaker, id, now, ask)
        const copy = { ...answer, askedAt: begun.at, seen: begun.seen }
        if (answer.isGood) copies.set(key, copy, 2 * (answer.text.length + key.length))
        return copy
      }),
    }
    open.set(key, query)
    const close = (isFailure: boolean) => {
      if (open.get(key) === query) open.delete(key)
      failedAt.delete(key)
      if (isFailure) failedAt.set(key, now())
      const [oldest] = failedAt.keys()
      if (failedAt.size > 500 && oldest !== undefined) failedAt.delete(oldest)
    }
    query.copy.then(
      ({ isGood }) => close(!isGood),
      () => close(true),
    )
    return query
  }

  const isUsable = ({ begun, isPatient }: OpenQuery, changes: Changes) =>
    begun === undefined ||
    (isCurrent(begun, changes) && now() - begun.at < lostMs[isPatient ? 'patient' : 'visitor'])

  const busy = () => new UpstreamFailed('content', 0, 'busy')

  /**
   * Waits for an answer; with a copy to give instead, only until a crowd waits here.
   *
   * @throws UpstreamFailed when it waits no longer; what the query throws
   */
  async function waitFor(
    answer: Promise<Copy>,
    { requestId, isPatient = false }: ShieldQuery,
    hasCopy: boolean,
  ): Promise<Copy> {
    const limited = withinLimit(longestMs[isPatient ? 'patient' : 'visitor'], answer, busy)
    if (isPatient) return limited
    visitors.set(requestId, (visitors.get(requestId) ?? 0) + 1)
    if (visitors.size > mostInQuiet) crowdedAt = now()
    try {
      while (hasCopy && !(await hasEnded(limited, patienceMs))) if (isCrowded()) throw busy()
      return await limited
    } finally {
      const others = (visitors.get(requestId) ?? 1) - 1
      if (others > 0) visitors.set(requestId, others)
      else visitors.delete(requestId)
    }
  }

  return {
    /** Stores changes that the webhook has reported. */
    tell: learn,
    readChanges: (): Changes => known,
    /**
     * Returns the stored answer if it is current, and otherwise sends the query. A visitor of a crowd for whom a recently
     * outdated copy exists gets that copy after `patienceMs`, while the query goes on.
     *
     * @throws UpstreamFailed if no copy exists, and the service is too slow, fails, or has too many queries waiting
     */
    async ask(query: ShieldQuery): Promise<ShieldAnswer> {
      const { key, isPatient = false } = query
      const changes = changesOf(query.changes)
      const kept = copies.get(key)
      const copy = kept && isPatient && !isCurrent(kept, changes) ? undefined : kept
      const canWait =
        copy !== undefined && (isCurrent(copy, changes) || outdatedMs(copy, changes) < givenAfterChangeMs)
      const toAnswer = ({ askedAt, seen: _, ...answer }: Copy): ShieldAnswer => ({
        ...answer,
        ageMs: now() - askedAt,
      })
      if (copy && isCurrent(copy, changes) && now() - copy.askedAt < sharedMs) return toAnswer(copy)
      const hasJustFailed = now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < afterFailureMs
      if (copy && hasJustFailed) return toAnswer(copy)
      const others = open.get(key)
      const joined = others && isUsable(others, changes) ? others : undefined
      const urgency = canWait && isCrowded() ? 'refreshing' : 'awaited'
      const asking = joined ?? askOnce(query, isPatient ? 'patient' : urgency)
      if (urgency === 'awaited' && !isPatient) queue.hurry(asking.copy)
      try {
        const made = await waitFor(asking.copy, query, canWait)
        if (copy && !made.isGood) return toAnswer(copy)
        return joined ? toAnswer(made) : { status: made.status, text: made.text, isGood: made.isGood }
      } catch (error) {
        if (copy) return toAnswer(copy)
        throw error
      }
    },
  }
}

/** Waits for work until it has ended in any way, at most `limitMs`. @returns whether it has ended */
async function hasEnded(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const goesOn = Promise.withResolvers<false>()
  const timer = setTimeout(() => goesOn.resolve(false), limitMs)
  const ended = () => true
  const isOver = await Promise.race([work.then(ended, ended), goesOn.promise])
  clearTimeout(timer)
  return isOver
}
