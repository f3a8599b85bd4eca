import type { SiteNames } from '../../content/site/site-names.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

/** What structured data needs to know of the site. A `Page` satisfies it. */
export interface SiteFacts {
  origin: string
  locale: Locale
  names: SiteNames
}

/** The absolute address of a path, in the page's language. */
export const addressIn = ({ origin, locale }: SiteFacts, path: string): string =>
  `${origin}${localePath(locale, path)}`

/** The `@id` of the orchestra, by which all pages refer to it. The home page and the about page describe it. */
export const organizationId = (origin: string): string => `${origin}/#organization`
