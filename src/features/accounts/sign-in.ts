import type { Signer } from '../../crypto/signature.ts'
import { AccountRefused, RateLimited } from '../../errors.ts'
import type { AccountVisitor, Session } from '../../rendering/visitor.ts'
import type { Guess, SessionCause } from '../../throttle/throttle.ts'
import type { Credentials, SignInResult } from './account-port.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { emailAnswerMs, inConstantTime, passwordAnswerMs } from './constant-time.ts'
import { countPasswordVariants, tryPasswordVariants } from './known-password.ts'
import { createSession } from './session.ts'

/**
 * Signs a visitor in with a password, unless the visitor or the name has made too many attempts. A refusal takes the
 * same time whether or not the account exists.
 */
export async function signInWithPassword(
  deps: AccountDeps,
  visitor: AccountVisitor,
  { identifier, password }: Credentials,
): Promise<AccountOutcome> {
  const name = toComparableIdentifier(identifier)
  const device = await readKnownDevice(deps.signer, visitor.device, name)
  const beganAt = deps.now()
  // The identifier keeps its case: Strapi ignores the case of e-mail addresses, but not of user names.
  const given = identifier.trim()
  const outcome = await throttleGuess(deps, { at: 'name', name, device }, visitor, () =>
    inConstantTime(
      deps,
      () =>
        tryPasswordVariants(password, (form) =>
          deps.port.signIn(visitor, { identifier: given, password: form }),
        ),
      passwordAnswerMs * countPasswordVariants(password),
    ),
  )
  if ('refused' in outcome) return outcome
  return startSessionOnDevice(deps, visitor, name, outcome, beganAt)
}

/**
 * Starts a session, after every kind of sign-in. A user can start 120 a day, since the id of each session that ends
 * early is stored until its token expires.
 *
 * @param beganAt milliseconds
 */
export async function startSession(
  { throttle }: AccountDeps,
  cause: SessionCause,
  signedIn: SignInResult,
  beganAt: number,
): Promise<{ session: Session } | Refused> {
  const { waitSeconds } = await throttle.beginSession(cause, signedIn.user.id)
  if (waitSeconds > 0) return { refused: 'too-many', retryAfterSeconds: waitSeconds }
  return { session: createSession(signedIn, beganAt) }
}

/**
 * Starts a session after a password was checked, and remembers the device.
 *
 * @param name identifier under which the device becomes known
 * @param beganAt milliseconds
 */
export async function startSessionOnDevice(
  deps: AccountDeps,
  { device }: AccountVisitor,
  name: string,
  signedIn: SignInResult,
  beganAt: number,
): Promise<AccountOutcome> {
  const outcome = await startSession(deps, 'sign-in', signedIn, beganAt)
  if ('refused' in outcome) return outcome
  return { ...outcome, device: await makeDeviceCookie(deps.signer, device, name) }
}

/** Maps all spellings of an identifier to one, so that rate limits count them together. */
export const toComparableIdentifier = (identifier: string): string => identifier.trim().toLowerCase()

/** Calls the service with a password or a code, as often as the throttle allows. */
export async function throttleGuess(
  { throttle }: AccountDeps,
  guess: Guess,
  { visitor }: AccountVisitor,
  ask: () => Promise<SignInResult>,
): Promise<SignInResult | Refused> {
  const begun = await throttle.beginGuess(guess, visitor)
  if (begun.waitSeconds > 0) return { refused: 'too-many', retryAfterSeconds: begun.waitSeconds }
  try {
    const outcome = await catchRefusal(ask)
    if (!('refused' in outcome)) begun.succeed()
    return outcome
  } catch (error) {
    // The service did not answer, so the attempt revealed nothing and is not counted.
    begun.takeBack()
    throw error
  }
}

/**
 * Requests an e-mail, as often as the throttle allows for this visitor. The answer takes the same time whether or not
 * an e-mail is sent, and the service's refusal must not be shown: both would disclose whether an account exists.
 */
export async function throttleEmailRequest<Value extends object>(
  { throttle, now, wait }: AccountDeps,
  { visitor }: AccountVisitor,
  ask: () => Promise<Value>,
): Promise<Value | Refused> {
  const begun = await throttle.beginEmailRequest(visitor)
  if (begun.waitSeconds > 0) return { refused: 'too-many', retryAfterSeconds: begun.waitSeconds }
  try {
    return await catchRefusal(() => inConstantTime({ now, wait }, ask, emailAnswerMs))
  } catch (error) {
    begun.takeBack()
    throw error
  }
}

/** Whether the throttle refused the request: the only result of an e-mail request that may be shown. */
export const isThrottled = (outcome: object): outcome is Refused =>
  'refused' in outcome && outcome.refused === 'too-many'

type Refused = Extract<AccountOutcome, { refused: unknown }>

/** Turns refusals of the account service into an outcome. An unavailable service still throws. */
export async function catchRefusal<Value extends object>(
  ask: () => Promise<Value>,
): Promise<Value | Refused> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AccountRefused) return { refused: error.fault }
    if (error instanceof RateLimited)
      return { refused: 'too-many', retryAfterSeconds: error.retryAfterSeconds }
    throw error
  }
}

const purpose = 'device'
const idPattern = /^[0-9a-f-]{36}$/

/**
 * Reads the device cookie, if this name has signed in on this device before. Attempts on a known device are counted
 * apart, so that guesses elsewhere don't lock the owner out.
 *
 * @returns the id of the device; `undefined` for any other device
 */
async function readKnownDevice(
  signer: Signer,
  cookie: string | undefined,
  name: string,
): Promise<string | undefined> {
  const [id = '', mark = ''] = cookie?.split('.') ?? []
  return idPattern.test(id) && (await signer.verify(purpose, `${id} ${name}`, mark)) ? id : undefined
}

/** Makes the device cookie after a sign-in. The device keeps its id if the same name signs in again. */
async function makeDeviceCookie(signer: Signer, cookie: string | undefined, name: string): Promise<string> {
  const id = (await readKnownDevice(signer, cookie, name)) ?? crypto.randomUUID()
  return `${id}.${await signer.sign(purpose, `${id} ${name}`)}`
}
