import { accountLetterMessages } from '../i18n/account-letters.ts'
import { brandNames } from '../i18n/brand-names.ts'
import type { Letter } from '../mail/mailer.ts'
import { defaultLocale } from '../shared/locales.ts'

/** A letter of the accounts that ship with the site: its link does what it is about. Strapi writes its own. */
export function toLetterOfCode({
  to,
  about,
  link,
}: {
  to: string
  about: 'confirmation' | 'reset'
  link: string
}): Letter {
  const { subject, text } = accountLetterMessages(defaultLocale)[about]
  const orchestra = brandNames(defaultLocale).fullName
  return { key: `${about} ${crypto.randomUUID()}`, to, subject, text: text(orchestra, link) }
}
