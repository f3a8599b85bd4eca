import type { SiteNames } from '../../content/site/site-names.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

/** What structured data must know of the site around its subject; a `Page` is one. */
export interface SiteFacts {
  origin: string
  locale: Locale
  names: SiteNames
}

/** The full address of a path, in the page's language. */
export const addressIn = ({ origin, locale }: SiteFacts, path: string): string =>
  `${origin}${localePath(locale, path)}`

/** Names the orchestra wherever it is spoken of; described once, on the home and about pages. */
export const organizationId = (origin: string): string => `${origin}/#organization`
