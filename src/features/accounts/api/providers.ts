import type { Context } from 'hono'
import { NotFound } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readHostCookie, writeHostCookie } from '../../../http/cookies.ts'
import { readParam } from '../../../http/param-of.ts'
import { readForm } from '../../../http/read-body.ts'
import { redirect } from '../../../http/redirect.ts'
import { readAccountVisitor, writeAccountChange } from '../../../http/visitor-session.ts'
import { accountFormMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { nextParameter, toNextPage } from '../../../shared/next-page.ts'
import { providerCookie } from '../../../shared/stored-names.ts'
import { localePath, splitLocalePath } from '../../../shared/urls.ts'
import { requireAccounts } from './accounts.ts'

const maxFormBytes = 4096

/**
 * `POST /connect/vk` with `next=/en/account` → a page that goes on to the other company at once. Not a redirect: a form's
 * may lead nowhere but to this site (`form-action`), and nobody knows through whose hosts that company leads.
 *
 * @throws NotFound for a company that isn't offered
 * @throws Forbidden, StoreMissing
 */
export async function handleProviderStart(c: Context<AppEnv>): Promise<Response> {
  const accounts = requireAccounts(c)
  const sent = await readForm(c.req.raw, maxFormBytes)
  const next = typeof sent === 'string' ? undefined : toNextPage(sent[nextParameter])
  const site = c.get('config').SITE_URL ?? c.req.url
  const provider = readParam(c, 'startProvider', 'provider')
  const started = await accounts.startProvider(readAccountVisitor(c), provider, new URL(site).origin, next)
  if (!started) throw new NotFound(c.get('path'))
  writeHostCookie(c, providerCookie, started.pass)
  c.header('Refresh', `0;url=${started.address}`)
  const address = started.address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const { locale } = splitLocalePath(next ?? '/', c.get('config').LOCALES)
  return c.html(
    `<!doctype html><html lang="${locale}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${provider}</title><p><a href="${address}">${accountFormMessages(locale).goOn}</a>`,
  )
}

/**
 * `GET /connect/vk/callback?…` → 303 to where they were going, signed in; or to the page for it, which says that it didn't
 * work. Its query opens an account: it is written into no log, and no page has it in its address, an error page neither.
 */
export async function handleProviderCallback(c: Context<AppEnv>): Promise<Response> {
  const { accounts, log } = c.get('services')
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  const login = (said: string, locale = c.get('locale')) =>
    goTo(c, `${localePath(locale, pathTo('login'))}?said=${said}`)
  if (!accounts) return login('provider')
  const pass = readHostCookie(c, providerCookie)
  writeHostCookie(c, providerCookie, '')
  const query = c.get('url').search.slice(1)
  try {
    const outcome = await accounts.finishProvider(
      readAccountVisitor(c),
      readParam(c, 'providerCallback', 'provider'),
      pass,
      query,
    )
    const { locale } = splitLocalePath(outcome.next ?? '/', c.get('config').LOCALES)
    if (!('session' in outcome)) return login('provider', locale)
    await writeAccountChange(c, { begins: outcome.session })
    return goTo(c, outcome.next ?? localePath(locale, pathTo('account')))
  } catch (error) {
    // No error page here: its address would hold what opens the account, and the visit be counted with it.
    log.error('nobody could be signed in by another company', { error })
    return login('unavailable')
  }
}

const goTo = (c: Context<AppEnv>, address: string) => redirect(c, address, 303)
