import { unsentMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { PageFrame } from '../../ui/components/page-frame.tsx'
import { UnsentForm } from '../../ui/components/unsent-form.tsx'

/** Why a form came back: the session has ended, or the store of sessions doesn't answer. */
export type UnsentReason = 'signedOut' | 'silent'

/** A form that could not be handled, with all that was typed and a button that sends it again. */
export const UnsentPage = {
  head: ({ locale }: Page, why: UnsentReason): Head => ({
    title: unsentMessages(locale)[why],
    robots: 'noindex',
    styles: ['forms'],
  }),
  View: ({
    page,
    why,
    typed,
  }: {
    page: Page
    why: UnsentReason
    typed: Readonly<Record<string, string>>
  }) => {
    const { locale } = page
    const t = unsentMessages(locale)
    return (
      <PageFrame page={page}>
        <div className="wrap">
          <h1>{t[why]}</h1>
          <p className="lead">{t[`${why}Hint`]}</p>
          {why === 'signedOut' ? (
            <p>
              <a href={localePath(locale, pathTo('login'))} target="_blank" rel="noopener">
                {t.signIn}
              </a>
            </p>
          ) : null}
          <UnsentForm page={page} typed={typed} />
        </div>
      </PageFrame>
    )
  },
}
