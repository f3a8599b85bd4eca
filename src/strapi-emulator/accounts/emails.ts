import { makeCode, type UserRow, type UserTable } from './users.ts'

/** An e-mail in plain text. */
export interface AccountEmail {
  to: string
  subject: string
  text: string
}

/** Purpose of an e-mail; its link ends in a code that works once. */
export interface AccountEmailRequest {
  to: string
  about: 'confirmation' | 'reset'
  link: string
}

/** Lifetime of a reset code, so that an old e-mail opens nothing. */
const resetLifetimeMs = 3600 * 1000

export interface AccountMailer {
  sendConfirmation: (user: UserRow) => Promise<void>
  sendReset: (user: UserRow) => Promise<void>
}

/**
 * Makes codes and sends them; a new code replaces the previous one.
 *
 * @param site address of the pages that links lead to, without a trailing slash
 * @param send rejects where an e-mail could not be sent
 */
export function createAccountMailer(
  users: UserTable,
  {
    now,
    site,
    send,
  }: { now: () => number; site: string; send: (need: AccountEmailRequest) => Promise<void> },
): AccountMailer {
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

/** Texts in all languages of the site, since the service does not know the reader's language. */
const words = {
  confirmation: {
    subject: 'Подтвердите почту · Confirm your e-mail · ยืนยันอีเมล',
    lines: [
      'Чтобы подтвердить эту почту, откройте ссылку. Если вы не регистрировались, ничего делать не нужно.',
      'Open this link to confirm your e-mail address. If you haven’t registered, there is nothing to do.',
      'เปิดลิงก์นี้เพื่อยืนยันอีเมล หากคุณไม่ได้สมัคร ไม่ต้องทำอะไร',
    ],
  },
  reset: {
    subject: 'Новый пароль · New password · รหัสผ่านใหม่',
    lines: [
      'Чтобы задать новый пароль, откройте эту ссылку в течение часа. Если вы об этом не просили, ничего делать не нужно.',
      'Open this link within an hour to choose a new password. If you didn’t ask for it, there is nothing to do.',
      'เปิดลิงก์นี้ภายในหนึ่งชั่วโมงเพื่อตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
    ],
  },
} as const

/** Returns the e-mail. It contains no name, since a registering visitor could send text to others in it. */
export function toAccountEmail({ to, about, link }: AccountEmailRequest): AccountEmail {
  const { subject, lines } = words[about]
  return { to, subject, text: [...lines, link].join('\n\n') }
}

const purposes = { confirmation: 'Confirm your e-mail address', reset: 'Choose a new password' } as const

/** Returns an e-mail as lines for a terminal. */
export const emailToText = ({ to, about, link }: AccountEmailRequest) => `
  ┌ Letter to ${to}
  │ ${purposes[about]}:
  │ ${link}
  └`
