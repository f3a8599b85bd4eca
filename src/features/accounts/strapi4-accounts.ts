import * as z from 'zod/mini'
import { AccountRefused, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, AccountPort, AccountUser, SignedIn } from './account-port.ts'
import { type AccountRequest, askStrapi, parseAccountAnswer, type StrapiAccounts } from './ask-strapi.ts'

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
  // Strapi 5's, where it keeps sessions.
  refreshToken: z.optional(z.string()),
  user: userSchema,
})

/**
 * The REST calls of Strapi 4's users-permissions (docs.strapi.io/dev-docs/plugins/users-permissions). Only known keys
 * are passed on, and the visitor's address in place of whatever was forwarded: by both its limiter counts.
 */
export function createStrapi4Accounts(service: StrapiAccounts): AccountPort {
  const call = (asker: AccountCaller | undefined, question: AccountRequest) =>
    askStrapi(service, asker, question)
  const signIn = async (asker: AccountCaller, question: AccountRequest) =>
    toSignedIn(await call(asker, question))
  return {
    signIn: (asker, { identifier, password }) =>
      signIn(asker, { path: 'auth/local', body: { identifier, password } }),
    register: async (asker, { username, email, password }) => {
      const body = { username, email, password }
      const answer = parseAccountAnswer(
        signedInSchema,
        await call(asker, { path: 'auth/local/register', body }),
      )
      return answer.jwt ? toSignedIn(answer) : 'to-be-confirmed'
    },
    requestReset: async (asker, email) =>
      void (await call(asker, { path: 'auth/forgot-password', body: { email } })),
    reset: (asker, { code, password }) =>
      signIn(asker, {
        path: 'auth/reset-password',
        body: { code, password, passwordConfirmation: password },
      }),
    changePassword: (asker, tokens, { currentPassword, password }) =>
      signIn(asker, {
        path: 'auth/change-password',
        body: { currentPassword, password, passwordConfirmation: password },
        tokens,
      }),
    requestConfirmation: async (asker, email) =>
      void (await call(asker, { path: 'auth/send-email-confirmation', body: { email } })),
    confirm: async (asker, code) =>
      void (await call(asker, {
        path: `auth/email-confirmation?${new URLSearchParams({ confirmation: code })}`,
      })),
    startProvider: async (_asker, provider, callback) => ({
      address: `${service.url}/api/connect/${provider}?${new URLSearchParams({ callback })}`,
    }),
    finishProvider: (asker, provider, query) =>
      finishAtStrapi(service, asker, { path: `auth/${provider}/callback?${query}` }),
    readUser: async (asker, tokens) =>
      toUser(parseAccountAnswer(userSchema, await call(asker, { path: 'users/me?populate=role', tokens }))),
    ...(service.eraseToken === undefined
      ? {}
      : { erase: (userId: string) => eraseUser(call, userId, service.eraseToken ?? '') }),
  }
}

async function eraseUser(
  call: (asker: undefined, question: AccountRequest) => Promise<unknown>,
  userId: string,
  access: string,
): Promise<void> {
  await call(undefined, { path: `users/${encodeURIComponent(userId)}`, method: 'DELETE', tokens: { access } })
}

/**
 * Asks for who comes back from another company.
 *
 * @throws AccountRefused with `provider` for whatever that company's words are
 */
export async function finishAtStrapi(
  service: StrapiAccounts,
  asker: AccountCaller,
  question: AccountRequest,
): Promise<SignedIn> {
  try {
    return toSignedIn(await askStrapi(service, asker, question))
  } catch (error) {
    if (error instanceof AccountRefused && error.fault === 'invalid') throw new AccountRefused('provider')
    throw error
  }
}

function toSignedIn(answer: unknown): SignedIn {
  const { jwt, refreshToken: refresh, user } = parseAccountAnswer(signedInSchema, answer)
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
