import { makeCode, type UserRow, type UserTable } from './users.ts'

/** A letter in plain text. */
export interface AccountLetter {
  to: string
  subject: string
  text: string
}

/** What a letter is for. The link ends in a code that works once. */
export interface LetterNeed {
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
  { now, site, send }: { now: () => number; site: string; send: (need: LetterNeed) => Promise<void> },
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

/** In all languages of the site, since the service isn't told which one somebody reads. */
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

/** It says no name: who registers chooses one, and would write letters to others by it. */
export function toLetter({ to, about, link }: LetterNeed): AccountLetter {
  const { subject, lines } = words[about]
  return { to, subject, text: [...lines, link].join('\n\n') }
}

const purposes = { confirmation: 'Confirm your e-mail address', reset: 'Choose a new password' } as const

/** A letter for a terminal, in the place of a mailbox. */
export const toBlock = ({ to, about, link }: LetterNeed) => `
  ┌ Letter to ${to}
  │ ${purposes[about]}:
  │ ${link}
  └`
