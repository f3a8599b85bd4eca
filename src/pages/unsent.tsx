import { unsentMessages } from '../languages/texts.ts'
import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import { pathTo } from '../routes/paths.ts'
import { localePath } from '../shared/urls.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'

/** Why a form came back: the session has ended, or the store of sessions doesn't answer. */
export type UnsentReason = 'signedOut' | 'silent'

/** A value of more letters, or of several lines, was written by hand: it is shown, so that it can be copied. */
const maxHiddenLength = 60

/** A form that could not be handled, with all that was typed and a button that sends it again. */
export const UnsentPage = {
  head: ({ locale }: Page, why: UnsentReason): Head => ({
    title: unsentMessages(locale)[why],
    robots: 'noindex',
    styles: ['forms'],
  }),
  View: ({
    page: { locale, path },
    page,
    why,
    typed,
  }: {
    page: Page
    why: UnsentReason
    typed: Readonly<Record<string, string>>
  }) => {
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
          <form className="submission" method="post" action={localePath(locale, path)}>
            {Object.entries(typed).map(([name, value]) =>
              value.length > maxHiddenLength || value.includes('\n') ? (
                <div className="field" key={name}>
                  <label htmlFor={name}>{t.typed}</label>
                  <textarea id={name} name={name} rows={8} defaultValue={value} />
                </div>
              ) : (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <button type="submit" className="button">
              {t.again}
            </button>
          </form>
        </div>
      </PageFrame>
    )
  },
}
