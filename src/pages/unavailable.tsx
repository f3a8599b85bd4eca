import { errorMessages } from '../i18n/errors.ts'
import { DefaultLayout } from '../layouts/default.tsx'
import type { Head } from '../rendering/head.ts'
import type { Page } from '../rendering/page.ts'
import { localePath } from '../shared/urls.ts'

/** Shown when neither the content service nor a stored copy has the page. It asks for nothing itself. */
export const UnavailablePage = {
  head: ({ locale }: Page): Head => ({ title: errorMessages(locale).unavailable, robots: 'noindex' }),
  View: ({ page }: { page: Page }) => {
    const t = errorMessages(page.locale)
    return (
      <DefaultLayout page={page}>
        <div className="wrap">
          <h1>{t.unavailable}</h1>
          <p>{t.unavailableHint}</p>
          <a className="button" href={localePath(page.locale, '/')}>
            {t.home}
          </a>
        </div>
      </DefaultLayout>
    )
  },
}
