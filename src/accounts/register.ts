import { type AccountFault, AccountRefused } from '../errors.ts'
import { accountLetterMessages } from '../i18n/account-letters.ts'
import { brandNames } from '../i18n/brand-names.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import type { AccountOutcome, AccountVisitor, AccountWorld } from './account-service.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { inSameTime, letterMs } from './same-time.ts'
import { isTooMany, toName, tryLetter } from './sign-in.ts'

/**
 * Makes an account. The answer is the same whether or not there is one with this address already: its owner is told by
 * letter, and whoever typed it isn't told at all.
 */
export async function register(
  world: AccountWorld,
  visitor: AccountVisitor,
  { email, password, username = email }: { email: string; password: string; username?: string },
): Promise<AccountOutcome> {
  const to = toName(email)
  const asker = { address: visitor.address }
  const registration = { username: username === email ? to : username, email: to, password }
  return oneAtATime(world, `register ${to}`, async (hasWaited): Promise<AccountOutcome> => {
    const outcome = await tryLetter(world, { address: to, visitor: visitor.visitor }, () =>
      inSameTime(
        world,
        async () => {
          const registered = await world.port.register(asker, registration)
          return registered === 'to-be-confirmed' ? {} : registered
        },
        letterMs,
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
  world: AccountWorld,
  visitor: AccountVisitor,
  to: string,
  isTaken: boolean,
): Promise<void> {
  const { locale } = visitor
  const t = accountLetterMessages(locale)
  const { subject, text } = isTaken ? t.taken : t.welcome
  const page = (name: 'login' | 'forgotPassword') => `${world.site}${localePath(locale, pathTo(name))}`
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
  const outcome = await tryLetter(world, { address: to, visitor: visitor.visitor }, () =>
    inSameTime(
      world,
      async () => {
        await world.port.requestConfirmation({ address: visitor.address }, to)
        return {}
      },
      letterMs,
    ),
  )
  return isTooMany(outcome) ? outcome : { isLetterOut: true }
}

/** @returns what is wrong with the code */
export async function confirm(
  world: AccountWorld,
  { address }: AccountVisitor,
  code: string,
): Promise<AccountFault | undefined> {
  try {
    await world.port.confirm({ address }, code)
    return undefined
  } catch (error) {
    if (error instanceof AccountRefused) return error.fault
    throw error
  }
}
