import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AccountRefused, BadRequest, RateLimited, StoreMissing, Unauthorized } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readJson } from '../../../http/read-body.ts'
import { requireSameOrigin } from '../../../http/same-origin.ts'
import { readAccountVisitor, readSessionOnce, writeAccountChange } from '../../../http/visitor-session.ts'
import type { Session } from '../../../rendering/visitor.ts'
import { requiredIdentifier } from '../../../shared/forms/fields.ts'
import { keptChangesSchema } from '../../../shared/kept.ts'
import type { AccountOutcome, AccountService } from '../account-service.ts'
import {
  changePasswordSchema,
  emailSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '../forms/account-forms.ts'

/**
 * JSON API of accounts for scripts on the site's own pages. Requests and answers have the shapes of Strapi's, except
 * for the token: it is in a cookie that scripts can't read.
 */

const maxBodyBytes = 16 * 1024

/**
 * `POST /api/auth/local` with `{identifier, password}` → `{user}`.
 *
 * @throws AccountRefused, RateLimited, as do all handlers below
 */
export const handleSignIn = (c: Context<AppEnv>) =>
  handleAccountCall(c, loginSchema, (accounts, values) => accounts.signIn(readAccountVisitor(c), values))

/** `POST /api/auth/local/register` with `{username, email, password}` → `{}`; an e-mail follows. */
export const handleSignUp = (c: Context<AppEnv>) =>
  handleAccountCall(c, signUpSchema, (accounts, values) => accounts.register(readAccountVisitor(c), values))

/**
 * A user name must not be somebody else's e-mail address: Strapi accepts either for signing in, so the owner of the
 * address could no longer register.
 */
const signUpSchema = z
  .extend(registerSchema, { username: z.optional(requiredIdentifier()) })
  .check(
    z.refine(
      ({ username, email }) => !username?.includes('@') || username.toLowerCase() === email.toLowerCase(),
      { path: ['username'], error: 'must not be an e-mail address of somebody else' },
    ),
  )

/** `POST /api/auth/forgot-password` with `{email}` → `{ok: true}`, whether or not there is such an account. */
export const handleResetRequest = (c: Context<AppEnv>) =>
  handleAccountCall(c, emailSchema, (accounts, { email }) =>
    accounts.requestReset(readAccountVisitor(c), email),
  )

/** `POST /api/auth/reset-password` with `{code, password}` → `{user}`. */
export const handlePasswordReset = (c: Context<AppEnv>) =>
  handleAccountCall(c, resetPasswordSchema, (accounts, values) =>
    accounts.resetPassword(readAccountVisitor(c), values),
  )

/** `POST /api/auth/send-email-confirmation` with `{email}` → `{ok: true}`, for any address. */
export const handleConfirmationRequest = (c: Context<AppEnv>) =>
  handleAccountCall(c, emailSchema, (accounts, { email }) =>
    accounts.requestConfirmation(readAccountVisitor(c), email),
  )

/**
 * `POST /api/auth/change-password` with `{currentPassword, password}` → `{user}`.
 *
 * @throws Unauthorized if nobody is signed in
 */
export const handlePasswordChange = (c: Context<AppEnv>) =>
  handleAccountCall(c, changePasswordSchema, async (accounts, values) =>
    accounts.changePassword(readAccountVisitor(c), await requireSession(c), values),
  )

/** `POST /api/auth/sign-out` → `{ok: true}`, also for visitors who are not signed in. */
export async function handleSignOut(c: Context<AppEnv>): Promise<Response> {
  const accounts = requireAccountsOfOwnOrigin(c)
  // If the service can't say whose session it is, this device signs out anyway.
  const session = await readSessionOnce(c).catch(() => undefined)
  if (session) await accounts.signOut(readAccountVisitor(c), session)
  await writeAccountChange(c, 'ends')
  return c.json({ ok: true })
}

/**
 * `GET /api/users/me` → the signed-in user.
 *
 * @throws Unauthorized if nobody is signed in; the answer then deletes the cookie
 */
export async function handleCurrentUser(c: Context<AppEnv>): Promise<Response> {
  requireAccountService(c)
  return c.json(toUser(await requireSession(c)))
}

/** @throws StoreMissing if accounts are not configured */
function requireAccountService(c: Context<AppEnv>): AccountService {
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  const { accounts } = c.get('services')
  if (!accounts) throw new StoreMissing('SITE_SECRET')
  return accounts
}

/**
 * Returns the account service to a call that changes something, if the call comes from the site's own pages.
 *
 * @throws Forbidden for another origin
 * @throws StoreMissing if accounts are not configured
 */
export function requireAccountsOfOwnOrigin(c: Context<AppEnv>): AccountService {
  requireSameOrigin(c)
  return requireAccountService(c)
}

async function requireSession(c: Context<AppEnv>): Promise<Session> {
  const session = await readSessionOnce(c)
  if (!session) throw new Unauthorized()
  return session
}

/** @throws BadRequest with the name of the invalid field */
async function parseAccountCall<Values>(c: Context<AppEnv>, schema: z.ZodMiniType<Values>): Promise<Values> {
  const parsed = schema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadRequest(issue?.path.join('.') ?? '', issue?.message ?? 'Invalid input')
}

async function handleAccountCall<Values>(
  c: Context<AppEnv>,
  schema: z.ZodMiniType<Values>,
  take: (accounts: AccountService, values: Values) => Promise<AccountOutcome>,
): Promise<Response> {
  const accounts = requireAccountsOfOwnOrigin(c)
  const outcome = await take(accounts, await parseAccountCall(c, schema))
  if ('isEmailSent' in outcome) return c.json({ ok: true })
  if ('refused' in outcome) {
    const { refused, retryAfterSeconds = 60 } = outcome
    throw refused === 'too-many' ? new RateLimited(retryAfterSeconds) : new AccountRefused(refused)
  }
  await writeAccountChange(c, { begins: outcome.session, device: outcome.device })
  return c.json({ user: toUser(outcome.session) })
}

const toUser = ({ user: { id, username, email, isConfirmed, provider } }: Session) => ({
  id,
  username,
  email,
  confirmed: isConfirmed,
  provider,
})

/**
 * `POST /api/account/kept` with the changes of a device, all optional → `{data: {owner, saved, city}}`, the saved data
 * after the merge. `owner` is a pseudonym of the account: a device that holds the data of another account does not mix
 * the two.
 *
 * @throws Unauthorized if nobody is signed in
 * @throws Forbidden, BadRequest, StoreMissing
 */
export async function handleAccountSync(c: Context<AppEnv>): Promise<Response> {
  const accounts = requireAccountsOfOwnOrigin(c)
  const changes = await parseAccountCall(c, keptChangesSchema)
  const session = await requireSession(c)
  const owner = await accounts.makeOwnerId(session)
  if (changes.owner !== undefined && changes.owner !== owner) {
    // Another user has signed in in another tab: the changes of this tab don't belong to that account.
    return c.json({ data: { owner, ...(await accounts.readAccountData(session)) } })
  }
  return c.json({ data: { owner, ...(await accounts.syncAccountData(session, changes)) } })
}
