import type { AccountVisitor } from '../../context/visitor.ts'
import { AccountRefused } from '../../errors.ts'
import { brandNames } from '../../languages/brand-names.ts'
import { accountLetterMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import type { AccountDeps, AccountOutcome } from './account-service.ts'
import { emailMs, inConstantTime, passwordMs } from './constant-time.ts'
import { countPasswordForms, tryPasswordForms } from './known-password.ts'
import { createMutex } from './mutex.ts'
import { countEmailRequest, isTooMany, openOnDevice, toDisplayName, tryPassword } from './sign-in.ts'

/**
 * Makes an account. The answer is the same whether or not there is one with this address already: its owner is told by
 * letter, and whoever typed it isn't told at all. Nothing is registered while its letter may not leave, either: the page
 * says that an address gets three an hour.
 */
export async function registerAccount(
  world: AccountDeps,
  visitor: AccountVisitor,
  { email, password, username = email }: { email: string; password: string; username?: string },
): Promise<AccountOutcome> {
  const to = toDisplayName(email)
  const registration = { username: username === email ? to : username, email: to, password }
  return createMutex(world, 'register', to, async (hasWaited): Promise<AccountOutcome> => {
    const outcome = await countEmailRequest(world, visitor, () =>
      inConstantTime(
        world,
        async () => {
          const registered = await sendEmail(world.throttle, to, 'registration', () =>
            world.port.register({ address: visitor.address }, registration),
          )
          return typeof registered === 'object' ? registered : {}
        },
        emailMs,
      ),
    )
    if ('refused' in outcome && outcome.refused !== 'taken') return outcome
    const isTaken = 'refused' in outcome
    // By the registration that came a moment before: its letter is on the way, and one of another kind would confuse.
    const isOwn = isTaken && hasWaited
    // Where Strapi asks for no confirmation its letter is missing, and the answer must be the same.
    if (!isOwn && (isTaken || 'tokens' in outcome)) world.waitUntil(writeTo(world, visitor, to, isTaken))
    return { isLetterOut: true }
  })
}

async function writeTo(
  world: AccountDeps,
  visitor: AccountVisitor,
  to: string,
  isTaken: boolean,
): Promise<void> {
  const { locale } = visitor
  const t = accountLetterMessages(locale)
  const { subject, text } = isTaken ? t.taken : t.welcome
  const page = (name: 'login' | 'forgotPassword') => `${world.site}${localePath(locale, pathTo(name))}`
  const write = async () => {
    if (world.sendLetter)
      await world.sendLetter({
        key: `${isTaken ? 'taken' : 'welcome'} ${crypto.randomUUID()}`,
        to,
        subject,
        text: text(brandNames(locale).fullName, page('login'), page('forgotPassword')),
      })
    // Without letters of its own the site has the service write: who has forgotten the account gets the way back in.
    else if (isTaken) await world.port.requestReset({ address: visitor.address }, to)
    return true
  }
  try {
    // A registration has been counted already; its owner can do without the news that there is an account.
    await (isTaken ? sendEmail(world.throttle, to, 'courtesy', write) : write())
  } catch (error) {
    // The page says that a letter may take its time, and where to ask for another one.
    world.log.error('a letter about an account was not sent', { error })
  }
}

/** Sends the letter of a registration once more. The answer is the same for any address. */
export async function requestConfirmation(
  world: AccountDeps,
  visitor: AccountVisitor,
  email: string,
): Promise<AccountOutcome> {
  const to = toDisplayName(email)
  const outcome = await countEmailRequest(world, visitor, () =>
    inConstantTime(
      world,
      async () => {
        await sendEmail(world.throttle, to, 'confirmation', async () => {
          await world.port.requestConfirmation({ address: visitor.address }, to)
          return true
        })
        return {}
      },
      emailMs,
    ),
  )
  return isTooMany(outcome) ? outcome : { isLetterOut: true }
}

/**
 * Makes a registration an account, and signs in. The code of the letter proves the mailbox, and the password that this
 * is who has registered: whoever registers somebody else's address gets nothing by the owner's press.
 */
export async function confirmAccount(
  world: AccountDeps,
  visitor: AccountVisitor,
  { code, email, password }: { code: string; email: string; password: string },
): Promise<AccountOutcome> {
  const name = toDisplayName(email)
  const beganAt = world.now()
  const asker = { address: visitor.address }
  const signInAs = () =>
    tryPasswordForms(password, (form) => world.port.signIn(asker, { identifier: name, password: form }))
  const confirmAndSignIn = async () => {
    try {
      // Pressed twice, it is confirmed already.
      return await signInAs()
    } catch (error) {
      // Strapi looks at the password before it says that an address isn't confirmed.
      if (!(error instanceof AccountRefused && error.fault === 'unconfirmed')) throw error
    }
    await world.port.confirm(asker, code)
    return signInAs()
  }
  const outcome = await tryPassword(world, { at: 'name', name }, visitor, () =>
    inConstantTime(world, confirmAndSignIn, passwordMs * countPasswordForms(password)),
  )
  if ('refused' in outcome) return outcome
  return openOnDevice(world, visitor, name, outcome, beganAt)
}
