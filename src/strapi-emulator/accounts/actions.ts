import { checkFields, makeInvalidInputError, makeNotApplicableError } from './check-fields.ts'
import { hashPassword, isPasswordCorrect, type TokenService } from './credentials.ts'
import { isStaffRole, type StaffRole } from './demo-users.ts'
import type { AccountMailer } from './emails.ts'
import type { UserRow, UserTable } from './users.ts'

/** Services that the calls of accounts use. */
export interface AccountServices {
  users: UserTable
  tokens: TokenService
  letters: AccountMailer
  site: string
  now: () => number
}

/** Strapi's own rules, which are less strict than the site's. */
const lengths = { username: { minLength: 3 }, password: { minLength: 6 } }

export async function signIn({ users, tokens }: AccountServices, body: unknown): Promise<Response> {
  const { identifier, password } = checkFields(body, { identifier: {}, password: {} })
  const user = await users.byIdentifier(identifier)
  const fits = await isPasswordCorrect(password, user?.password)
  if (!user || !fits) throw makeInvalidInputError('Invalid identifier or password')
  if (!user.is_confirmed) throw makeNotApplicableError('Your account email is not confirmed')
  if (user.is_blocked) throw makeNotApplicableError('Your account has been blocked by an administrator')
  return signedIn(tokens, user)
}

export async function register(
  { users, letters, now }: AccountServices,
  body: unknown,
  language?: string,
): Promise<Response> {
  const { email, username, password } = checkFields(body, {
    email: { isEmail: true },
    username: {},
    password: {},
  })
  checkFields({ username, password }, lengths)
  const user = await users.add({ username, email, password: await hashPassword(password) }, now())
  await letters.sendConfirmation(user, language)
  return Response.json({ user: toUser(user) })
}

export async function resendConfirmation(
  { users, letters }: AccountServices,
  body: unknown,
  language?: string,
): Promise<Response> {
  const { email } = checkFields(body, { email: { isEmail: true } })
  const user = await users.byEmail(email)
  if (!user) return Response.json({ email, sent: true })
  if (user.is_confirmed) throw makeNotApplicableError('Already confirmed')
  if (user.is_blocked) throw makeNotApplicableError('User blocked')
  await letters.sendConfirmation(user, language)
  return Response.json({ email: user.email, sent: true })
}

/**
 * Confirms an e-mail address.
 *
 * @param query query of the address; `confirmation` is the code of the link
 */
export async function confirm(
  { users, site, now }: AccountServices,
  query: URLSearchParams,
): Promise<Response> {
  const { confirmation } = checkFields(Object.fromEntries(query), { confirmation: {} })
  const user = await users.byConfirmationCode(confirmation)
  if (!user) throw makeInvalidInputError('Invalid token')
  await users.change(user.id, { is_confirmed: 1, confirmation_digest: null }, now())
  return new Response(null, { status: 302, headers: { location: `${site}/login` } })
}

export async function requestReset(
  { users, letters }: AccountServices,
  body: unknown,
  language?: string,
): Promise<Response> {
  const { email } = checkFields(body, { email: { isEmail: true } }, { refusesOthers: true })
  const user = await users.byEmail(email)
  if (user && !user.is_blocked) await letters.sendReset(user, language)
  return Response.json({ ok: true })
}

/** Sets a new password. An account that is not confirmed stays so: Strapi returns a token that it will not accept. */
export async function reset({ users, tokens, now }: AccountServices, body: unknown): Promise<Response> {
  const { code, password, passwordConfirmation } = checkFields(
    body,
    { passwordConfirmation: {}, password: {}, code: {} },
    { refusesOthers: true },
  )
  if (password !== passwordConfirmation) throw makeInvalidInputError('Passwords do not match')
  const user = await users.byResetCode(code, now())
  if (!user) throw makeInvalidInputError('Incorrect code provided')
  checkFields({ password }, { password: lengths.password })
  const change = { password: await hashPassword(password), reset_digest: null, reset_until: null }
  await users.change(user.id, change, now())
  return signedIn(tokens, user)
}

export async function changeUserPassword(
  { users, tokens, now }: AccountServices,
  user: UserRow,
  body: unknown,
): Promise<Response> {
  const { currentPassword, password } = checkFields(
    body,
    { passwordConfirmation: { sameAs: 'password' }, password: {}, currentPassword: {} },
    { refusesOthers: true },
  )
  if (!(await isPasswordCorrect(currentPassword, user.password))) {
    throw makeInvalidInputError('The provided current password is invalid')
  }
  if (currentPassword === password) {
    throw makeInvalidInputError('Your new password must be different than your current password')
  }
  checkFields({ password }, { password: lengths.password })
  await users.change(user.id, { password: await hashPassword(password) }, now())
  return signedIn(tokens, user)
}

/**
 * Returns a user as Strapi shows it.
 *
 * @param populate the requested relations; a role is shown to callers who may read roles
 */
export function showUser(user: UserRow, populate: string | null): Response {
  const role =
    isStaffRole(user.role) && (populate === 'role' || populate === '*') ? roles[user.role] : undefined
  return Response.json({ ...toUser(user), ...(role ? { role } : {}) })
}

/** Removes a user. Like Strapi, it returns no error for an unknown id, and no JSON. */
export async function removeUser({ users }: AccountServices, id: string): Promise<Response> {
  const removed = /^\d+$/.test(id) ? await users.remove(Number(id)) : null
  return removed ? Response.json(toUser(removed)) : new Response(null, { status: 204 })
}

/** Roles of users, with the names and types that the bootstrap of `src/strapi-project` gives them. */
const roles: Record<StaffRole, object> = {
  editor: { id: 3, name: 'Editor', type: 'editor', description: 'Works on the site’s content.' },
  office: { id: 4, name: 'Office', type: 'office', description: 'Answers what visitors send.' },
  owner: { id: 5, name: 'Owner', type: 'owner', description: 'Manages the desk of the site.' },
}

const signedIn = async (tokens: TokenService, user: UserRow) =>
  Response.json({ jwt: await tokens.issue(user.id), user: toUser(user) })

const toUser = ({ id, username, email, is_confirmed, is_blocked, created_at, updated_at }: UserRow) => ({
  id,
  username,
  email,
  provider: 'local',
  confirmed: is_confirmed === 1,
  blocked: is_blocked === 1,
  createdAt: new Date(created_at).toISOString(),
  updatedAt: new Date(updated_at).toISOString(),
})
