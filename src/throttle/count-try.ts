import { createMemory, type Memory } from '../cache/memory.ts'
import { withinLimit } from '../cache/time-limit.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import { addTry, chooseWait, type ThrottleRule, withoutTry } from './choose-wait.ts'
import { addEmail, type EmailPurpose, type SentEmail, withoutEmail } from './email-limit.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import { emailRules, throttleRules } from './throttle-rules.ts'

/**
 * Longer than other stores have: an object may be new, or stand on another continent, where a guesser has asked for it
 * first, and must not get off its count by that. Nobody but who signs in waits for it.
 */
export const answerLimitMs = 1000

/** Nobody knows when an object has caught up: soon, if they stop asking. */
const overloadedWaitSeconds = 5

/** What an isolate counts by itself while objects don't answer: of a thousand buckets and a thousand addresses. */
export interface SpareTries {
  /** When they were, in milliseconds. */
  tries: Memory<readonly number[]>
  emails: Memory<readonly SentEmail[]>
}
export const createSpareTries = (): SpareTries => ({ tries: createMemory(1000), emails: createMemory(1000) })

export interface CountDeps {
  /** Absent where the deployment has none: then each isolate counts by itself. */
  namespace: DurableObjectNamespace<SignInThrottle> | undefined
  /** Of the isolate, not of a request. */
  spare: SpareTries
  now: () => number
  log: Log
}

export interface Bucket {
  kind: keyof typeof throttleRules
  /** As `name:{mark}`: what its object is called. */
  id: string
}

export interface CountedTry {
  kind: Bucket['kind']
  /** 0: the try was counted. Else it wasn't, and the functions do nothing. */
  waitSeconds: number
  takeBack: () => Promise<unknown>
  /** This try and all others of its bucket. */
  forget: () => Promise<unknown>
}

/**
 * Counts something in its Durable Object. Where the object doesn't answer, this isolate counts by the same rule: an outage
 * of the platform's objects keeps nobody out, and whoever can cause one has few tries in each isolate, within the
 * platform's own limit of calls. Never fails.
 *
 * @param id of the object: the kind of the count, a colon and a keyed hash
 */
async function countInObject<Counted>(
  { namespace, log }: CountDeps,
  id: string,
  count: {
    inObject: (object: DurableObjectStub<SignInThrottle>) => Promise<Counted>
    inIsolate: () => Counted
    whenOverloaded: Counted
  },
): Promise<Counted> {
  if (!namespace) return count.inIsolate()
  try {
    return await withinLimit(
      answerLimitMs,
      count.inObject(namespace.getByName(id)),
      () => new UpstreamFailed('store', 0, `no answer within ${answerLimitMs} ms`),
    )
  } catch (error) {
    log.warn('a try could not be counted in its object', { bucket: id.split(':')[0], error })
    return isOverloaded(error) ? count.whenOverloaded : count.inIsolate()
  }
}

/**
 * The object has more calls waiting than it can answer, so somebody hammers at this very count and isn't let through
 * (developers.cloudflare.com/durable-objects/best-practices/error-handling/).
 */
const isOverloaded = (error: unknown) =>
  error instanceof Error && 'overloaded' in error && error.overloaded === true

const nothingCounted = { takeBack: async () => undefined, forget: async () => undefined }

/** Counts a try, where the rule of its bucket lets it be made. */
export async function countTry(world: CountDeps, { kind, id }: Bucket): Promise<CountedTry> {
  const rule = throttleRules[kind]
  return countInObject<CountedTry>(world, id, {
    inObject: async (object) => {
      const { waitSeconds, triedAt } = await object.begin(rule)
      if (waitSeconds > 0) return { kind, waitSeconds, ...nothingCounted }
      return { kind, waitSeconds, takeBack: () => object.takeBack(triedAt), forget: () => object.forget() }
    },
    inIsolate: () => ({ kind, ...countTryHere(world, id, rule) }),
    whenOverloaded: { kind, waitSeconds: overloadedWaitSeconds, ...nothingCounted },
  })
}

function countTryHere(
  { spare: { tries: spare }, now }: CountDeps,
  id: string,
  rule: ThrottleRule,
): Omit<CountedTry, 'kind'> {
  const triedAt = now()
  const tries = () => spare.get(id) ?? []
  const waitMs = chooseWait(rule, tries(), triedAt)
  if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), ...nothingCounted }
  spare.set(id, addTry(rule, tries(), triedAt), 1)
  return {
    waitSeconds: 0,
    takeBack: async () => spare.set(id, withoutTry(tries(), triedAt), 1),
    forget: async () => spare.delete(id),
  }
}

interface CountedEmail {
  takeBack: () => Promise<unknown>
}

/**
 * Counts an e-mail to an address, where one more may leave.
 *
 * @param id of the address, as `emails:{mark}`
 * @returns `undefined` where none may
 */
export const countEmail = (
  world: CountDeps,
  id: string,
  purpose: EmailPurpose,
): Promise<CountedEmail | undefined> =>
  countInObject<CountedEmail | undefined>(world, id, {
    inObject: async (object) => {
      const countedAt = await object.beginEmail(emailRules[purpose])
      return countedAt === undefined ? undefined : { takeBack: () => object.takeBackEmail(countedAt) }
    },
    inIsolate: () => countEmailHere(world, id, purpose),
    whenOverloaded: undefined,
  })

function countEmailHere({ spare: { emails }, now }: CountDeps, id: string, purpose: EmailPurpose) {
  const at = now()
  const sent = addEmail(emailRules[purpose], emails.get(id) ?? [], at)
  if (!sent) return undefined
  emails.set(id, sent, 1)
  return { takeBack: async () => emails.set(id, withoutEmail(emails.get(id) ?? [], at), 1) }
}
