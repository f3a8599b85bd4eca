import * as z from 'zod/mini'
import { type Session, sessionSchema } from '../../context/visitor.ts'
import { fromBase64Url, fromSigned, type Signer, toSigned } from '../../crypto/signature.ts'
import type { AccountUser, SignedIn, Tokens } from './account-port.ts'

/** Where a token doesn't say when it ends. */
const unknownLifeMs = 24 * 60 * 60 * 1000
/** Browsers refuse cookies of more than 4096 bytes, name and attributes among them. */
const maxCookieLength = 3900
/** A name is shown, and known as a whole to the service alone. */
const maxNameLength = 60

const purpose = 'session'

/**
 * @param beganAt when the service was asked, in milliseconds: whoever signs in while the password is changed elsewhere
 *   has done so before
 */
export function beginSession({ tokens, user }: SignedIn, beganAt: number): Session {
  const expiresAt = endOf(tokens, beganAt)
  // Who signs in isn't told their role (`docs/strapi.md`): it is asked for when it may matter.
  const checkedAt = user.role === undefined ? 0 : beganAt
  return { id: crypto.randomUUID(), tokens, user: toShownUser(user), beganAt, checkedAt, expiresAt }
}

/** What the service has said of them since. With other tokens it ends when those end. */
export const renewSession = (session: Session, { tokens, user }: SignedIn, now: number): Session => ({
  ...session,
  tokens,
  user: toShownUser(user),
  checkedAt: now,
  expiresAt: areSame(tokens, session.tokens) ? session.expiresAt : endOf(tokens, now),
})

const areSame = (one: Tokens, other: Tokens) => one.access === other.access && one.refresh === other.refresh

/** By a refresh token another access token is had, so a session may outlive the one that it has. */
const endOf = ({ access, refresh }: Tokens, since: number): number =>
  jwtExpiry(refresh ?? access) ?? since + unknownLifeMs

const toShownUser = (user: AccountUser): AccountUser => ({
  ...user,
  username: user.username.slice(0, maxNameLength),
})

/** @throws Error where it fits no cookie: the service's tokens are too long */
export async function toSessionCookie(signer: Signer, session: Session): Promise<string> {
  const cookie = await toSigned(signer, purpose, session)
  if (cookie.length > maxCookieLength) throw new Error(`a session of ${cookie.length} bytes fits no cookie`)
  return cookie
}

/** @returns `undefined` for one that is over, or that the site hasn't written */
export async function fromSessionCookie(
  signer: Signer,
  cookie: string,
  now: number,
): Promise<Session | undefined> {
  if (cookie.length > maxCookieLength) return undefined
  const session = sessionSchema.safeParse(await fromSigned(signer, purpose, cookie)).data
  return session && session.expiresAt > now ? session : undefined
}

const claimsSchema = z.object({ exp: z.number() })

/** When a JWT ends by its own word (RFC 7519, 4.1.4), in milliseconds. It came from the service: nobody checks it here. */
export function jwtExpiry(token: string): number | undefined {
  const bytes = fromBase64Url(token.split('.')[1] ?? '')
  if (!bytes) return undefined
  try {
    const claims = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return claims.data && claims.data.exp * 1000
  } catch {
    // No JWT: it ends when the service says so.
    return undefined
  }
}
