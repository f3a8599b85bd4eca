import { RateLimited } from '../errors.ts'
import { type Bucket, type CountDeps, countEmail, countTry } from './count-try.ts'
import type { EmailPurpose } from './email-limit.ts'
import { toNetwork } from './visitor-address.ts'

export interface ThrottleDeps extends CountDeps {
  /** A keyed hash (HMAC), by which an object is called: whose tries it counts can't be read from that. */
  mark: (text: string) => Promise<string>
  waitUntil: (work: Promise<unknown>) => void
}

/** What somebody guesses at. Each kind is counted apart, so that no typed name is taken for anything else. */
export type Guess =
  | {
      at: 'name'
      /** What was typed: a username or an e-mail address. */
      name: string
      /** Id of this device, where it is proved that this name has signed in on it before. */
      device?: string | undefined
    }
  /** The password of who is signed in, by their id. */
  | { at: 'user'; user: string }
  /** The code of an email. */
  | { at: 'code' }

/** What one address does in a day that is stored for longer. */
export type DailyCount = 'submissions' | 'subscriptions' | 'links'

/** A try that may be made is ended by one of the functions at most; they set the count behind the answer. */
export interface BegunTry {
  /** 0: go on. Else the account service isn't to be asked before so many seconds have passed. */
  waitSeconds: number
  /** The service didn't answer: the try told nobody anything, and doesn't count. */
  takeBack: () => void
}

export interface BegunGuess extends BegunTry {
  /** The password was right. */
  succeed: () => void
}

export interface BegunEmail {
  mayLeave: boolean
  /** It didn't leave. */
  takeBack: () => void
}

export interface Throttle {
  /** @param visitor the address that calls, of IPv6 its /64 */
  beginGuess(guess: Guess, visitor: string): Promise<BegunGuess>
  /** For whatever sends an email to an address that somebody has typed: how often one visitor may ask for it. */
  beginLetter(visitor: string): Promise<BegunTry>
  /** Whether another email may leave to this address, which is then counted. */
  beginEmail(address: string, purpose: EmailPurpose): Promise<BegunEmail>
  /**
   * Counts something that is stored for long.
   *
   * @param visitor the address that calls, of IPv6 its /64
   * @throws RateLimited where there was too much of it from there today
   */
  spendDaily(count: DailyCount, visitor: string): Promise<Pick<BegunTry, 'takeBack'>>
  /** Of one user, who may sign in and out all day. @param user their id */
  beginSession(cause: SessionCause, user: string): Promise<BegunTry>
  /** Whether a pass of such an id is used for the first time. */
  usePass(id: string): Promise<boolean>
  /** For what must not be done twice at once; `takeBack` ends it. */
  beginTurn(at: ThrottleTurn, whose: string): Promise<BegunTry>
}

/** What begins a session: `new-password` is one that was just set, by a letter or by who is signed in. */
export type SessionCause = 'sign-in' | 'new-password'

export type ThrottleTurn = 'register' | 'password'

/**
 * Slows down who guesses passwords, has emails sent, or fills the database. Each try is counted in several buckets at
 * once, and waits as long as the strictest of them says. Never fails: `count-try.ts` says what happens without its objects.
 */
export function createThrottle(world: ThrottleDeps): Throttle {
  const toBucket = async (kind: Bucket['kind'], whose: string): Promise<Bucket> => ({
    kind,
    id: `${kind}:${await world.mark(whose)}`,
  })
  /** Of the visitor, and of the network that they may have many addresses of. */
  const ofVisitor = (kind: Bucket['kind'], wider: Bucket['kind'], visitor: string) => {
    const network = toNetwork(visitor)
    return [toBucket(kind, visitor), ...(network === undefined ? [] : [toBucket(wider, network)])]
  }
  const bucketsOf = (guess: Guess, visitor: string): Promise<Bucket>[] => {
    if (guess.at === 'user')
      return [toBucket('user', guess.user), ...ofVisitor('visitor', 'network', visitor)]
    if (guess.at === 'code') return [toBucket('code', visitor), ...ofVisitor('visitor', 'network', visitor)]
    const person = toCountedName(guess.name)
    // A known device has tries of its own, for this name alone, and is counted nowhere else: its owner gets in while
    // guessers have closed the name, and while one of them sits in the same school or mobile network. Nobody wins
    // guesses by it: whoever knows a device has signed in with that very name on it.
    if (guess.device) return [toBucket('device', `${guess.device}\n${person}`)]
    return [toBucket('name', person), ...ofVisitor('visitor', 'network', visitor)]
  }
  return {
    async beginGuess(guess, visitor) {
      const begun = await begin(world, bucketsOf(guess, visitor))
      return { ...begun, succeed: () => begun.end(endOfSuccess) }
    },
    // Apart from signing in: who asks for emails doesn't lock themselves out by it.
    beginLetter: (visitor) => begin(world, ofVisitor('visitor-letters', 'network-letters', visitor)),
    async beginEmail(address, purpose) {
      const id = `emails:${await world.mark(toCountedName(address))}`
      const counted = await countEmail(world, id, purpose)
      const note = (error: unknown) => world.log.warn('an email counts that did not leave', { error })
      return {
        mayLeave: counted !== undefined,
        takeBack: () => {
          if (counted) world.waitUntil(counted.takeBack().catch(note))
        },
      }
    },
    async spendDaily(count, visitor) {
      const { waitSeconds, takeBack } = await begin(world, ofVisitor(count, `network-${count}`, visitor))
      if (waitSeconds > 0) throw new RateLimited(waitSeconds)
      return { takeBack }
    },
    beginSession: (cause, user) =>
      begin(world, [toBucket(cause === 'sign-in' ? 'sessions' : 'password-sessions', user)]),
    async usePass(id) {
      return (await begin(world, [toBucket('pass', id)])).waitSeconds === 0
    },
    beginTurn: (at, whose) => begin(world, [toBucket('turn', `${at}\n${whose}`)]),
  }
}

/**
 * A device forgets its tries: whoever has the password has nothing to guess there. Name and visitor take back this try
 * and no other: an owner who signs in must not open the door to who is guessing at it, and a guesser with an account of
 * their own would sign in with it after every few guesses. So right passwords never add up, neither an owner's in new
 * browsers nor a school's behind one address, and wrong ones always do.
 */
const endOfSuccess = (kind: Bucket['kind']) => (kind === 'device' ? 'forget' : 'takeBack')

async function begin(world: ThrottleDeps, buckets: readonly Promise<Bucket>[]) {
  const { waitUntil, log } = world
  const counted = await Promise.all(buckets.map(async (bucket) => countTry(world, await bucket)))
  const waitSeconds = Math.max(...counted.map((each) => each.waitSeconds))
  const note = (error: unknown) => log.warn('a try to sign in still counts that should not', { error })
  let isEnded = false
  const end = (how: (kind: Bucket['kind']) => 'takeBack' | 'forget') => {
    // Another of the same moment would be taken back in its place.
    if (isEnded) return
    isEnded = true
    // What fails is a try too many in some bucket: its next pause comes one try sooner.
    for (const each of counted) waitUntil(each[how(each.kind)]().catch(note))
  }
  const takeBack = () => end(() => 'takeBack')
  // What one bucket refuses was no try in the other: else a visitor who has to wait could go on closing a name.
  if (waitSeconds > 0) takeBack()
  return { waitSeconds, takeBack, end }
}

/**
 * Names that an account service may take for the same are counted as one. Databases compare by rules of their own: most
 * collations of MySQL find `anna@` by `ANNÀ@`, and with spaces behind it, and each spelling would have its free tries.
 */
export const toCountedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Z}\p{C}]/gu, '')
    .toUpperCase()
