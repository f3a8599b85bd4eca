import { AccountRefused, RateLimited, UpstreamFailed } from '../../errors.ts'
import type { AccountVisitor, Session } from '../../rendering/visitor.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { Guess } from '../../throttle/throttle.ts'
import type { Credentials, SignInResult } from './account-port.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { endSessionsBefore } from './current-session.ts'
import { tryPasswordVariants } from './known-password.ts'
import { runExclusively } from './mutex.ts'
import { requestConfirmation } from './register.ts'
import {
  catchRefusal,
  isThrottled,
  startSession,
  throttleEmailRequest,
  throttleGuess,
  toComparableIdentifier,
} from './sign-in.ts'

/** Sends an e-mail with a link to set a new password. The answer is the same for any address. */
export async function requestPasswordReset(
  deps: AccountDeps,
  visitor: AccountVisitor,
  email: string,
): Promise<AccountOutcome> {
  const to = toComparableIdentifier(email)
  const ask = async () => {
    await deps.port.requestReset(visitor, to)
    return true
  }
  const outcome = await throttleEmailRequest(deps, visitor, async () => {
    await sendEmail(deps.throttle, to, 'reset', ask).catch((error: unknown) => {
      // Strapi answers 500 if its e-mail could not be sent, which it tries only for existing accounts.
      if (!(error instanceof UpstreamFailed && error.status === 500)) throw error
      deps.log.error('a letter for a new password was not sent', { error })
    })
    return {}
  })
  return isThrottled(outcome) ? outcome : { isEmailSent: true }
}

/** Sets a password with the code of an e-mail, ends all other sessions, and signs in. */
export const resetPassword = (
  deps: AccountDeps,
  visitor: AccountVisitor,
  change: { code: string; password: string },
): Promise<AccountOutcome> =>
  guessAndStartSession(deps, visitor, { at: 'code' }, async () => {
    const signedIn = await deps.port.reset(visitor, change)
    try {
      await deps.port.readUser(visitor, signedIn.tokens)
    } catch (error) {
      // For an unconfirmed address Strapi returns a token that no call accepts. The new password is set.
      if (error instanceof AccountRefused) {
        await requestConfirmation(deps, visitor, signedIn.user.email)
        throw new AccountRefused('unconfirmed')
      }
      if (!(error instanceof UpstreamFailed || error instanceof RateLimited)) throw error
      // The code is used up and the new password is set, so the visitor is signed in; the next page checks the user
      // again.
      deps.log.warn('who has set a password could not be checked', { error })
    }
    return signedIn
  })

/**
 * Changes the password, ends all other sessions and continues this one. Of two different changes at once, one succeeds
 * and the other is refused; a form that was sent twice succeeds twice.
 */
export const changePassword = (
  deps: AccountDeps,
  visitor: AccountVisitor,
  { tokens, user }: Session,
  change: { currentPassword: string; password: string },
): Promise<AccountOutcome> =>
  runExclusively(deps, 'password', user.id, (hasWaited) =>
    // Attempts are counted apart from those to sign in, so guesses there don't block a change of the password.
    guessAndStartSession(deps, visitor, { at: 'user', user: user.id }, async () => {
      try {
        return await tryPasswordVariants(change.currentPassword, (currentPassword) =>
          deps.port.changePassword(visitor, tokens, { ...change, currentPassword }),
        )
      } catch (error) {
        if (!mayHaveChanged(error, hasWaited)) throw error
        const { password } = change
        const signedIn = await tryNewPassword(deps, visitor, { identifier: user.email, password })
        if (!signedIn) throw error
        return signedIn
      }
    }),
  )

/**
 * Whether the password may have changed although the call failed: the same form was sent twice, or Strapi's answer was
 * lost. The caller then tries the new password.
 */
const mayHaveChanged = (error: unknown, hasWaited: boolean): boolean =>
  error instanceof UpstreamFailed
    ? error.status === 0
    : error instanceof AccountRefused && error.fault === 'current-password' && hasWaited

/** @returns `undefined` if the new password is refused or the service does not answer */
async function tryNewPassword(
  { port, log }: AccountDeps,
  { address }: AccountVisitor,
  credentials: Credentials,
): Promise<SignInResult | undefined> {
  try {
    const outcome = await catchRefusal(() => port.signIn({ address }, credentials))
    return 'refused' in outcome ? undefined : outcome
  } catch (error) {
    log.warn('whether a password was changed is not known', { error })
    return undefined
  }
}

async function guessAndStartSession(
  deps: AccountDeps,
  visitor: AccountVisitor,
  guess: Guess,
  ask: () => ReturnType<AccountDeps['port']['signIn']>,
): Promise<AccountOutcome> {
  const outcome = await throttleGuess(deps, guess, visitor, ask)
  if ('refused' in outcome) return outcome
  const beganAt = deps.now()
  await endSessionsBefore(deps.database, outcome.user.id, beganAt)
  return startSession(deps, 'new-password', outcome, beganAt)
}
