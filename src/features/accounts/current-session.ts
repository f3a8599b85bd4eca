import { AccountRefused, RateLimited, UpstreamFailed } from '../../errors.ts'
import type { AccountVisitor, Session } from '../../rendering/visitor.ts'
import type { AccountCaller, Tokens } from './account-port.ts'
import type { AccountDeps, SessionState } from './account-service.ts'
import { parseSessionCookie, readJwtExpiryMs, renewSession } from './session.ts'

/**
 * Interval after which the account service is asked again. A user who is blocked there is signed out within this time.
 */
const checkAfterMs = 5 * 60 * 1000
/** Minimum remaining lifetime of a token: longer than any request that starts with it. */
const tokenMarginMs = 60 * 1000
/**
 * Interval until the next check after the service did not answer. Without it, every page would wait for the time limit.
 */
const retryCheckAfterMs = 60 * 1000

/**
 * Reads the session in a cookie. The cookie must be signed by the site and not ended on another device; every five
 * minutes the account service must confirm the user. If the service does not answer, its last answer counts until the
 * token expires.
 *
 * @param mustConfirm whether the service must confirm the user now
 * @throws UpstreamFailed('accounts') if it must and does not answer; UpstreamFailed('store') if the database does not say whether the session was ended
 */
export async function readCurrentSession(
  deps: AccountDeps,
  cookie: string,
  visitor: AccountVisitor,
  mustConfirm = false,
): Promise<SessionState> {
  const now = deps.now()
  const session = await parseSessionCookie(deps.signer, cookie, now)
  if (!session || (await isEnded(deps.database, session))) return 'ended'
  if (!mustConfirm && !isCheckDue(session, now)) return { session, isRenewed: false }
  return recheckSession(deps, session, visitor, mustConfirm)
}

const isCheckDue = ({ checkedAt, unansweredAt = 0 }: Session, now: number) =>
  now - checkedAt >= checkAfterMs && now - unansweredAt >= retryCheckAfterMs

async function recheckSession(
  deps: AccountDeps,
  session: Session,
  { address }: AccountVisitor,
  mustConfirm: boolean,
): Promise<SessionState> {
  const { port, log } = deps
  const now = deps.now()
  try {
    const tokens = await tokensUntil(deps, session, { address }, now + checkAfterMs + tokenMarginMs)
    const user = await port.readUser({ address }, tokens)
    return { session: renewSession(session, { tokens, user }, now), isRenewed: true }
  } catch (error) {
    if (error instanceof AccountRefused) return 'ended'
    if (!(error instanceof UpstreamFailed || error instanceof RateLimited)) throw error
    if (mustConfirm)
      throw new UpstreamFailed('accounts', 0, 'a session could not be confirmed', undefined, error)
    log.warn('a session could not be checked', { error })
    return { session: { ...session, unansweredAt: now }, isRenewed: true }
  }
}

/**
 * Returns the session's tokens, or new ones if the old ones expire before `until`: a visitor who changes the password
 * between two checks needs a valid token.
 */
async function tokensUntil(
  deps: AccountDeps,
  session: Session,
  caller: AccountCaller,
  until: number,
): Promise<Tokens> {
  const { tokens } = session
  const endsAt = readJwtExpiryMs(tokens.access)
  if (tokens.refresh === undefined || (endsAt !== undefined && endsAt > until)) return tokens
  return (await import('./renew-tokens.ts')).renewTokens(deps, session, caller)
}

async function isEnded(database: D1Database, { id, user, beganAt }: Session): Promise<boolean> {
  const ended = database
    .prepare(
      `select 1 from account where user = ?1 and not_before > ?2
       union all select 1 from ended_session where id = ?3`,
    )
    .bind(user.id, beganAt, id)
  try {
    return (await ended.first()) !== null
  } catch (error) {
    throw new UpstreamFailed('store', 0, 'whether a session was ended is not known', undefined, error)
  }
}

/**
 * Ends a session. The answer deletes its cookie, the database makes all copies of the cookie invalid, and the service
 * revokes the token if it can. A copy matters: an earlier request that is answered later sets the cookie again.
 */
export async function endCurrentSession(
  deps: AccountDeps,
  visitor: AccountVisitor,
  session: Session,
): Promise<void> {
  const { port, log } = deps
  try {
    await endSession(deps, session)
    await port.signOut?.(visitor, session.tokens)
  } catch (error) {
    // The visitor is signed out anyway: this device no longer has the cookie or the token.
    log.warn('a session was ended on its device alone', { error })
  }
}

/** Ends the session of a cookie that another session replaces. If both are the same session, renewed, it continues. */
export async function endReplacedSession(deps: AccountDeps, cookie: string, by: Session): Promise<void> {
  const { signer, now, log } = deps
  try {
    const replaced = await parseSessionCookie(signer, cookie, now())
    if (replaced && replaced.id !== by.id) await endSession(deps, replaced)
  } catch (error) {
    // The session is no longer on the visitor's device; only a stolen copy of its cookie could still be used.
    log.warn('a session that was replaced was not ended', { error })
  }
}

/** Number of expired rows deleted with each session that ends, so that no single visitor waits for a long clean-up. */
const maxDeletedSessions = 20

/**
 * Stores the id until no copy of the cookie can be valid. A copy that was renewed a moment ago lives for the full
 * lifetime of a session, counted from now.
 */
async function endSession(
  { database, now }: AccountDeps,
  { id, beganAt, expiresAt }: Session,
): Promise<void> {
  await database.batch([
    database
      .prepare(
        `delete from ended_session where id in (select id from ended_session where until < ? limit ${maxDeletedSessions})`,
      )
      .bind(now()),
    database
      .prepare('insert or ignore into ended_session (id, until) values (?, ?)')
      .bind(id, now() + expiresAt - beganAt),
    database.prepare('delete from renewed_session where id = ?').bind(id),
  ])
}

/**
 * Ends all sessions of a user by storing the time before which none may have started, and revokes the tokens at the
 * service if it can. Strapi 4 can't revoke tokens: a copied token works at Strapi itself until it expires, after thirty
 * days. Those of a Strapi 5 with sessions expire after ten minutes.
 */
export async function endAllSessions(
  { port, database, now, log }: AccountDeps,
  { address }: AccountVisitor,
  { user, tokens }: Session,
): Promise<void> {
  await endSessionsBefore(database, user.id, now() + 1)
  try {
    await port.signOutEverywhere?.({ address }, tokens)
  } catch (error) {
    // The sessions are ended at this site, which is what the visitor asked for.
    log.warn('tokens could not be taken back', { error })
  }
}

/**
 * Ends the sessions of a user that started before an instant.
 *
 * @param notBefore milliseconds since 1970
 */
export async function endSessionsBefore(
  database: D1Database,
  user: string,
  notBefore: number,
): Promise<void> {
  await database
    .prepare(
      `insert into account (user, not_before) values (?, ?)
       on conflict (user) do update set not_before = max(not_before, excluded.not_before)`,
    )
    .bind(user, notBefore)
    .run()
}
