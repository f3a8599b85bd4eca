import { createMemory, type Memory } from '../cache/memory.ts'
import { withinLimit } from '../cache/time-limit.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import { addTry, chooseWait, type ThrottleRule, withoutTry } from './choose-wait.ts'
import { addEmail, type EmailPurpose, type SentEmail, withoutEmail } from './email-limit.ts'
import type { Begun, SignInThrottle } from './sign-in-throttle.ts'
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

export interface CountingWorld {
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
 * Counts a try where it belongs. Where its object doesn't answer, this isolate counts by the same rule: an outage of the
 * platform's objects keeps nobody out, and who can bring one about has few tries in each isolate, of those that the
 * platform's limit of calls lets through. Never fails.
 */
export async function countTry(world: CountingWorld, { kind, id }: Bucket): Promise<CountedTry> {
  const rule = throttleRules[kind]
  if (!world.namespace) return { kind, ...countHere(world, id, rule) }
  try {
    const object = world.namespace.getByName(id)
    const { waitSeconds, triedAt } = await withinLimit<Begun>(
      answerLimitMs,
      object.begin(rule),
      () => new UpstreamFailed('store', 0, `no answer within ${answerLimitMs} ms`),
    )
    if (waitSeconds > 0) return { kind, waitSeconds, ...nothingCounted }
    return { kind, waitSeconds, takeBack: () => object.takeBack(triedAt), forget: () => object.forget() }
  } catch (error) {
    world.log.warn('a try to sign in could not be counted in its object', { bucket: kind, error })
    if (isOverloaded(error)) return { kind, waitSeconds: overloadedWaitSeconds, ...nothingCounted }
    return { kind, ...countHere(world, id, rule) }
  }
}

const nothingCounted = { takeBack: async () => undefined, forget: async () => undefined }

/**
 * More calls wait for an object than it can answer: somebody hammers at this very bucket, and isn't let through for it
 * (developers.cloudflare.com/durable-objects/best-practices/error-handling/).
 */
const isOverloaded = (error: unknown) =>
  error instanceof Error && 'overloaded' in error && error.overloaded === true

function countHere(
  { spare: { tries: spare }, now }: CountingWorld,
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

/**
 * Counts an email where it belongs, and in this isolate where its object doesn't answer. Never fails.
 *
 * @param id of the address, as `emails:{mark}`
 * @returns `undefined` where it may not leave
 */
export async function countEmail(
  world: CountingWorld,
  id: string,
  purpose: EmailPurpose,
): Promise<{ takeBack: () => Promise<unknown> } | undefined> {
  if (!world.namespace) return countEmailHere(world, id, purpose)
  try {
    const object = world.namespace.getByName(id)
    const countedAt = await withinLimit<number | undefined>(
      answerLimitMs,
      object.beginEmail(emailRules[purpose]),
      () => new UpstreamFailed('store', 0, `no answer within ${answerLimitMs} ms`),
    )
    return countedAt === undefined ? undefined : { takeBack: () => object.takeBackEmail(countedAt) }
  } catch (error) {
    world.log.warn('an email could not be counted in its object', { error })
    return isOverloaded(error) ? undefined : countEmailHere(world, id, purpose)
  }
}

function countEmailHere({ spare: { emails }, now }: CountingWorld, id: string, purpose: EmailPurpose) {
  const at = now()
  const sent = addEmail(emailRules[purpose], emails.get(id) ?? [], at)
  if (!sent) return undefined
  emails.set(id, sent, 1)
  return { takeBack: async () => emails.set(id, withoutEmail(emails.get(id) ?? [], at), 1) }
}
