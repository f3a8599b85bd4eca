import { AccountRefused } from '../errors.ts'
import { accountLetterMessages } from '../i18n/account-letters.ts'
import { brandNames } from '../i18n/brand-names.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import type { Registration, SignedIn } from './account-port.ts'
import type { AccountOutcome, AccountVisitor, AccountWorld } from './account-service.ts'
import { makeDeviceCookie } from './known-device.ts'
import { askWithKnownForms, countKnownForms } from './known-password.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { inSameTime, letterMs, passwordMs } from './same-time.ts'
import { beginSession } from './session.ts'
import { ifEmailMayLeave, isTooMany, toName, tryLetter, tryPassword } from './sign-in.ts'

/**
 * Makes an account. The answer is the same whether or not there is one with this address already: its owner is told by
 * letter, and whoever typed it isn't told at all. Nothing is registered while its letter may not leave, either: the page
 * says that an address gets three an hour.
 */
export async function register(
  world: AccountWorld,
  visitor: AccountVisitor,
  { email, password, username = email }: { email: string; password: string; username?: string },
): Promise<AccountOutcome> {
  const to = toName(email)
  const registration = { username: username === email ? to : username, email: to, password }
  return oneAtATime(world, 'register', to, async (hasWaited): Promise<AccountOutcome> => {
    const outcome = await tryLetter(world, visitor, () =>
      inSameTime(world, () => registerIfEmailMayLeave(world, visitor, registration), letterMs),
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

async function registerIfEmailMayLeave(
  { port, throttle }: AccountWorld,
  { address }: AccountVisitor,
  registration: Registration,
): Promise<SignedIn | object> {
  const email = await throttle.beginEmail(registration.email, 'registration')
  if (!email.mayLeave) return {}
  try {
    const registered = await port.register({ address }, registration)
    return registered === 'to-be-confirmed' ? {} : registered
  } catch (error) {
    email.takeBack()
    throw error
  }
}

async function writeTo(
  world: AccountWorld,
  visitor: AccountVisitor,
  to: string,
  isTaken: boolean,
): Promise<void> {
  const { locale } = visitor
  const t = accountLetterMessages(locale)
  const { subject, text } = isTaken ? t.taken : t.welcome
  const page = (name: 'login' | 'forgotPassword') => `${world.site}${localePath(locale, pathTo(name))}`
  // A registration has been counted already; that there is an account is news that its owner can do without.
  const email = isTaken ? await world.throttle.beginEmail(to, 'courtesy') : undefined
  if (email && !email.mayLeave) return
  try {
    if (world.sendLetter)
      await world.sendLetter({
        key: `${isTaken ? 'taken' : 'welcome'} ${crypto.randomUUID()}`,
        to,
        subject,
        text: text(brandNames(locale).fullName, page('login'), page('forgotPassword')),
      })
    // Without letters of its own the site has the service write: who has forgotten the account gets the way back in.
    else if (isTaken) await world.port.requestReset({ address: visitor.address }, to)
  } catch (error) {
    email?.takeBack()
    // The page says that a letter may take its time, and where to ask for another one.
    world.log.error('a letter about an account was not sent', { error })
  }
}

/** Sends the letter of a registration once more. The answer is the same for any address. */
export async function requestConfirmation(
  world: AccountWorld,
  visitor: AccountVisitor,
  email: string,
): Promise<AccountOutcome> {
  const to = toName(email)
  const outcome = await tryLetter(world, visitor, () =>
    inSameTime(
      world,
      async () => {
        await ifEmailMayLeave(world, to, 'confirmation', () =>
          world.port.requestConfirmation({ address: visitor.address }, to),
        )
        return {}
      },
      letterMs,
    ),
  )
  return isTooMany(outcome) ? outcome : { isLetterOut: true }
}

/**
 * Makes a registration an account, and signs in. The code of the letter proves the mailbox, and the password that this
 * is who has registered: whoever registers somebody else's address gets nothing by the owner's press.
 */
export async function confirm(
  world: AccountWorld,
  visitor: AccountVisitor,
  { code, email, password }: { code: string; email: string; password: string },
): Promise<AccountOutcome> {
  const name = toName(email)
  const beganAt = world.now()
  const asker = { address: visitor.address }
  const signInAs = () =>
    askWithKnownForms(password, (form) => world.port.signIn(asker, { identifier: name, password: form }))
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
    inSameTime(world, confirmAndSignIn, passwordMs * countKnownForms(password)),
  )
  if ('refused' in outcome) return outcome
  return {
    session: beginSession(outcome, beganAt),
    device: await makeDeviceCookie(world.signer, visitor.device, name),
  }
}
