import { makeCode, type UserRow, type UserTable } from './users.ts'

/** An e-mail that the site is to write and send. */
export interface AccountEmail {
  to: string
  about: 'confirmation' | 'reset'
  /** The secret part of the e-mail's link; it works once. */
  code: string
  /** Language of the reader, as the request names it; absent if it names none. */
  language: string | undefined
}

/** Lifetime of a reset code, so that an old e-mail opens nothing. */
const resetLifetimeMs = 3600 * 1000

export interface AccountMailer {
  sendConfirmation: (user: UserRow, language: string | undefined) => Promise<void>
  sendReset: (user: UserRow, language: string | undefined) => Promise<void>
}

/**
 * Makes codes and sends them; a new code replaces the previous one.
 *
 * @param send rejects where an e-mail could not be sent
 */
export function createAccountMailer(
  users: UserTable,
  { now, send }: { now: () => number; send: (email: AccountEmail) => Promise<void> },
): AccountMailer {
  return {
    sendConfirmation: async ({ id, email }, language) => {
      const { code, digest } = await makeCode()
      await users.change(id, { confirmation_digest: digest }, now())
      await send({ to: email, about: 'confirmation', code, language })
    },
    sendReset: async ({ id, email }, language) => {
      const { code, digest } = await makeCode()
      await users.change(id, { reset_digest: digest, reset_until: now() + resetLifetimeMs }, now())
      await send({ to: email, about: 'reset', code, language })
    },
  }
}

const shown = {
  confirmation: { purpose: 'Confirm your e-mail address', page: '/confirm?confirmation=' },
  reset: { purpose: 'Choose a new password', page: '/reset-password?code=' },
} as const

/** @returns an e-mail as lines for a terminal @param site address of the site without a trailing slash */
export const emailToText = ({ to, about, code }: AccountEmail, site: string) => `
  ┌ Letter to ${to}
  │ ${shown[about].purpose}:
  │ ${site}${shown[about].page}${code}
  └`
