import { toLetterFrame } from '../../languages/letter-frame.ts'
import { accountLetterMessages } from '../../languages/texts.ts'
import type { Letter } from '../../mail/letter.ts'
import { pathTo } from '../../routes/paths.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

/**
 * Letters about accounts. None contains a name that visitors choose: anybody could send a text of theirs to other
 * people's addresses by registering with it.
 */

type PageName = 'login' | 'forgotPassword' | 'confirmEmail' | 'resetPassword'

const toPage = (locale: Locale, site: string, name: PageName) => `${site}${localePath(locale, pathTo(name))}`

/**
 * Asks a registered visitor whether the address is theirs.
 *
 * @param site origin of the site without a trailing slash
 * @param to the address, which the page's form then has
 */
export function toConfirmationLetter(locale: Locale, site: string, code: string, to: string): Letter {
  const { subject, text, confirm, note } = accountLetterMessages(locale).confirmation
  const href = `${toPage(locale, site, 'confirmEmail')}?${new URLSearchParams({ email: to, confirmation: code })}`
  return {
    name: 'account-confirmation',
    subject,
    paragraphs: [text],
    note,
    frame: toLetterFrame(locale, site),
    button: { label: confirm, href },
  }
}

/** Leads a visitor who has forgotten the password to the page that sets a new one. */
export function toResetLetter(locale: Locale, site: string, code: string): Letter {
  const { subject, text, set, note } = accountLetterMessages(locale).reset
  const href = `${toPage(locale, site, 'resetPassword')}?code=${code}`
  return {
    name: 'account-reset',
    subject,
    paragraphs: [text],
    note,
    frame: toLetterFrame(locale, site),
    button: { label: set, href },
  }
}

/** Tells the owner of an account that somebody tried to register with their address. */
export function toTakenLetter(locale: Locale, site: string): Letter {
  const { subject, text, login, forgotten, note } = accountLetterMessages(locale).taken
  return {
    name: 'account-taken',
    subject,
    paragraphs: [text],
    note,
    frame: toLetterFrame(locale, site),
    button: { label: login, href: toPage(locale, site, 'login') },
    links: [{ label: forgotten, href: toPage(locale, site, 'forgotPassword') }],
  }
}

/** Welcomes a registered visitor, where Strapi asks for no confirmation and sends no e-mail itself. */
export function toWelcomeLetter(locale: Locale, site: string): Letter {
  const { subject, text, login, forgotten } = accountLetterMessages(locale).welcome
  return {
    name: 'account-welcome',
    subject,
    paragraphs: [text],
    frame: toLetterFrame(locale, site),
    button: { label: login, href: toPage(locale, site, 'login') },
    links: [{ label: forgotten, href: toPage(locale, site, 'forgotPassword') }],
  }
}

/** Asks the editors to delete a user in Strapi, where the site may not do it. */
export function toAccountRemovalLetter(site: string, user: { id: string; email: string }): Letter {
  const { subject, text, next } = accountLetterMessages(defaultLocale).removal
  return {
    name: 'account-removal',
    subject: subject(user.id),
    frame: toLetterFrame(defaultLocale, site),
    paragraphs: [text(user.id, user.email), next],
  }
}
