import type { AccountVisitor, Session } from '../../context/visitor.ts'
import { AccountRefused, RateLimited, UpstreamFailed } from '../../errors.ts'
import type { AccountCaller, Tokens } from './account-port.ts'
import type { AccountDeps, SessionReading } from './account-service.ts'
import { fromSessionCookie, jwtExpiry, renewSession } from './session.ts'

/** A user who is blocked at the service is so here after that long. */
const checkAfterMs = 5 * 60 * 1000
/** Longer than anything takes that was begun with a token just before. */
const spareMs = 60 * 1000
/** Where the service didn't answer: each page would wait for it as long as one may wait. */
const checkAgainAfterMs = 60 * 1000

/**
 * Who is signed in by a cookie: signed by the site, not ended on another device, and known to the service, which is
 * asked once in five minutes. A service that gives no answer ends no session: what it said last counts until the token
 * ends.
 *
 * @throws UpstreamFailed('store') where the database doesn't say whether it was ended
 */
export async function readCurrentSession(
  world: AccountDeps,
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
  world: AccountDeps,
  session: Session,
  { address }: AccountVisitor,
  now: number,
): Promise<SessionReading> {
  const { port, log } = world
  try {
    const tokens = await tokensUntil(world, session, { address }, now + checkAfterMs + spareMs)
    const user = await port.readUser({ address }, tokens)
    return { session: renewSession(session, { tokens, user }, now), isRenewed: true }
  } catch (error) {
    if (error instanceof AccountRefused) return 'ended'
    if (!(error instanceof UpstreamFailed || error instanceof RateLimited)) throw error
    log.warn('a session could not be checked', { error })
    const checkedAt = now - checkAfterMs + checkAgainAfterMs
    return { session: { ...session, checkedAt }, isRenewed: true }
  }
}

/**
 * The session's tokens, or newer ones where these end before: whoever changes a password between two checks needs one
 * that is taken.
 */
async function tokensUntil(
  world: AccountDeps,
  session: Session,
  asker: AccountCaller,
  until: number,
): Promise<Tokens> {
  const { tokens } = session
  const endsAt = jwtExpiry(tokens.access)
  if (tokens.refresh === undefined || (endsAt !== undefined && endsAt > until)) return tokens
  return (await import('./renew-tokens.ts')).renewTokens(world, session, asker)
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
 * Ends a session: its cookie goes with the answer, and a copy of it is worth nothing. One may come back: a page that was
 * asked for before brings the cookie anew when it is answered after. The token goes where the service can take it back.
 */
export async function endCurrentSession(
  world: AccountDeps,
  visitor: AccountVisitor,
  session: Session,
): Promise<void> {
  const { port, log } = world
  try {
    await endSession(world, session)
    await port.signOut?.({ address: visitor.address }, session.tokens)
  } catch (error) {
    // The visitor is signed out all the same: this device has neither cookie nor token any more.
    log.warn('a session was ended on its device alone', { error })
  }
}

/** Ends what a cookie has held until another session takes its place; the same one, checked anew, goes on. */
export async function endReplaced(world: AccountDeps, cookie: string, by: Session): Promise<void> {
  const { signer, now, log } = world
  try {
    const replaced = await fromSessionCookie(signer, cookie, now())
    if (replaced && replaced.id !== by.id) await endSession(world, replaced)
  } catch (error) {
    // It is on no device any more, but for copies that somebody has made.
    log.warn('a session that was replaced was not ended', { error })
  }
}

/** With each session that ends so many old ones are forgotten: nobody waits for what others have left. */
const mostForgotten = 20

/**
 * Remembers its id until no copy of it can be good for anything: one that was renewed a moment ago lives as long from
 * now as this one has to live in all.
 */
async function endSession(
  { database, now }: AccountDeps,
  { id, beganAt, expiresAt }: Session,
): Promise<void> {
  await database.batch([
    database
      .prepare(
        `delete from ended_session where id in (select id from ended_session where until < ? limit ${mostForgotten})`,
      )
      .bind(now()),
    database
      .prepare('insert or ignore into ended_session (id, until) values (?, ?)')
      .bind(id, now() + expiresAt - beganAt),
    database.prepare('delete from renewed_session where id = ?').bind(id),
  ])
}

/**
 * Ends all sessions of a user at this site, by an instant before which none may have begun, and at the service where it
 * keeps them. Strapi 4's tokens can't be taken back: whoever has copied one goes on using it at the service itself until
 * it ends, in thirty days; those of a Strapi 5 that keeps sessions in ten minutes.
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
