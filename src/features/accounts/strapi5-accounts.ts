import * as z from 'zod/mini'
import { AccountRefused, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, SignedIn, StartedProvider, Tokens } from './account-port.ts'
import { askStrapi, isRedirect, parseAccountAnswer, type StrapiAccounts, sendToStrapi } from './ask-strapi.ts'
import { finishAtStrapi } from './strapi4-accounts.ts'

const refreshedSchema = z.object({ jwt: z.string(), refreshToken: z.string() })

/**
 * What Strapi 5 does otherwise than 4. It keeps sessions where its configuration says `jwtManagement: 'refresh'`
 * (docs.strapi.io/cms/features/users-permissions): a token of ten minutes, and one that is taken for the next two, once.
 *
 * @throws AccountRefused('token') where the session is over: ended, or gone on with by another request
 */
export async function refreshAtStrapi5(
  service: StrapiAccounts,
  asker: AccountCaller,
  tokens: Tokens,
): Promise<Tokens> {
  // As a bearer a token that is over would be refused before the other one is looked at.
  const question = { path: 'auth/refresh', body: { refreshToken: tokens.refresh ?? '' } }
  try {
    const { jwt, refreshToken } = parseAccountAnswer(
      refreshedSchema,
      await askStrapi(service, asker, question),
    )
    return { access: jwt, refresh: refreshToken }
  } catch (error) {
    // 404 where that configuration was taken away: no session goes on.
    if (error instanceof UpstreamFailed && (error.status === 401 || error.status === 404))
      throw new AccountRefused('token')
    throw error
  }
}

/** Ends the session of these tokens; the short one counts until it ends. */
export async function signOutAtStrapi5(
  service: StrapiAccounts,
  asker: AccountCaller,
  tokens: Tokens,
): Promise<void> {
  const body = { refreshToken: tokens.refresh ?? '' }
  await askStrapi(service, asker, { path: 'auth/logout', body, tokens })
}

/** Ends all sessions of the user. */
export async function signOutEverywhereAtStrapi5(
  service: StrapiAccounts,
  asker: AccountCaller,
  tokens: Tokens,
): Promise<void> {
  await askStrapi(service, asker, { path: 'auth/logout', body: { scope: 'all' }, tokens })
}

/**
 * Begins in the browser's place. Since 5.53 Strapi keeps what the other company says in a session of its own, whose
 * cookie the site holds meanwhile, and that company sends the browser back to the site
 * (`test/services/strapi5/src/extensions/`).
 */
export async function startProviderAtStrapi5(
  service: StrapiAccounts,
  asker: AccountCaller,
  provider: string,
  callback: string,
): Promise<StartedProvider> {
  const path = `connect/${provider}?${new URLSearchParams({ callback })}`
  const { response, text } = await sendToStrapi(service, asker, { path })
  const address = response.headers.get('location')
  if (!isRedirect(response) || !address)
    throw new UpstreamFailed(
      'accounts',
      response.status,
      `${provider} could not be begun: ${response.status} ${text.slice(0, 200)}`,
    )
  const back = new URL(address).searchParams.get('redirect_uri')
  // OAuth 1 companies were told where to before.
  if (back !== null && new URL(back).origin !== new URL(callback).origin)
    throw new UpstreamFailed('accounts', 200, `${provider} would send visitors back to Strapi: ${back}`)
  return { address, held: cookiesOf(response) }
}

/** @param query of the address that the company sent the browser back to */
export async function finishProviderAtStrapi5(
  service: StrapiAccounts,
  asker: AccountCaller,
  provider: string,
  query: string,
  held: string | undefined,
): Promise<SignedIn> {
  if (held === undefined) throw new AccountRefused('provider')
  const path = `connect/${provider}/callback?${query}`
  const { response } = await sendToStrapi(service, asker, { path, cookie: held })
  const said = new URL(response.headers.get('location') ?? '/', service.url).searchParams
  if (!isRedirect(response)) throw new UpstreamFailed('accounts', response.status, 'its session is missing')
  // What is wrong between Strapi and that company, a visitor can't mend; whoever said no has no session either.
  if (said.has('error')) throw new AccountRefused('provider')
  return finishAtStrapi(service, asker, { path: `auth/${provider}/callback`, cookie: cookiesOf(response) })
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
