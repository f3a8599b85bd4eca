import { errorMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { localePath } from '../../shared/urls.ts'
import { PageFrame } from '../../ui/components/page-frame.tsx'

/** Why there is no page: `unavailable` says that nothing can be done about it now. */
export type UnavailableReason = 'unavailable' | 'tooMany' | 'foreign' | 'unreadable' | 'otherRole'

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
          <a className="button" href={localePath(page.locale, '/')}>
            {t.home}
          </a>
        </div>
      </PageFrame>
    )
  },
}
