import { AccountRefused } from '../../errors.ts'
import type { AccountVisitor } from '../../rendering/visitor.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import { toTakenLetter, toWelcomeLetter } from './account-letters.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { inConstantTime, passwordAnswerMs } from './constant-time.ts'
import { countPasswordVariants, tryPasswordVariants } from './known-password.ts'
import { runExclusively } from './mutex.ts'
import {
  isThrottled,
  startSessionOnDevice,
  throttleEmailRequest,
  throttleGuess,
  toComparableIdentifier,
} from './sign-in.ts'

/**
 * Creates an account. The answer is the same whether or not the address already has one: its owner learns of it by
 * e-mail, and nobody else does. An address gets three e-mails an hour; nothing is registered beyond that, as the page
 * says.
 */
export async function registerAccount(
  deps: AccountDeps,
  visitor: AccountVisitor,
  { email, password, username = email }: { email: string; password: string; username?: string },
): Promise<AccountOutcome> {
  const to = toComparableIdentifier(email)
  const registration = { username: username === email ? to : username, email: to, password }
  return runExclusively(deps, 'register', to, async (hasWaited): Promise<AccountOutcome> => {
    const outcome = await throttleEmailRequest(deps, visitor, async () => {
      const registered = await sendEmail(deps.throttle, to, 'registration', () =>
        deps.port.register(visitor, registration),
      )
      return typeof registered === 'object' ? registered : {}
    })
    if ('refused' in outcome && outcome.refused !== 'taken') return outcome
    const isTaken = 'refused' in outcome
    // The same form was sent a moment before: its e-mail is on its way, and another one would confuse.
    const isOwn = isTaken && hasWaited
    // A Strapi without confirmation sends no e-mail. The site then sends one, so that the answer is true.
    if (!isOwn && (isTaken || 'tokens' in outcome))
      deps.waitUntil(emailRegistrant(deps, visitor, to, isTaken))
    return { isEmailSent: true }
  })
}

async function emailRegistrant(
  deps: AccountDeps,
  visitor: AccountVisitor,
  to: string,
  isTaken: boolean,
): Promise<void> {
  const write = async () => {
    if (deps.sendMail)
      await deps.sendMail({
        key: `${isTaken ? 'taken' : 'welcome'} ${crypto.randomUUID()}`,
        to,
        letter: (isTaken ? toTakenLetter : toWelcomeLetter)(visitor.locale, deps.site),
      })
    // The site can't send e-mail: Strapi sends the password reset instead, by which the owner gets into the account.
    else if (isTaken) await deps.port.requestReset(visitor, to)
    return true
  }
  try {
    // The registration has already been counted. The e-mail about an existing account is optional, hence `courtesy`.
    await (isTaken ? sendEmail(deps.throttle, to, 'courtesy', write) : write())
  } catch (error) {
    // The page says that an e-mail may take a while, and how to request another one.
    deps.log.error('a letter about an account was not sent', { error })
  }
}

/**
 * Sends the confirmation e-mail again. The answer is the same for any address, so that nobody learns who has an
 * account.
 */
export async function requestConfirmation(
  deps: AccountDeps,
  visitor: AccountVisitor,
  email: string,
): Promise<AccountOutcome> {
  const to = toComparableIdentifier(email)
  const outcome = await throttleEmailRequest(deps, visitor, async () => {
    await sendEmail(deps.throttle, to, 'confirmation', async () => {
      await deps.port.requestConfirmation(visitor, to)
      return true
    })
    return {}
  })
  return isThrottled(outcome) ? outcome : { isEmailSent: true }
}

/**
 * Confirms a registration and signs in. The code of the e-mail proves that the visitor owns the mailbox, and the
 * password that the visitor made the registration: nobody gains an account when the owner of a mailbox opens the link.
 */
export async function confirmEmail(
  deps: AccountDeps,
  visitor: AccountVisitor,
  { code, email, password }: { code: string; email: string; password: string },
): Promise<AccountOutcome> {
  const name = toComparableIdentifier(email)
  const beganAt = deps.now()
  const signInAs = () =>
    tryPasswordVariants(password, (form) => deps.port.signIn(visitor, { identifier: name, password: form }))
  const confirmAndSignIn = async () => {
    try {
      // If the form was sent twice, the account is already confirmed.
      return await signInAs()
    } catch (error) {
      // Strapi checks the password before it answers that the address is not confirmed.
      if (!(error instanceof AccountRefused && error.fault === 'unconfirmed')) throw error
    }
    await deps.port.confirm(visitor, code)
    return signInAs()
  }
  const outcome = await throttleGuess(deps, { at: 'name', name }, visitor, () =>
    inConstantTime(deps, confirmAndSignIn, passwordAnswerMs * countPasswordVariants(password)),
  )
  if ('refused' in outcome) return outcome
  return startSessionOnDevice(deps, visitor, name, outcome, beganAt)
}
