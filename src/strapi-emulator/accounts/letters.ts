import type { UserRow, UserTable } from './users.ts'
import { makeCode } from './users.ts'

/** A letter that somebody has to have. Its words are the sender's; the link ends in a code that works once. */
export interface AccountLetter {
  to: string
  about: 'confirmation' | 'reset'
  link: string
}

/** After that somebody who finds an old letter opens nothing by it. */
const resetLifetimeMs = 3600 * 1000

export interface LetterBox {
  sendConfirmation: (user: UserRow) => Promise<void>
  sendReset: (user: UserRow) => Promise<void>
}

/**
 * Makes codes and has them sent. A new code takes the place of the one before.
 *
 * @param site whose pages the links lead to, without a slash at its end
 * @param send rejects where a letter doesn't leave
 */
export function createLetterBox(
  users: UserTable,
  { now, site, send }: { now: () => number; site: string; send: (letter: AccountLetter) => Promise<void> },
): LetterBox {
  return {
    sendConfirmation: async ({ id, email }) => {
      const { code, digest } = await makeCode()
      await users.change(id, { confirmation_digest: digest }, now())
      await send({ to: email, about: 'confirmation', link: `${site}/confirm?confirmation=${code}` })
    },
    sendReset: async ({ id, email }) => {
      const { code, digest } = await makeCode()
      await users.change(id, { reset_digest: digest, reset_until: now() + resetLifetimeMs }, now())
      await send({ to: email, about: 'reset', link: `${site}/reset-password?code=${code}` })
    },
  }
}

const subjects = {
  confirmation: 'Confirm your e-mail address',
  reset: 'Choose a new password',
} as const

/** A letter for a terminal, in the place of a mailbox. */
export const toBlock = ({ to, about, link }: AccountLetter) => `
  ┌ Letter to ${to}
  │ ${subjects[about]}:
  │ ${link}
  └`
