import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Session } from '../../../context/visitor.ts'
import { AccountRefused, BadRequest, RateLimited, StoreMissing, Unauthorized } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readJson } from '../../../http/read-body.ts'
import { requireSameOrigin } from '../../../http/same-origin.ts'
import { readAccountVisitor, readSessionOnce, writeAccountChange } from '../../../http/visitor-session.ts'
import { requiredIdentifier } from '../../../shared/forms/fields.ts'
import type { AccountOutcome, AccountService } from '../account-service.ts'
import {
  changePasswordSchema,
  emailSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '../forms/account-forms.ts'

/**
 * Calls of scripts on the site's own pages, in the shapes of the content service's: but for the token, which no script
 * ever gets. It comes and goes in a cookie that scripts can't read.
 */

const maxBodyBytes = 16 * 1024

/** `POST /api/auth/local` with `{identifier, password}` → `{user}`. @throws AccountRefused, RateLimited, as all below */
export const handleSignIn = (c: Context<AppEnv>) =>
  answer(c, loginSchema, (accounts, values) => accounts.signIn(readAccountVisitor(c), values))

/** `POST /api/auth/local/register` with `{username, email, password}` → `{}`: a letter follows. */
export const handleSignUp = (c: Context<AppEnv>) =>
  answer(c, signUpSchema, (accounts, values) => accounts.register(readAccountVisitor(c), values))

/** Strapi signs in by either: whoever took another's address for a name would keep its owner from registering. */
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
  answer(c, emailSchema, (accounts, { email }) => accounts.requestReset(readAccountVisitor(c), email))

/** `POST /api/auth/reset-password` with `{code, password}` → `{user}`. */
export const handleNewPassword = (c: Context<AppEnv>) =>
  answer(c, resetPasswordSchema, (accounts, values) => accounts.reset(readAccountVisitor(c), values))

/** `POST /api/auth/send-email-confirmation` with `{email}` → `{ok: true}`, for any address. */
export const handleConfirmationRequest = (c: Context<AppEnv>) =>
  answer(c, emailSchema, (accounts, { email }) => accounts.requestConfirmation(readAccountVisitor(c), email))

/** `POST /api/auth/change-password` with `{currentPassword, password}` → `{user}`. @throws Unauthorized */
export const handlePasswordChange = (c: Context<AppEnv>) =>
  answer(c, changePasswordSchema, async (accounts, values) =>
    accounts.changePassword(readAccountVisitor(c), await requireSession(c), values),
  )

/** `POST /api/auth/sign-out` → `{ok: true}`, whoever asks. */
export async function handleSignOut(c: Context<AppEnv>): Promise<Response> {
  const accounts = requireAccounts(c)
  // Where nobody knows whose it is, it goes from this device all the same.
  const session = await readSessionOnce(c).catch(() => undefined)
  if (session) await accounts.signOut(readAccountVisitor(c), session)
  await writeAccountChange(c, 'ends')
  return c.json({ ok: true })
}

/** `GET /api/users/me` → who is signed in. @throws Unauthorized: then the cookie is gone, too */
export async function handleCurrentUser(c: Context<AppEnv>): Promise<Response> {
  requireAccountService(c)
  return c.json(toUser(await requireSession(c)))
}

/** @throws StoreMissing where accounts aren't set up */
function requireAccountService(c: Context<AppEnv>): AccountService {
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  const { accounts } = c.get('services')
  if (!accounts) throw new StoreMissing('SITE_SECRET')
  return accounts
}

/** For calls that change something. @throws Forbidden, StoreMissing */
export function requireAccounts(c: Context<AppEnv>): AccountService {
  requireSameOrigin(c)
  return requireAccountService(c)
}

export async function requireSession(c: Context<AppEnv>): Promise<Session> {
  const session = await readSessionOnce(c)
  if (!session) throw new Unauthorized()
  return session
}

/** @throws BadRequest naming the field that is wrong */
export async function parseAccountCall<Values>(
  c: Context<AppEnv>,
  schema: z.ZodMiniType<Values>,
): Promise<Values> {
  const parsed = schema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadRequest(issue?.path.join('.') ?? '', issue?.message ?? 'Invalid input')
}

async function answer<Values>(
  c: Context<AppEnv>,
  schema: z.ZodMiniType<Values>,
  take: (accounts: AccountService, values: Values) => Promise<AccountOutcome>,
): Promise<Response> {
  const accounts = requireAccounts(c)
  const outcome = await take(accounts, await parseAccountCall(c, schema))
  if ('isLetterOut' in outcome) return c.json({ ok: true })
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
