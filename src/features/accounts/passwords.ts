import type { AccountVisitor, Session } from '../../context/visitor.ts'
import { AccountRefused, RateLimited, UpstreamFailed } from '../../errors.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { Guess } from '../../throttle/throttle.ts'
import type { Credentials, SignedIn } from './account-port.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { emailMs, inConstantTime } from './constant-time.ts'
import { endSessionsBefore } from './current-session.ts'
import { tryPasswordForms } from './known-password.ts'
import { createMutex } from './mutex.ts'
import { requestConfirmation } from './register.ts'
import {
  askOrRefuse,
  countEmailRequest,
  isTooMany,
  openSession,
  toDisplayName,
  tryPassword,
} from './sign-in.ts'

/** Has a letter sent by which a password is set anew. The answer is the same for any address. */
export async function requestPasswordReset(
  world: AccountDeps,
  visitor: AccountVisitor,
  email: string,
): Promise<AccountOutcome> {
  const to = toDisplayName(email)
  const ask = async () => {
    await world.port.requestReset({ address: visitor.address }, to)
    return true
  }
  const outcome = await countEmailRequest(world, visitor, () =>
    inConstantTime(
      world,
      async () => {
        await sendEmail(world.throttle, to, 'reset', ask).catch((error: unknown) => {
          // Strapi answers so where the e-mail didn't leave, and only for an account that exists.
          if (!(error instanceof UpstreamFailed && error.status === 500)) throw error
          world.log.error('a letter for a new password was not sent', { error })
        })
        return {}
      },
      emailMs,
    ),
  )
  return isTooMany(outcome) ? outcome : { isLetterOut: true }
}

/** Sets a password by the code of a letter, ends all other sessions, and signs in. */
export const resetPassword = (
  world: AccountDeps,
  visitor: AccountVisitor,
  change: { code: string; password: string },
): Promise<AccountOutcome> =>
  limited(world, visitor, { at: 'code' }, async () => {
    const signedIn = await world.port.reset({ address: visitor.address }, change)
    try {
      await world.port.readUser({ address: visitor.address }, signedIn.tokens)
    } catch (error) {
      // Who hasn't confirmed the address gets a token from Strapi that no call takes; the new password holds.
      if (error instanceof AccountRefused) {
        await requestConfirmation(world, visitor, signedIn.user.email)
        throw new AccountRefused('unconfirmed')
      }
      if (!(error instanceof UpstreamFailed || error instanceof RateLimited)) throw error
      // The letter's code is used up, and the new password holds: other sessions end, and the next page asks again.
      world.log.warn('who has set a password could not be checked', { error })
    }
    return signedIn
  })

/**
 * Sets another password, ends all other sessions, and goes on with this one. Of two changes at once one counts; the
 * other is refused, or is the same one, pressed twice.
 */
export const changePassword = (
  world: AccountDeps,
  visitor: AccountVisitor,
  { tokens, user }: Session,
  change: { currentPassword: string; password: string },
): Promise<AccountOutcome> =>
  createMutex(world, 'password', user.id, (hasWaited) =>
    // Apart from signing in: who guesses there keeps nobody from changing the password.
    limited(world, visitor, { at: 'user', user: user.id }, async () => {
      const asker = { address: visitor.address }
      try {
        return await tryPasswordForms(change.currentPassword, (currentPassword) =>
          world.port.changePassword(asker, tokens, { ...change, currentPassword }),
        )
      } catch (error) {
        if (!isPerhapsMade(error, hasWaited)) throw error
        const { password } = change
        const signedIn = await tryNewPassword(world, visitor, { identifier: user.email, password })
        if (!signedIn) throw error
        return signedIn
      }
    }),
  )

/**
 * Whether a change that failed may count all the same: the one that came a moment before was this very one, or Strapi's
 * answer was lost. Then the new password is right.
 */
const isPerhapsMade = (error: unknown, hasWaited: boolean): boolean =>
  error instanceof UpstreamFailed
    ? error.status === 0
    : error instanceof AccountRefused && error.fault === 'current-password' && hasWaited

/** @returns `undefined` where the new password isn't right, or nobody says so */
async function tryNewPassword(
  { port, log }: AccountDeps,
  { address }: AccountVisitor,
  credentials: Credentials,
): Promise<SignedIn | undefined> {
  try {
    const outcome = await askOrRefuse(() => port.signIn({ address }, credentials))
    return 'refused' in outcome ? undefined : outcome
  } catch (error) {
    log.warn('whether a password was changed is not known', { error })
    return undefined
  }
}

async function limited(
  world: AccountDeps,
  visitor: AccountVisitor,
  guess: Guess,
  ask: () => ReturnType<AccountDeps['port']['signIn']>,
): Promise<AccountOutcome> {
  const outcome = await tryPassword(world, guess, visitor, ask)
  if ('refused' in outcome) return outcome
  const beganAt = world.now()
  await endSessionsBefore(world.database, outcome.user.id, beganAt)
  return openSession(world, 'new-password', outcome, beganAt)
}
