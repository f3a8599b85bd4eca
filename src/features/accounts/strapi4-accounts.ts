import * as z from 'zod/mini'
import { AccountRefused, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, AccountPort, AccountUser, SignInResult } from './account-port.ts'
import {
  callStrapi,
  parseStrapiAnswer,
  type StrapiAccountsConfig,
  type StrapiAccountsRequest,
} from './call-strapi.ts'

const userSchema = z.object({
  id: z.union([z.number(), z.string()]),
  username: z.string(),
  email: z.string(),
  provider: z._default(z.nullable(z.string()), 'local'),
  confirmed: z._default(z.nullable(z.boolean()), false),
  role: z.optional(z.nullable(z.object({ type: z.optional(z.string()) }))),
})
const signedInSchema = z.object({
  jwt: z.optional(z.string()),
  // Only Strapi 5 with sessions sends a refresh token.
  refreshToken: z.optional(z.string()),
  user: userSchema,
})

/**
 * Calls of users-permissions in Strapi 4 (docs.strapi.io/dev-docs/plugins/users-permissions). Only known fields are
 * sent, and the visitor's address replaces any forwarded one: Strapi's rate limiter counts by both.
 */
export function createStrapi4Accounts(service: StrapiAccountsConfig): AccountPort {
  const call = (caller: AccountCaller | undefined, request: StrapiAccountsRequest) =>
    callStrapi(service, caller, request)
  const signIn = async (caller: AccountCaller, request: StrapiAccountsRequest) =>
    toSignedIn(await call(caller, request))
  return {
    signIn: (caller, { identifier, password }) =>
      signIn(caller, { path: 'auth/local', body: { identifier, password } }),
    register: async (caller, { username, email, password }) => {
      const body = { username, email, password }
      const answer = parseStrapiAnswer(
        signedInSchema,
        await call(caller, { path: 'auth/local/register', body }),
      )
      return answer.jwt ? toSignedIn(answer) : 'to-be-confirmed'
    },
    requestReset: async (caller, email) =>
      void (await call(caller, { path: 'auth/forgot-password', body: { email } })),
    reset: (caller, { code, password }) =>
      signIn(caller, {
        path: 'auth/reset-password',
        body: { code, password, passwordConfirmation: password },
      }),
    changePassword: (caller, tokens, { currentPassword, password }) =>
      signIn(caller, {
        path: 'auth/change-password',
        body: { currentPassword, password, passwordConfirmation: password },
        tokens,
      }),
    requestConfirmation: async (caller, email) =>
      void (await call(caller, { path: 'auth/send-email-confirmation', body: { email } })),
    confirm: async (caller, code) =>
      void (await call(caller, {
        path: `auth/email-confirmation?${new URLSearchParams({ confirmation: code })}`,
      })),
    startProvider: async (_caller, provider, callback) => ({
      address: `${service.url}/api/connect/${provider}?${new URLSearchParams({ callback })}`,
    }),
    finishProvider: (caller, provider, query) =>
      fetchProviderSignIn(service, caller, { path: `auth/${provider}/callback?${query}` }),
    readUser: async (caller, tokens) =>
      toUser(parseStrapiAnswer(userSchema, await call(caller, { path: 'users/me?populate=role', tokens }))),
    ...(service.eraseToken === undefined
      ? {}
      : { erase: (userId: string) => eraseUser(call, userId, service.eraseToken ?? '') }),
  }
}

async function eraseUser(
  call: (caller: undefined, request: StrapiAccountsRequest) => Promise<unknown>,
  userId: string,
  access: string,
): Promise<void> {
  await call(undefined, { path: `users/${encodeURIComponent(userId)}`, method: 'DELETE', tokens: { access } })
}

/**
 * Signs a user in after the provider has redirected back.
 *
 * @throws AccountRefused with `provider`, whatever message the provider sent
 */
export async function fetchProviderSignIn(
  service: StrapiAccountsConfig,
  caller: AccountCaller,
  request: StrapiAccountsRequest,
): Promise<SignInResult> {
  try {
    return toSignedIn(await callStrapi(service, caller, request))
  } catch (error) {
    if (error instanceof AccountRefused && error.fault === 'invalid') throw new AccountRefused('provider')
    throw error
  }
}

function toSignedIn(answer: unknown): SignInResult {
  const { jwt, refreshToken: refresh, user } = parseStrapiAnswer(signedInSchema, answer)
  if (!jwt) throw new UpstreamFailed('accounts', 200, 'its answer has no token')
  return { tokens: refresh === undefined ? { access: jwt } : { access: jwt, refresh }, user: toUser(user) }
}

const toUser = ({
  id,
  username,
  email,
  provider,
  confirmed,
  role,
}: z.infer<typeof userSchema>): AccountUser => ({
  id: String(id),
  username,
  email,
  provider: provider ?? 'local',
  isConfirmed: confirmed === true,
  role: role?.type,
})
