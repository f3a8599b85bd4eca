import type { Context } from 'hono'
import { escapeHtml } from '../../../content/text/escape-html.ts'
import { NotFound } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readHostCookie, writeHostCookie } from '../../../http/cookies.ts'
import { readForm } from '../../../http/read-body.ts'
import { readParam } from '../../../http/read-param.ts'
import { redirect } from '../../../http/redirect.ts'
import { readAccountVisitor, writeAccountChange } from '../../../http/visitor-session.ts'
import { accountFormMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { nextParameter, toNextPage } from '../../../shared/next-page.ts'
import { providerCookie } from '../../../shared/stored-names.ts'
import { localePath, splitLocalePath } from '../../../shared/urls.ts'
import { requireAccountsOfOwnOrigin } from './accounts.ts'

const maxFormBytes = 4096

/**
 * `POST /connect/vk` with `next=/en/account` → a page that opens the provider's address at once. A redirect can't do
 * this: the policy `form-action` allows a form to lead to this site only, and a provider may redirect through unknown
 * hosts.
 *
 * @throws NotFound for a provider that is not offered
 * @throws Forbidden, StoreMissing
 */
export async function handleProviderStart(c: Context<AppEnv>): Promise<Response> {
  const accounts = requireAccountsOfOwnOrigin(c)
  const sent = await readForm(c.req.raw, maxFormBytes)
  const next = typeof sent === 'string' ? undefined : toNextPage(sent[nextParameter])
  const site = c.get('config').SITE_URL ?? c.req.url
  const provider = readParam(c, 'startProvider', 'provider')
  const started = await accounts.startProvider(readAccountVisitor(c), provider, new URL(site).origin, next)
  if (!started) throw new NotFound(c.get('path'))
  writeHostCookie(c, providerCookie, started.pass)
  c.header('Refresh', `0;url=${started.address}`)
  const { locale } = splitLocalePath(next ?? '/', c.get('config').LOCALES)
  return c.html(
    `<!doctype html><html lang="${locale}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${provider}</title><p><a href="${escapeHtml(started.address)}">${accountFormMessages(locale).goOn}</a>`,
  )
}

/**
 * `GET /connect/vk/callback?…` → 303 to the page that the visitor wanted, signed in; or to the sign-in page with a
 * message. The query can open the account, so it is neither logged nor part of any page's address, not even of an error
 * page's.
 */
export async function handleProviderCallback(c: Context<AppEnv>): Promise<Response> {
  const { accounts, log } = c.get('services')
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  const login = (event: string, locale = c.get('locale')) =>
    goTo(c, `${localePath(locale, pathTo('login'))}?said=${event}`)
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
    // An error page would keep the query in its address, and analytics would send it on.
    log.error('nobody could be signed in by another company', { error })
    return login('unavailable')
  }
}

const goTo = (c: Context<AppEnv>, address: string) => redirect(c, address, 303)
