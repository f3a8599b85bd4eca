import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import { alternatePaths, type Head } from '../page/head.ts'
import { localeNames } from '../shared/locales.ts'

/** The same page in the site's other languages. A click also stores the choice (client/language.ts). */
export function LanguageLinks({ page, alternates }: { page: Page; alternates: Head['alternates'] }) {
  const { locale, config } = page
  if (config.LOCALES.length < 2) return null
  return (
    <ul className="languages" aria-label={siteMessages(locale).language}>
      {alternatePaths(config.LOCALES, page.path, alternates).map((link) => (
        <li key={link.locale}>
          <a
            href={link.path}
            hrefLang={link.locale}
            lang={link.locale}
            aria-current={link.locale === locale ? 'true' : undefined}
          >
            {localeNames[link.locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
