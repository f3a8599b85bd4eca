import type { Locale } from '../shared/locales.ts'
import { siteMessages } from './texts.ts'

/**
 * Returns the brand's names of the orchestra. Names that an editor has written are preferred
 * (`content/site/site.ts`).
 */
export function chooseBrandNames(locale: Locale) {
  const { name, fullName, defaultTitle: title, defaultDescription: description } = siteMessages(locale)
  return { name, fullName, title, description }
}
