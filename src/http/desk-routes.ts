import type { Context } from 'hono'
import { RoleNeeded, SignInNeeded, UpstreamFailed } from '../errors.ts'
import type { Action, ActionOutcome } from '../rendering/action.ts'
import type { DeskAction, DeskPage } from '../rendering/desk-page.ts'
import type { Session } from '../rendering/visitor.ts'
import { type DeskPageName, type DeskRole, deskPageNames, findDeskRow } from '../routes/desk-addresses.ts'
import { hasRightsOf, toDeskRole } from '../routes/desk-role.ts'
import { localePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { redirect } from './redirect.ts'
import type { Route } from './routes.ts'
import { requireSameOrigin } from './same-origin.ts'
import { type LazyValue, resolveLazy, servePage } from './serve-page.tsx'
import { confirmSession, readSessionOnce } from './visitor-session.ts'

/** The code of every page of the desk. A missing or an unknown name is a compile error. */
export type DeskHandlers = Record<DeskPageName, () => Promise<DeskPage>>

/**
 * The routes of the desk. Each is guarded by the role of its row in the address book before anything else happens, so
 * that no page and no action can forget to ask.
 */
export const toDeskRoutes = (handlers: DeskHandlers): Route[] =>
  deskPageNames.flatMap((name) => {
    const { path, role, actions = {} } = findDeskRow(name)
    const load = handlers[name]
    return [
      { method: 'GET' as const, pattern: path, handler: guarded(role, servePage(load)) },
      ...Object.entries(actions).flatMap(([action, needed]) => [
        {
          method: 'POST' as const,
          pattern: `${path}/${action}`,
          handler: guardedAction(needed, load, action),
        },
        // After signing in again a person returns to the address of the form, which has no page of its own.
        { method: 'GET' as const, pattern: `${path}/${action}`, handler: guarded(role, toPageAbove) },
      ]),
    ]
  })

type Handler = Route['handler']

/**
 * How long a role lets somebody read while the account service does not answer: a short outage closes no desk, and who
 * was dismissed doesn't read on until it ends.
 */
const keptRoleMs = 60 * 60 * 1000

/**
 * Lets only viewers with a role pass.
 *
 * @param read reads the session, as it was known within five minutes or as it is now
 * @throws SignInNeeded without a session; RoleNeeded for a role that is too low; UpstreamFailed if the session can't be
 *   read, or its role was confirmed too long ago
 */
async function requireRole(
  c: Context<AppEnv>,
  role: DeskRole,
  read: (c: Context<AppEnv>) => Promise<Session | undefined>,
): Promise<void> {
  const session = await read(c)
  if (!session) throw new SignInNeeded()
  if (c.get('services').now() - session.checkedAt > keptRoleMs)
    throw new UpstreamFailed('accounts', 0, 'a role has not been confirmed for too long')
  if (!hasRightsOf(toDeskRole(c.get('config'), session.user.role), role)) throw new RoleNeeded()
}

const guarded =
  (role: DeskRole, handler: Handler): Handler =>
  async (c) => {
    // An error at the desk is private, as the desk's pages are.
    c.set('isPrivate', true)
    await requireRole(c, role, readSessionOnce)
    return handler(c)
  }

const toPageAbove: Handler = (c) => {
  c.header('Cache-Control', 'no-store')
  return redirect(c, localePath(c.get('locale'), c.get('path').replace(/\/[^/]+$/, '')), 303)
}

/**
 * Handles the form of an action. The account service confirms the role before anything is written or exported; its
 * silence means no. A session that has ended, or a store that doesn't say whether it has, loses nothing of what was typed: the text comes back in a form that sends it again.
 */
function guardedAction(role: DeskRole, load: LazyValue<DeskPage>, name: string): Handler {
  return async (c) => {
    c.set('isPrivate', true)
    requireSameOrigin(c)
    try {
      await requireRole(c, role, confirmSession)
    } catch (error) {
      if (!(error instanceof SignInNeeded || error instanceof UpstreamFailed)) throw error
      const { answerUnsent } = await import('./answer-unsent.tsx')
      return answerUnsent(c, error)
    }
    const page = await resolveLazy(load)
    const action = page.actions?.[name]
    if (!action) throw new Error(`the desk page ${page.address} has no code for its action «${name}»`)
    const { handleAction } = await import('./handle-action.tsx')
    const logged = withLog(c, `${page.address}.${name}`, await action())
    return handleAction(async () => ({ ...page, action: logged }))(c)
  }
}

/** Wraps an action so that the desk's log names it before it is done, and says afterwards whether it was done. */
const withLog = (c: Context<AppEnv>, name: string, action: DeskAction): Action => ({
  ...action,
  handle: async (sent) => {
    const { desk } = c.get('services')
    const session = await readSessionOnce(c)
    if (!desk || !session) throw new SignInNeeded()
    const parts = [...Object.values(sent.page.params), action.toLogSubject?.(sent.values) ?? '']
    const user = { id: session.user.id, name: session.user.username }
    const row = await desk.beginLog(user, name, parts.filter(Boolean).join(' '))
    const outcome = await action.handle({ ...sent, by: user.name, desk })
    await desk.completeLog(row, isDone(outcome)).catch((error: unknown) => {
      c.get('services').log.warn('the log of the desk does not know how an action ended', { row, error })
    })
    return outcome
  },
})

const isDone = (outcome: ActionOutcome): boolean => 'seeOther' in outcome || 'file' in outcome
