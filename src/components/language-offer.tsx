import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import { alternatePaths, type Head } from '../page/head.ts'

/**
 * A deep link is never redirected to another language; it offers it. Which one, only the browser knows
 * (client/language.ts), so that the page is the same for everybody.
 */
export function LanguageOffer({ page, alternates }: { page: Page; alternates: Head['alternates'] }) {
  const others = alternatePaths(page.config.LOCALES, page.path, alternates).filter(
    (link) => link.isTranslated && link.locale !== page.locale,
  )
  return others.map((link) => {
    const t = siteMessages(link.locale)
    return (
      <template key={link.locale} data-offer-language={link.locale}>
        <aside className="offer" lang={link.locale}>
          <p>{t.offerLanguage}</p>
          <a href={link.path} hrefLang={link.locale}>
            {t.offerLanguageYes}
          </a>
          <button type="button" data-close="" aria-label={t.close}>
            ×
          </button>
        </aside>
      </template>
    )
  })
}
