import type { Announcement } from '../../content/site/announcement.ts'
import { siteMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { type Head, listAlternatePaths } from '../../rendering/head.ts'
import type { Locale } from '../../shared/locales.ts'

/** Four lines of this many letters fit on the narrowest phones; a longer text may have to be scrolled. */
const fittingLength = 110

/**
 * The editor's announcement above the header of every page. It is part of the first bytes, so that nothing moves.
 * `client/navigation/header.ts` lets a visitor close it; later pages of that visitor don't contain it.
 */
export function AnnouncementBar({
  announcement: { id, text, href, lang },
  locale,
}: {
  announcement: Announcement
  locale: Locale
}) {
  const t = siteMessages(locale)
  // A text that may scroll must be focusable, to be scrolled by keyboard. A link in it already is.
  const isFocusable = href === undefined && text.length > fittingLength
  return (
    <aside className="announcement" aria-label={t.announcement} data-announcement={id}>
      <p lang={lang} tabIndex={isFocusable ? 0 : undefined}>
        {href ? <a href={href}>{text}</a> : text}
      </p>
      <button type="button" className="announcement-close" hidden aria-label={t.close}>
        ×
      </button>
    </aside>
  )
}

/** «Ваш город — Тверь?», filled and shown by `client/city/city-confirmation.ts` when no city is stored. */
export function CityConfirmation({ locale }: { locale: Locale }) {
  const t = siteMessages(locale)
  return (
    <template data-city-confirmation="">
      <section className="city-box" aria-label={t.city}>
        <p data-question="">{t.cityQuestion('{city}')}</p>
        <button type="button" className="button" data-yes="">
          {t.yes}
        </button>
        <button type="button" className="button button-quiet" data-choose="">
          {t.chooseCity}
        </button>
      </section>
    </template>
  )
}

/**
 * Offers the page in the visitor's own language, since a link to a page is never redirected to another language. The
 * page is the same for everybody and has an offer for each language; `client/navigation/language.ts` shows one of them.
 */
export function LanguageOffer({ page, alternates }: { page: Page; alternates: Head['alternates'] }) {
  const others = listAlternatePaths(page.config.LOCALES, page.path, alternates).filter(
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
