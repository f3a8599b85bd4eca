import { accountLetterMessages } from '../i18n/account-letters.ts'
import { defaultLocale } from '../shared/locales.ts'
import type { AccountOutcome, AccountVisitor, AccountWorld } from './account-service.ts'
import { forgetKept } from './kept.ts'
import type { Session } from './session.ts'
import { tryPassword } from './sign-in.ts'

/**
 * Removes all that the site keeps for a user, and the account where the site may; else the editors are asked by letter.
 * Whoever has a password shows it once more: an open page on somebody's table isn't enough.
 */
export async function erase(
  world: AccountWorld,
  visitor: AccountVisitor,
  { user }: Session,
  password: string,
): Promise<AccountOutcome | 'erased' | 'asked'> {
  if (user.provider === 'local') {
    // Apart from signing in, as changing the password is.
    const name = `signed in ${user.id}`
    const outcome = await tryPassword(world, { name, visitor: visitor.visitor }, () =>
      world.port.signIn({ address: visitor.address }, { identifier: user.email, password }),
    )
    if ('refused' in outcome) {
      return outcome.refused === 'credentials' ? { refused: 'current-password' } : outcome
    }
  }
  const { port, database, now } = world
  if (port.erase) {
    await port.erase(user.id)
  } else {
    await askEditors(world, user)
  }
  await forgetKept(database, user.id, now() + 1)
  return port.erase ? 'erased' : 'asked'
}

/** @throws where the letter doesn't leave: then nothing is removed, and the visitor may try again */
async function askEditors({ sendLetter, editors, log }: AccountWorld, user: Session['user']): Promise<void> {
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
