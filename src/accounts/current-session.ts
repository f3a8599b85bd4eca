import { AccountRefused, RateLimited, UpstreamFailed } from '../errors.ts'
import type { AccountVisitor, AccountWorld, SessionReading } from './account-service.ts'
import { fromSessionCookie, type Session } from './session.ts'

/** A user who is blocked at the service is so here after that long. */
const checkAfterMs = 5 * 60 * 1000

/**
 * Who is signed in by a cookie: signed by the site, not ended on another device, and known to the service, which is
 * asked once in five minutes. A service that gives no answer ends no session: what it said last counts until the token
 * ends.
 */
export async function readSession(
  world: AccountWorld,
  cookie: string,
  visitor: AccountVisitor,
): Promise<SessionReading> {
  const now = world.now()
  const session = await fromSessionCookie(world.signer, cookie, now)
  if (!session || (await isEnded(world.database, session))) return 'ended'
  if (now - session.checkedAt < checkAfterMs) return { session, isRenewed: false }
  return checkAgain(world, session, visitor, now)
}

async function checkAgain(
  { port, log }: AccountWorld,
  session: Session,
  { address }: AccountVisitor,
  now: number,
): Promise<SessionReading> {
  try {
    const tokens = port.refresh ? await port.refresh({ address }, session.tokens) : session.tokens
    const user = await port.readUser({ address }, tokens)
    return { session: { ...session, tokens, user, checkedAt: now }, isRenewed: true }
  } catch (error) {
    if (error instanceof AccountRefused) return 'ended'
    if (!(error instanceof UpstreamFailed || error instanceof RateLimited)) throw error
    log.warn('a session could not be checked', { error })
    return { session, isRenewed: false }
  }
}

async function isEnded(database: D1Database, { user, beganAt }: Session): Promise<boolean> {
  const row = await database
    .prepare('select not_before from account where user = ?')
    .bind(user.id)
    .first<{ not_before: number }>()
  return row !== null && beganAt < row.not_before
}

/** Ends a session: its cookie goes with the answer, and its token where the service can take it back. */
export async function signOut(
  { port, log }: AccountWorld,
  visitor: AccountVisitor,
  session: Session,
): Promise<void> {
  try {
    await port.signOut?.({ address: visitor.address }, session.tokens)
  } catch (error) {
    // The visitor is signed out all the same: nobody has the token any more.
    log.warn('a token could not be taken back', { error })
  }
}

/**
 * Ends all sessions of a user at this site, by an instant before which none may have begun. Strapi 4's tokens can't be
 * taken back: whoever has copied one goes on using it at the service itself until it ends.
 */
export async function signOutEverywhere(
  { port, database, now, log }: AccountWorld,
  { address }: AccountVisitor,
  { user, tokens }: Session,
): Promise<void> {
  await endSessionsBefore(database, user.id, now() + 1)
  try {
    await port.signOutEverywhere?.({ address }, tokens)
  } catch (error) {
    // At this site they are ended, which is what was asked for.
    log.warn('tokens could not be taken back', { error })
  }
}

/** @param notBefore milliseconds: sessions that began then or later go on */
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
