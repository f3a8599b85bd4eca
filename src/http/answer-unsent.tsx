import type { Context } from 'hono'
import { SignInNeeded } from '../errors.ts'
import { retryAfterSeconds } from '../shared/constants.ts'
import type { AppEnv } from './app-env.ts'
import { UnsentPage } from './error-pages/unsent.tsx'
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
