import type { ReactNode } from 'react'
import { accountFormMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'

/** Layout of every account page. If accounts are not configured, it shows a note instead of the page. */
export function AccountFrame({ page, title, children }: { page: Page; title: string; children: ReactNode }) {
  const { locale, config } = page
  const t = accountFormMessages(locale)
  return (
    <PageFrame page={page}>
      <div className="wrap account">
        {config.hasAccounts ? (
          children
        ) : (
          <>
            <h1>{title}</h1>
            <p className="lead">{t.notSetUp}</p>
            <p>
              <a className="button" href={localePath(locale, pathTo('saved'))}>
                {t.toSaved}
              </a>
            </p>
          </>
        )}
      </div>
    </PageFrame>
  )
}

/**
 * Says that an e-mail was sent. The text is the same if none was, to disclose nothing.
 *
 * @param again path at which another e-mail can be requested
 */
export function EmailSentNotice({ locale, again }: { locale: Locale; again: string }) {
  const t = accountFormMessages(locale)
  return (
    <>
      <h1>{t.letterTitle}</h1>
      <p className="lead">{t.letterLead}</p>
      <p>
        <a className="button" href={localePath(locale, pathTo('login'))}>
          {t.toLogin}
        </a>
      </p>
      <p>
        <a href={again}>{t.askAgain}</a>
      </p>
    </>
  )
}
