import type { AccountVisitor, Session } from '../../rendering/visitor.ts'
import { toAccountRemovalLetter } from './account-letters.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { tryPasswordVariants } from './known-password.ts'
import { deleteAccountData } from './saved-data.ts'
import { catchRefusal, throttleGuess } from './sign-in.ts'

/**
 * Deletes everything that the site stores about a user, then the account; without a token for that, the editors are
 * asked by e-mail. A user who has a password must enter it again, so that an open page on a shared device isn't enough.
 *
 * @param forgetElsewhere deletes the data of other features
 * @throws errors of the database, of `forgetElsewhere` and of the account service. The account then still exists and
 *   the session continues, so that the visitor can try again.
 */
export async function eraseAccount(
  deps: AccountDeps,
  visitor: AccountVisitor,
  session: Session,
  password: string,
  forgetElsewhere: () => Promise<void>,
): Promise<AccountOutcome | 'erased' | 'asked'> {
  const refused = session.user.provider === 'local' && (await checkPassword(deps, visitor, session, password))
  if (refused) return refused
  const { port, database, now, log } = deps
  const { id } = session.user
  if (!port.erase) {
    await emailEditorsAboutErasure(deps, session.user)
    await forgetElsewhere()
    await deleteAccountData(database, id, now() + 1)
    return 'asked'
  }
  // The site's data goes first: without an account nobody could ask to delete it again.
  await forgetElsewhere()
  await deleteAccountData(database, id, session.beganAt)
  await port.erase(id)
  try {
    await deleteAccountData(database, id, now() + 1)
  } catch (error) {
    // The account is deleted, as the page says. Sessions on other devices end when the service is next asked about
    // them.
    log.error('sessions of an account that was erased were not ended', { user: id, error })
  }
  return 'erased'
}

/** @returns the refusal if the password is wrong, otherwise `undefined` */
async function checkPassword(
  deps: AccountDeps,
  visitor: AccountVisitor,
  { user, tokens }: Session,
  password: string,
): Promise<AccountOutcome | undefined> {
  // Attempts are counted apart from those to sign in: guesses at the sign-in form don't block this user.
  const outcome = await throttleGuess(deps, { at: 'user', user: user.id }, visitor, () =>
    tryPasswordVariants(password, (form) =>
      deps.port.signIn(visitor, { identifier: user.email, password: form }),
    ),
  )
  if (!('refused' in outcome)) return undefined
  if (outcome.refused !== 'credentials') return outcome
  // An earlier request may have deleted the account although its answer was lost. No password is right then.
  const known = await catchRefusal(() => deps.port.readUser(visitor, tokens))
  return { refused: 'refused' in known && known.refused === 'token' ? 'token' : 'current-password' }
}

/**
 * Asks the editors to delete an account.
 *
 * @throws UpstreamFailed if the e-mail is not sent; nothing is deleted then, and the visitor can try again
 */
async function emailEditorsAboutErasure(
  { sendMail, editors, site, log }: AccountDeps,
  user: Session['user'],
): Promise<void> {
  if (!sendMail || !editors) {
    log.error('an account is to be removed by hand: there is no token that may, and no letter', {
      user: user.id,
    })
    return
  }
  await sendMail({
    key: `erase ${user.id} ${crypto.randomUUID()}`,
    to: editors,
    letter: toAccountRemovalLetter(site, user),
  })
}
