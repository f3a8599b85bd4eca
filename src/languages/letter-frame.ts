import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { chooseBrandNames } from './brand-names.ts'
import { findLegalLink } from './legal-links.ts'
import { letterMessages } from './texts.ts'

/**
 * Returns the header and footer of e-mails in a language (`LetterFrame` of `mail/letter.ts`): the orchestra's name, the
 * addresses of the site's home page and of its imprint, and the words before a button's printed address.
 *
 * @param site origin of the site without a trailing slash; `undefined` if the deployment doesn't know it
 */
export function toLetterFrame(locale: Locale, site: string | undefined) {
  const imprint = findLegalLink(locale, 'imprint')
  return {
    locale,
    sender: chooseBrandNames(locale).fullName,
    home: site === undefined ? undefined : `${site}${localePath(locale, '/')}`.replace(/\/$/, ''),
    beforeAddress: letterMessages(locale).beforeAddress,
    ...(site !== undefined && imprint
      ? { imprint: { label: imprint.text, href: `${site}${imprint.href}` } }
      : {}),
  }
}
