import * as z from 'zod/mini'
import { AccountRefused, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, ProviderRedirect, SignInResult, Tokens } from './account-port.ts'
import {
  callStrapi,
  isRedirect,
  parseStrapiAnswer,
  type StrapiAccountsConfig,
  sendToStrapi,
} from './call-strapi.ts'
import { fetchProviderSignIn } from './strapi4-accounts.ts'

const refreshedSchema = z.object({ jwt: z.string(), refreshToken: z.string() })

/**
 * Renews the tokens of a session in Strapi 5. Strapi 5 has sessions if its configuration says `jwtManagement:
 * 'refresh'` (docs.strapi.io/cms/features/users-permissions): an access token of ten minutes, and a refresh token that
 * can be used once.
 *
 * @throws AccountRefused('token') if the session has ended, or another request has used the refresh token
 */
export async function refreshAtStrapi5(
  service: StrapiAccountsConfig,
  caller: AccountCaller,
  tokens: Tokens,
): Promise<Tokens> {
  // The request has no access token, since Strapi would refuse an expired one before it reads the refresh token.
  const request = { path: 'auth/refresh', body: { refreshToken: tokens.refresh ?? '' } }
  try {
    const { jwt, refreshToken } = parseStrapiAnswer(
      refreshedSchema,
      await callStrapi(service, caller, request),
    )
    return { access: jwt, refresh: refreshToken }
  } catch (error) {
    // Strapi answers 404 if sessions were switched off in its configuration.
    if (error instanceof UpstreamFailed && (error.status === 401 || error.status === 404))
      throw new AccountRefused('token')
    throw error
  }
}

/** Ends the session of these tokens. The access token stays valid until it expires. */
export async function signOutAtStrapi5(
  service: StrapiAccountsConfig,
  caller: AccountCaller,
  tokens: Tokens,
): Promise<void> {
  const body = { refreshToken: tokens.refresh ?? '' }
  await callStrapi(service, caller, { path: 'auth/logout', body, tokens })
}

/** Ends all sessions of the user in Strapi. */
export async function signOutEverywhereAtStrapi5(
  service: StrapiAccountsConfig,
  caller: AccountCaller,
  tokens: Tokens,
): Promise<void> {
  await callStrapi(service, caller, { path: 'auth/logout', body: { scope: 'all' }, tokens })
}

/**
 * Starts an OAuth sign-in in place of the browser. Since 5.53 Strapi stores the state of the sign-in in a session of
 * its own; the site holds its cookie meanwhile, and the provider redirects to the site
 * (`src/strapi-project/files/src/extensions/`).
 */
export async function startProviderAtStrapi5(
  service: StrapiAccountsConfig,
  caller: AccountCaller,
  provider: string,
  callback: string,
): Promise<ProviderRedirect> {
  const path = `connect/${provider}?${new URLSearchParams({ callback })}`
  const { response, text } = await sendToStrapi(service, caller, { path })
  const address = response.headers.get('location')
  if (!isRedirect(response) || !address)
    throw new UpstreamFailed(
      'accounts',
      response.status,
      `${provider} could not be begun: ${response.status} ${text.slice(0, 200)}`,
    )
  const back = new URL(address).searchParams.get('redirect_uri')
  // OAuth 1 providers have no `redirect_uri` in the address.
  if (back !== null && new URL(back).origin !== new URL(callback).origin)
    throw new UpstreamFailed('accounts', 200, `${provider} would send visitors back to Strapi: ${back}`)
  return { address, providerSession: cookiesOf(response) }
}

/** @param query query string of the address that the provider redirected to */
export async function finishProviderAtStrapi5(
  service: StrapiAccountsConfig,
  caller: AccountCaller,
  provider: string,
  query: string,
  providerSession: string | undefined,
): Promise<SignInResult> {
  if (providerSession === undefined) throw new AccountRefused('provider')
  const path = `connect/${provider}/callback?${query}`
  const { response } = await sendToStrapi(service, caller, { path, cookie: providerSession })
  const callbackQuery = new URL(response.headers.get('location') ?? '/', service.url).searchParams
  if (!isRedirect(response)) throw new UpstreamFailed('accounts', response.status, 'its session is missing')
  // The visitor can't fix an error between Strapi and the provider; a visitor who refused has no session either.
  if (callbackQuery.has('error')) throw new AccountRefused('provider')
  return fetchProviderSignIn(service, caller, {
    path: `auth/${provider}/callback`,
    cookie: cookiesOf(response),
  })
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
