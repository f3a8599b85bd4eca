import { contact } from '../../brand/chosen.ts'
import { errorMessages, offlineMessages, visitMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath, toTelHref } from '../../shared/urls.ts'
import { PageFrame } from '../../ui/components/page-frame.tsx'

/** Why there is no page: `unavailable` says that nothing can be done about it now. */
export type UnavailableReason = 'unavailable' | 'tooMany' | 'foreign' | 'unreadable' | 'otherRole'

/**
 * What helps while the site can't answer: the same address once more, what this device has kept, and a call. Other pages may
 * fail as well, so no other is offered.
 */
function AnotherTry({ locale }: { locale: Locale }) {
  const t = offlineMessages(locale)
  return (
    <p className="hero-actions">
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that the visitor asked for. */}
      <a className="button" href="">
        {t.tryAgain}
      </a>
      <a
        className="button button-quiet"
        href={localePath(locale, pathTo('offline'))}
        data-kept-pages-link=""
        hidden
      >
        {t.available}
      </a>
      {contact.phone ? (
        <a href={toTelHref(contact.phone)}>{visitMessages(locale).call(contact.phone)}</a>
      ) : null}
    </p>
  )
}

/**
 * Shown when neither the content service nor a stored copy has the page, or the visitor can't have it. It asks for
 * nothing itself.
 */
export const UnavailablePage = {
  head: ({ locale }: Page, why: UnavailableReason): Head => ({
    title: errorMessages(locale)[why],
    robots: 'noindex',
  }),
  View: ({ page, why }: { page: Page; why: UnavailableReason }) => {
    const t = errorMessages(page.locale)
    return (
      <PageFrame page={page}>
        <div className="wrap">
          <h1>{t[why]}</h1>
          <p>{t[`${why}Hint`]}</p>
          {why === 'unavailable' || why === 'tooMany' ? (
            <AnotherTry locale={page.locale} />
          ) : (
            <a className="button" href={localePath(page.locale, '/')}>
              {t.home}
            </a>
          )}
        </div>
      </PageFrame>
    )
  },
}
