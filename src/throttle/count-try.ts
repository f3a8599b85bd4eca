import { type BoundedMemory, createBoundedMemory } from '../cache/memory.ts'
import { withinLimit } from '../cache/time-limit.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Log } from '../log.ts'
import {
  addTry,
  chooseWait,
  countSentEmail,
  type EmailPurpose,
  type SentEmail,
  type ThrottleRule,
  withoutEmail,
  withoutTry,
} from './attempt-limits.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import { emailRules, throttleRules } from './throttle-rules.ts'

/**
 * How long the objects that count may take to answer: longer than other stores, since an object may be new, or on
 * another continent because a guesser called it from there first. A shorter limit would let that guesser escape the
 * count. Only visitors who sign in wait for it.
 */
export const answerLimitMs = 1000

/** How long a visitor waits for an overloaded object, which recovers soon without further calls. */
const overloadedWaitSeconds = 5

/**
 * Counts of one isolate for use while the objects don't answer: at most a thousand buckets and a thousand addresses.
 */
export interface FallbackCounts {
  /** Times of attempts by bucket, in milliseconds. */
  tries: BoundedMemory<readonly number[]>
  emails: BoundedMemory<readonly SentEmail[]>
}
export const createFallbackCounts = (): FallbackCounts => ({
  tries: createBoundedMemory(1000),
  emails: createBoundedMemory(1000),
})

export interface CountDeps {
  /** The Durable Objects that count; absent where none are bound, and then each isolate counts alone. */
  namespace: DurableObjectNamespace<SignInThrottle> | undefined
  /** Used while the objects don't answer. One for the whole isolate, so that its requests share the counts. */
  fallback: FallbackCounts
  now: () => number
  log: Log
}

export interface Bucket {
  kind: keyof typeof throttleRules
  /** Name of the Durable Object that counts this bucket: the kind, a colon and a keyed hash. */
  id: string
}

export interface CountedTry {
  kind: Bucket['kind']
  /** 0 if the attempt was counted. Otherwise it wasn't, and the functions do nothing. */
  waitSeconds: number
  takeBack: () => Promise<unknown>
  /** Removes all attempts of the bucket, this one included. */
  forget: () => Promise<unknown>
}

/**
 * Counts something in its Durable Object. Where the object doesn't answer, this isolate counts by the same rule: an
 * outage of Durable Objects keeps nobody out, and an attacker who causes one still has few attempts in each isolate.
 * Never fails.
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
 * Whether the object has more waiting calls than it can answer: somebody is attacking this very count, and has to wait
 * (developers.cloudflare.com/durable-objects/best-practices/error-handling/).
 */
const isOverloaded = (error: unknown) =>
  error instanceof Error && 'overloaded' in error && error.overloaded === true

const nothingCounted = { takeBack: async () => undefined, forget: async () => undefined }

/** Counts an attempt if the rule of its bucket allows it now. */
export async function countTry(deps: CountDeps, { kind, id }: Bucket): Promise<CountedTry> {
  const rule = throttleRules[kind]
  return countInObject<CountedTry>(deps, id, {
    inObject: async (object) => {
      const { waitSeconds, triedAt } = await object.begin(rule)
      if (waitSeconds > 0) return { kind, waitSeconds, ...nothingCounted }
      return { kind, waitSeconds, takeBack: () => object.takeBack(triedAt), forget: () => object.forget() }
    },
    inIsolate: () => ({ kind, ...countTryHere(deps, id, rule) }),
    whenOverloaded: { kind, waitSeconds: overloadedWaitSeconds, ...nothingCounted },
  })
}

function countTryHere(
  { fallback: { tries: spare }, now }: CountDeps,
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
 * Counts an e-mail to an address if one more may be sent.
 *
 * @param id the name of the address's object: `emails:` and a keyed hash
 * @returns `undefined` where no more may be sent
 */
export const countEmail = (
  deps: CountDeps,
  id: string,
  purpose: EmailPurpose,
): Promise<CountedEmail | undefined> =>
  countInObject<CountedEmail | undefined>(deps, id, {
    inObject: async (object) => {
      const countedAt = await object.beginEmail(emailRules[purpose])
      return countedAt === undefined ? undefined : { takeBack: () => object.takeBackEmail(countedAt) }
    },
    inIsolate: () => countEmailHere(deps, id, purpose),
    whenOverloaded: undefined,
  })

function countEmailHere({ fallback: { emails }, now }: CountDeps, id: string, purpose: EmailPurpose) {
  const at = now()
  const sent = countSentEmail(emailRules[purpose], emails.get(id) ?? [], at)
  if (!sent) return undefined
  emails.set(id, sent, 1)
  return { takeBack: async () => emails.set(id, withoutEmail(emails.get(id) ?? [], at), 1) }
}
