import { siteMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { type Head, listAlternatePaths } from '../../rendering/head.ts'
import { localeNames } from '../../shared/locales.ts'

interface LanguageLinksProps {
  page: Page
  alternates: Head['alternates']
}

/**
 * Links to the page in the site's other languages, in the menu and in the footer. A click also stores the choice
 * (`client/navigation/language.ts`); what is translated is marked, since only that is offered.
 */
export function LanguageLinks({ page, alternates }: LanguageLinksProps) {
  const { locale, config } = page
  if (config.LOCALES.length < 2) return null
  return (
    <ul className="languages" aria-label={siteMessages(locale).language}>
      {listAlternatePaths(config.LOCALES, page.path, alternates).map((link) => (
        <li key={link.locale}>
          <a
            href={link.path}
            hrefLang={link.locale}
            lang={link.locale}
            rel={link.isTranslated ? 'alternate' : undefined}
            aria-current={link.locale === locale ? 'true' : undefined}
          >
            {localeNames[link.locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
