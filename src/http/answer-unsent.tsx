import type { Context } from 'hono'
import { SignInNeeded } from '../errors.ts'
import { unsentMessages } from '../languages/texts.ts'
import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import { pathTo } from '../routes/paths.ts'
import { retryAfterSeconds } from '../shared/constants.ts'
import { localePath } from '../shared/urls.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { UnsentForm } from '../ui/components/unsent-form.tsx'
import type { AppEnv } from './app-env.ts'
import { makeFrame } from './page-request.ts'
import { readForm } from './read-body.ts'
import { renderPage } from './render-page.tsx'
import { answerPrivately } from './serve-page.tsx'

const maxFormBytes = 64 * 1024

/**
 * Gives back a form that could not be handled because nobody knows who sent it: 403 where the session has ended, 503
 * where the store of sessions doesn't answer. Its text is shown with a button that sends it again.
 */
export async function answerUnsent(c: Context<AppEnv>, error: Error): Promise<Response> {
  const typed = await readForm(c.req.raw, maxFormBytes)
  const frame = await makeFrame(c)
  const why = error instanceof SignInNeeded ? 'signedOut' : 'silent'
  const status = why === 'signedOut' ? 403 : 503
  if (why === 'silent') c.get('services').log.error('request failed', { path: c.get('path'), error })
  const values = typeof typed === 'string' ? {} : typed
  const head = { ...UnsentPage.head(frame, why), status } as const
  const rendered = await renderPage(c, frame, head, <UnsentPage.View page={frame} why={why} typed={values} />)
  return answerPrivately(c, rendered, why === 'silent' ? { 'Retry-After': String(retryAfterSeconds) } : {})
}

/** Why a form came back: the session has ended, or the store of sessions doesn't answer. */
type UnsentReason = 'signedOut' | 'silent'

/** A form that could not be handled, with all that was typed and a button that sends it again. */
const UnsentPage = {
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
