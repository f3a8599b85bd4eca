import type { AccountVisitor, Session } from '../../context/visitor.ts'
import { accountLetterMessages } from '../../languages/texts.ts'
import { defaultLocale } from '../../shared/locales.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { tryPasswordForms } from './known-password.ts'
import { forgetAccountData } from './saved-data.ts'
import { askOrRefuse, tryPassword } from './sign-in.ts'

/**
 * Removes all that the site keeps for a user, and the account where the site may; else the editors are asked by letter.
 * Whoever has a password shows it once more: an open page on somebody's table isn't enough.
 *
 * @throws what the database throws, other rooms, and the service: then the account is there, and this session goes on,
 *   so that the visitor may try again
 */
export async function eraseAccount(
  world: AccountDeps,
  visitor: AccountVisitor,
  session: Session,
  password: string,
  forgetElsewhere: () => Promise<void>,
): Promise<AccountOutcome | 'erased' | 'asked'> {
  const refused =
    session.user.provider === 'local' && (await checkPassword(world, visitor, session, password))
  if (refused) return refused
  const { port, database, now, log } = world
  const { id } = session.user
  if (!port.erase) {
    await askEditors(world, session.user)
    await forgetElsewhere()
    await forgetAccountData(database, id, now() + 1)
    return 'asked'
  }
  // First what is kept here: who has no account any more couldn't ask for it again.
  await forgetElsewhere()
  await forgetAccountData(database, id, session.beganAt)
  await port.erase(id)
  try {
    await forgetAccountData(database, id, now() + 1)
  } catch (error) {
    // The account is gone, as they are told. Sessions on other devices end when the service is next asked about them.
    log.error('sessions of an account that was erased were not ended', { user: id, error })
  }
  return 'erased'
}

/** @returns why not, where the password isn't theirs */
async function checkPassword(
  world: AccountDeps,
  visitor: AccountVisitor,
  { user, tokens }: Session,
  password: string,
): Promise<AccountOutcome | undefined> {
  const asker = { address: visitor.address }
  // Apart from signing in, as changing the password is.
  const outcome = await tryPassword(world, { at: 'user', user: user.id }, visitor, () =>
    tryPasswordForms(password, (form) =>
      world.port.signIn(asker, { identifier: user.email, password: form }),
    ),
  )
  if (!('refused' in outcome)) return undefined
  if (outcome.refused !== 'credentials') return outcome
  // An earlier try may have removed the account, and its answer was lost: then no password is right any more.
  const known = await askOrRefuse(() => world.port.readUser(asker, tokens))
  return { refused: 'refused' in known && known.refused === 'token' ? 'token' : 'current-password' }
}

/** @throws where the letter doesn't leave: then nothing is removed, and the visitor may try again */
async function askEditors({ sendLetter, editors, log }: AccountDeps, user: Session['user']): Promise<void> {
  if (!sendLetter || !editors) {
    log.error('an account is to be removed by hand: there is no token that may, and no letter', {
      user: user.id,
    })
    return
  }
  const { subject, text } = accountLetterMessages(defaultLocale).removal
  await sendLetter({
    key: `erase ${user.id} ${crypto.randomUUID()}`,
    to: editors,
    subject: subject(user.id),
    text: text(user.id, user.email),
  })
}
