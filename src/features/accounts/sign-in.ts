import type { AccountVisitor, Session } from '../../context/visitor.ts'
import { AccountRefused, RateLimited } from '../../errors.ts'
import type { Guess, SessionCause } from '../../throttle/throttle.ts'
import type { Credentials, SignedIn } from './account-port.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { inConstantTime, passwordMs } from './constant-time.ts'
import { makeDeviceCookie, readKnownDevice } from './known-device.ts'
import { countPasswordForms, tryPasswordForms } from './known-password.ts'
import { beginSession } from './session.ts'

/**
 * Signs a visitor in, where neither they nor guesses at that name have been too many. A refusal takes as long whether or
 * not the account exists.
 */
export async function signInWithPassword(
  world: AccountDeps,
  visitor: AccountVisitor,
  { identifier, password }: Credentials,
): Promise<AccountOutcome> {
  const name = toDisplayName(identifier)
  const device = await readKnownDevice(world.signer, visitor.device, name)
  const beganAt = world.now()
  // As it was typed: Strapi finds addresses in any case, and usernames in theirs alone.
  const given = identifier.trim()
  const outcome = await tryPassword(world, { at: 'name', name, device }, visitor, () =>
    inConstantTime(
      world,
      () =>
        tryPasswordForms(password, (form) =>
          world.port.signIn({ address: visitor.address }, { identifier: given, password: form }),
        ),
      passwordMs * countPasswordForms(password),
    ),
  )
  if ('refused' in outcome) return outcome
  return openOnDevice(world, visitor, name, outcome, beganAt)
}

/**
 * Begins a session, as every way of signing in does. A user has a hundred and twenty a day at the most, since each that
 * is ended early is remembered until its token ends.
 *
 * @param beganAt milliseconds
 */
export async function openSession(
  { throttle }: AccountDeps,
  cause: SessionCause,
  signedIn: SignedIn,
  beganAt: number,
): Promise<{ session: Session } | Refused> {
  const { waitSeconds } = await throttle.beginSession(cause, signedIn.user.id)
  if (waitSeconds > 0) return { refused: 'too-many', retryAfterSeconds: waitSeconds }
  return { session: beginSession(signedIn, beganAt) }
}

/**
 * Begins the session of somebody who has shown a password, on a device that is known from then on.
 *
 * @param name under which the device is known
 * @param beganAt milliseconds
 */
export async function openOnDevice(
  world: AccountDeps,
  { device }: AccountVisitor,
  name: string,
  signedIn: SignedIn,
  beganAt: number,
): Promise<AccountOutcome> {
  const outcome = await openSession(world, 'sign-in', signedIn, beganAt)
  if ('refused' in outcome) return outcome
  return { ...outcome, device: await makeDeviceCookie(world.signer, device, name) }
}

/** One name for all its spellings, so that none is a fresh start for who guesses. */
export const toDisplayName = (identifier: string): string => identifier.trim().toLowerCase()

/** Asks with a password, or a code in its place, as often as the throttle lets them. */
export async function tryPassword(
  { throttle }: AccountDeps,
  guess: Guess,
  { visitor }: AccountVisitor,
  ask: () => Promise<SignedIn>,
): Promise<SignedIn | Refused> {
  const begun = await throttle.beginGuess(guess, visitor)
  if (begun.waitSeconds > 0) return { refused: 'too-many', retryAfterSeconds: begun.waitSeconds }
  try {
    const outcome = await askOrRefuse(ask)
    if (!('refused' in outcome)) begun.succeed()
    return outcome
  } catch (error) {
    // The service gave no answer: nobody has learnt anything by this try.
    begun.takeBack()
    throw error
  }
}

/** Asks for an email, as often as the throttle lets this visitor. What the service says to it, nobody is told. */
export async function countEmailRequest<Value extends object>(
  { throttle }: AccountDeps,
  { visitor }: AccountVisitor,
  ask: () => Promise<Value>,
): Promise<Value | Refused> {
  const begun = await throttle.beginLetter(visitor)
  if (begun.waitSeconds > 0) return { refused: 'too-many', retryAfterSeconds: begun.waitSeconds }
  try {
    return await askOrRefuse(ask)
  } catch (error) {
    begun.takeBack()
    throw error
  }
}

/** Of what a letter comes to, the only thing that may be told. */
export const isTooMany = (outcome: object): outcome is Refused =>
  'refused' in outcome && outcome.refused === 'too-many'

type Refused = Extract<AccountOutcome, { refused: unknown }>

/** What the service refuses is an outcome; that it gives no answer is none. */
export async function askOrRefuse<Value extends object>(ask: () => Promise<Value>): Promise<Value | Refused> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AccountRefused) return { refused: error.fault }
    if (error instanceof RateLimited)
      return { refused: 'too-many', retryAfterSeconds: error.retryAfterSeconds }
    throw error
  }
}
