import { callThrough, createCircuitBreaker } from '../../cache/circuit-breaker.ts'
import { createMemory } from '../../cache/memory.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import { type Changes, newest } from '../port/change-times.ts'
import { type HeardChanges, newerKinds, noteHeard, outdatedSince } from './heard-changes.ts'
import { createQuestionQueue, type Urgency } from './question-queue.ts'

/** A question of a place for the content service. */
export interface ShieldQuestion {
  /** Equal for equal questions. */
  key: string
  /** The changes that the asker knows of, of the types that the answer is made of: an older answer is of no use. */
  changes: Changes
  /** Asks the content service itself. @throws UpstreamFailed */
  ask: () => Promise<UpstreamAnswer>
  /** No visitor waits: it has time for a current answer, gets no older one, and lets others go first. */
  isPatient?: boolean
}

export interface UpstreamAnswer {
  status: number
  text: string
  /** Whether others may get it too: an error belongs to those who asked at the time. */
  isGood: boolean
}

export interface ShieldAnswer extends UpstreamAnswer {
  /**
   * How long ago the content service was asked, in milliseconds. Absent for the asker whose question was the one that
   * was asked: it stores the answer for the others of its place.
   */
  ageMs?: number
}

/** An answer, with the changes that were known when the content service was asked for it. */
interface Copy extends UpstreamAnswer {
  askedAt: number
  seen: Changes
}

interface OpenQuestion {
  copy: Promise<Copy>
  /** Set when the content service is asked; a question that still waits in the queue sees all changes. */
  begun?: { at: number; seen: Changes }
  isPatient: boolean
}

/** A good answer is shared for so long where no change is heard of; concerts are fresh for as long. */
const sharedMs = 60_000
/** Whoever can have an older copy waits no longer than this for a new one. */
const patienceMs = 250
/** A copy is given instead only while it has been outdated for less than this. */
const givenAfterChangeMs = 20_000
/** Whoever can have none waits a little less long than a request for content takes at most. */
const longestMs = { visitor: 2400, patient: 19_000 } as const
/** A question that is asked for longer has lost its request. */
const lostMs = { visitor: 5000, patient: 25_000 } as const
/** After a failure a key with a copy isn't asked for again at once. */
const afterFailureMs = 1000
const memoryBytes = 32 * 1024 * 1024

/**
 * Asks the content service for a group of keys, for the isolates of all places: each question once at a time, few at
 * once, and none for what it knows already. It compares changes only with changes and its own times only with its own,
 * so that clocks may differ.
 *
 * @param now milliseconds
 */
export function createShieldState(now: () => number) {
  const copies = createMemory<Copy>(memoryBytes)
  const open = new Map<string, OpenQuestion>()
  const failedAt = new Map<string, number>()
  const queue = createQuestionQueue()
  const breaker = createCircuitBreaker('content')
  const heard: HeardChanges = {}
  let known: Changes = {}
  let asked = 0

  const isCurrent = ({ seen }: { seen: Changes }, changes: Changes) => newerKinds(changes, seen).length === 0

  const learn = (told: Changes): void => {
    noteHeard(heard, known, told, now(), now())
    known = newest(known, told)
  }

  /** How long a copy has been outdated, in milliseconds, as far as this object has heard. */
  const outdatedMs = ({ askedAt, seen }: Copy, changes: Changes): number =>
    now() - Math.min(...newerKinds(changes, seen).map((kind) => outdatedSince(heard, kind, askedAt)))

  /** What has changed of these types, as the asker or this object knows. */
  const changesOf = (types: Changes): Changes => {
    learn(types)
    return Object.fromEntries(Object.entries(known).filter(([type]) => type in types))
  }

  function askOnce({ key, ask, isPatient = false }: ShieldQuestion, urgency: Urgency): OpenQuestion {
    asked += 1
    const id = String(asked)
    const question: OpenQuestion = {
      isPatient,
      copy: queue.run(urgency, async () => {
        const begun = { at: now(), seen: known }
        question.begun = begun
        const answer = await callThrough(breaker, id, now, ask)
        const copy = { ...answer, askedAt: begun.at, seen: begun.seen }
        if (answer.isGood) copies.set(key, copy, 2 * (answer.text.length + key.length))
        return copy
      }),
    }
    open.set(key, question)
    const close = (isFailure: boolean) => {
      if (open.get(key) === question) open.delete(key)
      failedAt.delete(key)
      if (isFailure) failedAt.set(key, now())
      const [oldest] = failedAt.keys()
      if (failedAt.size > 500 && oldest !== undefined) failedAt.delete(oldest)
    }
    question.copy.then(
      ({ isGood }) => close(!isGood),
      () => close(true),
    )
    return question
  }

  const isUsable = ({ begun, isPatient }: OpenQuestion, changes: Changes) =>
    begun === undefined ||
    (isCurrent(begun, changes) && now() - begun.at < lostMs[isPatient ? 'patient' : 'visitor'])

  return {
    /** Notes changes, as the webhook tells them. */
    tell: learn,
    readChanges: (): Changes => known,
    /**
     * Answers with a copy where it is current, and else asks the content service. Whoever can have a copy that was current lately gets
     * it after a short while; the question is asked nevertheless.
     *
     * @throws UpstreamFailed where there is no copy, and the service is too slow, fails, or is asked for too much
     */
    async ask(question: ShieldQuestion): Promise<ShieldAnswer> {
      const { key, isPatient = false } = question
      const changes = changesOf(question.changes)
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
      const urgency = canWait ? 'refreshing' : 'awaited'
      const asking = joined ?? askOnce(question, isPatient ? 'patient' : urgency)
      if (!canWait && !isPatient) queue.hurry(asking.copy)
      try {
        const limitMs = canWait ? patienceMs : longestMs[isPatient ? 'patient' : 'visitor']
        const made = await withinLimit(limitMs, asking.copy, () => new UpstreamFailed('content', 0, 'busy'))
        if (copy && !made.isGood) return toAnswer(copy)
        return joined ? toAnswer(made) : { status: made.status, text: made.text, isGood: made.isGood }
      } catch (error) {
        if (copy) return toAnswer(copy)
        throw error
      }
    },
  }
}
