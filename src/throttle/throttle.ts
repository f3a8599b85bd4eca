import type { Config } from '../config/config.ts'
import { createSigner } from '../crypto/signature.ts'
import { RateLimited } from '../errors.ts'
import type { EmailPurpose } from './attempt-limits.ts'
import { type Bucket, type CountDeps, countEmail, countTry, createFallbackCounts } from './count-try.ts'
import { toCountedName, toMailbox, toOwnedDomain } from './mailbox.ts'
import { opensAccount } from './throttle-rules.ts'
import { toNetwork } from './visitor-address.ts'

export interface ThrottleDeps extends CountDeps {
  /** Makes the keyed hash (HMAC) in an object's name, which doesn't reveal whose attempts the object counts. */
  hash: (text: string) => Promise<string>
  waitUntil: (work: Promise<unknown>) => void
}

/** Target of an attempt. Each kind is counted apart, so that a typed name can't be confused with anything else. */
export type Guess =
  | {
      at: 'name'
      /** The typed username or e-mail address. */
      name: string
      /** The id of this device, where it is proved that this name has signed in on it before. */
      device?: string | undefined
    }
  /** The password of a signed-in user; `user` is their id. */
  | { at: 'user'; user: string }
  /** The attempt was made with a code from an e-mail. */
  | { at: 'code' }

/**
 * Actions that a network address may repeat a limited number of times a day, since their results are stored for
 * longer.
 */
export type DailyCount = 'submissions' | 'subscriptions' | 'links' | 'scans' | 'wishes'

/** An attempt. At most one of its functions is called; they change the count after the response. */
interface BegunTry {
  /** 0 if the attempt may be made; otherwise the seconds to wait before the next one. */
  waitSeconds: number
  /** Removes the attempt from the count, since the service didn't answer and nothing was learnt. */
  takeBack: () => void
}

interface BegunGuess extends BegunTry {
  /** Ends an attempt whose password was right. */
  succeed: () => void
}

interface BegunEmail {
  mayLeave: boolean
  /** Removes the e-mail from the count, since it couldn't be sent. */
  takeBack: () => void
}

export interface Throttle {
  /** Counts an attempt to guess. @param visitor the network address, of IPv6 its /64 */
  beginGuess(guess: Guess, visitor: string): Promise<BegunGuess>
  /** Counts a visitor's request for an e-mail to an address that they have typed. */
  beginEmailRequest(visitor: string): Promise<BegunTry>
  /**
   * Counts an e-mail to a mailbox, however its address is spelt, and to all mailboxes of its domain, if another one may
   * be sent.
   */
  beginEmail(address: string, purpose: EmailPurpose): Promise<BegunEmail>
  /**
   * Counts something that is stored for long.
   *
   * @param visitor the network address, of IPv6 its /64
   * @throws RateLimited where the address has reached its daily limit
   */
  countDaily(count: DailyCount, visitor: string): Promise<Pick<BegunTry, 'takeBack'>>
  /** Counts a new session of a user. @param user their id */
  beginSession(cause: SessionCause, user: string): Promise<BegunTry>
  /** @returns whether a pass with this id is used for the first time */
  usePass(id: string): Promise<boolean>
  /** Counts an answer that KV keeps. @returns 0 if it may be kept, else after how many seconds the next may */
  countKeptAnswer(): Promise<number>
  /** Locks work that must not be done twice at once; `takeBack` releases the lock. */
  beginLocked(at: LockedWork, whose: string): Promise<BegunTry>
}

/**
 * How a session begins: `new-password` follows a password that was just set, by an e-mail's link or on the account
 * page.
 */
export type SessionCause = 'sign-in' | 'new-password'

export type LockedWork = 'register' | 'password'

/**
 * Slows down visitors who guess passwords, request e-mails or fill the database. Each attempt is counted in several
 * buckets at once, and waits for the strictest of them. Never fails: without its objects each isolate counts alone.
 */
export function createThrottle(deps: ThrottleDeps): Throttle {
  const toBucket = async (kind: Bucket['kind'], whose: string): Promise<Bucket> => ({
    kind,
    id: `${kind}:${await deps.hash(whose)}`,
  })
  /** @returns buckets of a visitor and of the IPv6 network in which they may have many addresses */
  const ofVisitor = (kind: Bucket['kind'], wider: Bucket['kind'], visitor: string) => {
    const network = toNetwork(visitor)
    return [toBucket(kind, visitor), ...(network === undefined ? [] : [toBucket(wider, network)])]
  }
  const bucketsOf = (guess: Guess, visitor: string): Promise<Bucket>[] => {
    if (guess.at === 'user')
      return [toBucket('user', guess.user), ...ofVisitor('visitor', 'network', visitor)]
    if (guess.at === 'code') return [toBucket('code', visitor), ...ofVisitor('visitor', 'network', visitor)]
    const person = toCountedName(guess.name)
    // A known device has attempts of its own for this name and is counted nowhere else: its owner can sign in while
    // attackers have blocked the name or share the owner's network. Attackers gain nothing, since a device is known
    // only after it has signed in with that very name.
    if (guess.device) return [toBucket('device', `${guess.device}\n${person}`)]
    return [toBucket('name', person), ...ofVisitor('visitor', 'network', visitor)]
  }
  return {
    async beginGuess(guess, visitor) {
      const begun = await begin(deps, bucketsOf(guess, visitor))
      return { ...begun, succeed: () => begun.end(endOfSuccess) }
    },
    // Requests for e-mails are counted apart from attempts to sign in, so that they keep nobody from signing in.
    beginEmailRequest: (visitor) => begin(deps, ofVisitor('visitor-letters', 'network-letters', visitor)),
    async beginEmail(address, purpose) {
      const domain = toOwnedDomain(address)
      const kind = opensAccount.includes(purpose) ? 'domain-account-letters' : 'domain-letters'
      const inDomain = await begin(deps, domain === undefined ? [] : [toBucket(kind, domain)])
      if (inDomain.waitSeconds > 0) return { mayLeave: false, takeBack: () => undefined }
      const counted = await countEmail(deps, `emails:${await deps.hash(toMailbox(address))}`, purpose)
      if (!counted) inDomain.takeBack()
      const note = (error: unknown) => deps.log.warn('an email counts that did not leave', { error })
      return {
        mayLeave: counted !== undefined,
        takeBack: () => {
          inDomain.takeBack()
          if (counted) deps.waitUntil(counted.takeBack().catch(note))
        },
      }
    },
    async countDaily(count, visitor) {
      const { waitSeconds, takeBack } = await begin(deps, ofVisitor(count, `network-${count}`, visitor))
      if (waitSeconds > 0) throw new RateLimited(waitSeconds)
      return { takeBack }
    },
    beginSession: (cause, user) =>
      begin(deps, [toBucket(cause === 'sign-in' ? 'sessions' : 'password-sessions', user)]),
    async usePass(id) {
      return (await begin(deps, [toBucket('pass', id)])).waitSeconds === 0
    },
    countKeptAnswer: async () => (await begin(deps, [toBucket('kept-answers', 'site')])).waitSeconds,
    beginLocked: (at, whose) => begin(deps, [toBucket('turn', `${at}\n${whose}`)]),
  }
}

/**
 * After a right password a device forgets all its attempts, since its user has nothing to guess. Buckets of names and
 * visitors take back only this attempt: otherwise an owner's sign-in would reset the count of an attacker, and
 * attackers could reset their own count by signing in to an account of theirs. Right passwords are therefore never
 * counted, and wrong ones always are.
 */
const endOfSuccess = (kind: Bucket['kind']) => (kind === 'device' ? 'forget' : 'takeBack')

async function begin(deps: ThrottleDeps, buckets: readonly Promise<Bucket>[]) {
  const { waitUntil, log } = deps
  const counted = await Promise.all(buckets.map(async (bucket) => countTry(deps, await bucket)))
  const waitSeconds = Math.max(0, ...counted.map((each) => each.waitSeconds))
  const note = (error: unknown) => log.warn('a try to sign in still counts that should not', { error })
  let isEnded = false
  const end = (how: (kind: Bucket['kind']) => 'takeBack' | 'forget') => {
    // A second call would take back another attempt of the same millisecond.
    if (isEnded) return
    isEnded = true
    // If this fails, one attempt too many stays in a bucket: its next pause comes one attempt sooner.
    for (const each of counted) waitUntil(each[how(each.kind)]().catch(note))
  }
  const takeBack = () => end(() => 'takeBack')
  // An attempt that one bucket refuses doesn't count in others: a visitor who has to wait could otherwise block a name.
  if (waitSeconds > 0) takeBack()
  return { waitSeconds, takeBack, end }
}

/** Counts of this isolate while the objects don't answer. */
const fallbackCounts = createFallbackCounts()

/**
 * Replaces the secret where none is configured. Object names could then be guessed, but they last a day and aren't
 * listed.
 */
const countedWithoutSecret = 'no secret is configured'

interface SiteThrottleDeps extends Pick<ThrottleDeps, 'now' | 'log' | 'waitUntil'> {
  config: Pick<Config, 'SITE_SECRET'>
  throttleObjects: ThrottleDeps['namespace']
}

/** Makes the throttle that accounts, notices and forms share. */
export const createSiteThrottle = ({
  config,
  throttleObjects,
  now,
  log,
  waitUntil,
}: SiteThrottleDeps): Throttle => {
  const signer = createSigner(config.SITE_SECRET ?? countedWithoutSecret)
  return createThrottle({
    namespace: throttleObjects,
    now,
    log,
    waitUntil,
    fallback: fallbackCounts,
    hash: (text) => signer.sign('throttle', text),
  })
}
