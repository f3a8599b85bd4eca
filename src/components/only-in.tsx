import { siteMessages } from '../i18n/site.ts'
import type { Head } from '../page/head.ts'
import { allLocales, type Locale } from '../shared/locales.ts'

/** What isn't translated is shown in the language that it is written in: said before it, in the page's own. */
export function OnlyIn({ locale, alternates }: { locale: Locale; alternates: Head['alternates'] }) {
  if (!alternates || alternates[locale] !== undefined) return null
  const written = allLocales.filter((each) => alternates[each] !== undefined)
  return written.length > 0 ? <p className="offer">{siteMessages(locale).onlyIn(written)}</p> : null
}
