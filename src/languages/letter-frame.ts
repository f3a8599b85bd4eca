import { pathTo } from '../routes/paths.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { brandNames } from './brand-names.ts'
import { letterMessages } from './texts.ts'

/**
 * Makes what stands around every letter: the orchestra's name and the address of its site (`mail/letter.ts`).
 *
 * @param site origin of the site without a trailing slash; `undefined` if it isn't known
 */
export const toLetterFrame = (locale: Locale, site: string | undefined) => ({
  locale,
  sender: brandNames(locale).fullName,
  home: site === undefined ? undefined : `${site}${localePath(locale, pathTo('home'))}`.replace(/\/$/, ''),
  beforeAddress: letterMessages(locale).beforeAddress,
})
