import { siteMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { alternatePaths, type Head } from '../../rendering/head.ts'
import { type Locale, localeNames } from '../../shared/locales.ts'

interface LanguageLinksProps {
  page: Page
  alternates: Head['alternates']
}

/** The same page in the site's other languages. A click also stores the choice (client/navigation/language.ts). */
export function LanguageLinks({ page, alternates }: LanguageLinksProps) {
  const { locale, config } = page
  if (config.LOCALES.length < 2) return null
  const links = alternatePaths(config.LOCALES, page.path, alternates)
  return <Links locale={locale} links={links.map((link) => ({ locale: link.locale, path: link.path }))} />
}

/** In the menu and in the footer. */
const Links = ({ locale, links }: { locale: Locale; links: { locale: Locale; path: string }[] }) => (
  <ul className="languages" aria-label={siteMessages(locale).language}>
    {links.map((link) => (
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
