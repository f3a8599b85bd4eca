import * as z from 'zod/mini'
import { parseBase64Url, readSigned, type Signer, toSigned } from '../../crypto/signature.ts'
import { type Session, sessionSchema } from '../../rendering/visitor.ts'
import type { AccountUser, SignInResult, Tokens } from './account-port.ts'

/** Lifetime of a session whose token does not say when it expires. */
const unknownLifeMs = 24 * 60 * 60 * 1000
/** Limit of the cookie's value. Browsers refuse cookies above 4096 bytes, name and attributes included. */
const maxCookieLength = 3900
/** The cookie contains the user name only for display, so a long one is cut. The account service has all of it. */
const maxNameLength = 60

const purpose = 'session'

/**
 * Creates a session for a user who has signed in.
 *
 * @param beganAt when the service was asked, in milliseconds: a sign-in during a change of the password counts as
 *   before it
 */
export function createSession({ tokens, user }: SignInResult, beganAt: number): Session {
  const expiresAt = toSessionEnd(tokens, beganAt)
  // The answer to a sign-in does not contain the role (`docs/strapi.md`), so the user is checked when the role may
  // matter.
  const checkedAt = user.role === undefined ? 0 : beganAt
  return { id: crypto.randomUUID(), tokens, user: toShownUser(user), beganAt, checkedAt, expiresAt }
}

/**
 * Updates a session with a newer answer of the service. If the tokens changed, the session ends when the new ones
 * expire.
 */
export const renewSession = (session: Session, { tokens, user }: SignInResult, now: number): Session => ({
  ...session,
  tokens,
  user: toShownUser(user),
  checkedAt: now,
  unansweredAt: undefined,
  expiresAt: haveSameTokens(tokens, session.tokens) ? session.expiresAt : toSessionEnd(tokens, now),
})

const haveSameTokens = (one: Tokens, other: Tokens) =>
  one.access === other.access && one.refresh === other.refresh

/** A session lasts as long as its refresh token, by which it gets further access tokens. */
const toSessionEnd = ({ access, refresh }: Tokens, since: number): number =>
  readJwtExpiryMs(refresh ?? access) ?? since + unknownLifeMs

const toShownUser = (user: AccountUser): AccountUser => ({
  ...user,
  username: user.username.slice(0, maxNameLength),
})

/** @throws Error if the service's tokens are too long for a cookie */
export async function toSessionCookie(signer: Signer, session: Session): Promise<string> {
  const cookie = await toSigned(signer, purpose, session)
  if (cookie.length > maxCookieLength) throw new Error(`a session of ${cookie.length} bytes fits no cookie`)
  return cookie
}

/** @returns `undefined` for a session that has expired or that the site did not sign */
export async function parseSessionCookie(
  signer: Signer,
  cookie: string,
  now: number,
): Promise<Session | undefined> {
  if (cookie.length > maxCookieLength) return undefined
  const session = sessionSchema.safeParse(await readSigned(signer, purpose, cookie)).data
  return session && session.expiresAt > now ? session : undefined
}

const claimsSchema = z.object({ exp: z.number() })

/**
 * Reads the expiry of a JWT (RFC 7519, 4.1.4). Its signature is not checked here: the token came from the service.
 *
 * @returns milliseconds since 1970; `undefined` if the token is no JWT or never expires
 */
export function readJwtExpiryMs(token: string): number | undefined {
  const bytes = parseBase64Url(token.split('.')[1] ?? '')
  if (!bytes) return undefined
  try {
    const claims = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return claims.data && claims.data.exp * 1000
  } catch {
    // The token is no JWT: the service decides when it expires.
    return undefined
  }
}
