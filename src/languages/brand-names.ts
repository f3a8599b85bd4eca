import type { Locale } from '../shared/locales.ts'
import { siteMessages } from './texts.ts'

/** What the brand calls the orchestra; what an editor has written goes before it (`content/site/site-names.ts`). */
export function brandNames(locale: Locale) {
  const { name, fullName, defaultTitle: title, defaultDescription: description } = siteMessages(locale)
  return { name, fullName, title, description }
}
