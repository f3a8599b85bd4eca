import { siteMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { alternatePaths, type Head } from '../../rendering/head.ts'
import type { Locale } from '../../shared/locales.ts'

/**
 * A deep link is never redirected to another language; it offers it. Which one, only the browser knows
 * (client/navigation/language.ts), so that the page is the same for everybody.
 */
export function LanguageOffer({ page, alternates }: { page: Page; alternates: Head['alternates'] }) {
  const others = alternatePaths(page.config.LOCALES, page.path, alternates).filter(
    (link) => link.isTranslated && link.locale !== page.locale,
  )
  return others.map(({ locale, path }) => <Offer key={locale} locale={locale} path={path} />)
}

function Offer({ locale, path }: { locale: Locale; path: string }) {
  const t = siteMessages(locale)
  return (
    <template data-offer-language={locale}>
      <aside className="offer" lang={locale}>
        <p>{t.offerLanguage}</p>
        <a href={path} hrefLang={locale}>
          {t.offerLanguageYes}
        </a>
        <button type="button" data-close="" aria-label={t.close}>
          ×
        </button>
      </aside>
    </template>
  )
}
