import { type Bucket, type CountingWorld, countTry } from './count-try.ts'

export interface ThrottleWorld extends CountingWorld {
  /** A keyed hash (HMAC), by which an object is called: whose tries it counts can't be read from that. */
  mark: (text: string) => Promise<string>
  waitUntil: (work: Promise<unknown>) => void
}

export interface SignInTry {
  /** What was typed: a username or an e-mail address. */
  name: string
  /** The address that calls, of IPv6 its /64. */
  visitor: string
  /** Id of this device, where it is proved that this name has signed in on it before. */
  device?: string | undefined
}

export interface LetterTry {
  /** The e-mail address that a letter would go to, whether or not there is an account. */
  address: string
  visitor: string
}

/** A try that may be made is ended by one of the functions at most; they set the count behind the answer. */
export interface BegunTry {
  /** 0: go on. Else the account service isn't to be asked before so many seconds have passed. */
  waitSeconds: number
  /** The service didn't answer: the try told nobody anything, and doesn't count. */
  takeBack: () => void
}

export interface BegunSignIn extends BegunTry {
  /** The password was right. */
  succeed: () => void
}

export interface Throttle {
  beginSignIn(signIn: SignInTry): Promise<BegunSignIn>
  /** For whatever sends a letter to an address that somebody has typed: a reset, a registration, a confirmation. */
  beginLetter(letter: LetterTry): Promise<BegunTry>
  /** Whether a pass of such an id is used for the first time. */
  usePass(id: string): Promise<boolean>
  /** For what must not be done twice at once; `takeBack` ends it. */
  beginTurn(what: string): Promise<BegunTry>
}

/**
 * Slows down who guesses passwords, and who has letters sent. Each try is counted in several buckets at once, and waits
 * as long as the strictest of them says. Never fails: `count-try.ts` says what happens without its objects.
 */
export function createThrottle(world: ThrottleWorld): Throttle {
  const toBucket = async (kind: Bucket['kind'], whose: string, prefix: string = kind) => ({
    kind,
    id: `${prefix}:${await world.mark(whose)}`,
  })
  return {
    async beginSignIn({ name, visitor, device }) {
      const person = toCountedName(name)
      // A known device has tries of its own, for this name alone, and is counted nowhere else: its owner gets in while
      // guessers have closed the name, and while one of them sits in the same school or mobile network. Nobody wins
      // guesses by it: whoever knows a device has signed in with that very name on it.
      const buckets = device
        ? [toBucket('device', `${device}\n${person}`)]
        : [toBucket('name', person), toBucket('visitor', visitor)]
      const begun = await begin(world, buckets)
      return { ...begun, succeed: () => begun.end(endOfSuccess) }
    },
    async beginLetter({ address, visitor }) {
      return begin(world, [
        toBucket('letters', toCountedName(address)),
        // Apart from signing in: who asks for letters doesn't lock themselves out by it.
        toBucket('visitor', visitor, 'visitor-letters'),
      ])
    },
    async usePass(id) {
      return (await begin(world, [toBucket('pass', id)])).waitSeconds === 0
    },
    async beginTurn(what) {
      return begin(world, [toBucket('turn', what)])
    },
  }
}

/**
 * A device forgets its tries: whoever has the password has nothing to guess there. Name and visitor take back this try
 * and no other: an owner who signs in must not open the door to who is guessing at it, and a guesser with an account of
 * their own would sign in with it after every few guesses. So right passwords never add up, neither an owner's in new
 * browsers nor a school's behind one address, and wrong ones always do.
 */
const endOfSuccess = (kind: Bucket['kind']) => (kind === 'device' ? 'forget' : 'takeBack')

async function begin(world: ThrottleWorld, buckets: readonly Promise<Bucket>[]) {
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
