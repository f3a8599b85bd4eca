import type { Context } from 'hono'
import type { AccountChange } from '../rendering/action.ts'
import type { Visitor } from '../rendering/define-page.ts'
import { featureHooks } from '../rendering/feature-hooks.ts'
import type { AccountVisitor, Session } from '../rendering/visitor.ts'
import {
  deviceCookie,
  editorCookie,
  previewCookie,
  sessionCookie,
  signedInCookie,
  voterCookie,
} from '../shared/stored-names.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, readHostCookie, writeCookie, writeHostCookie } from './cookies.ts'
import { readVisitorKey } from './rate-limit.ts'

/**
 * Browsers limit cookies to 400 days, and Hono refuses longer ones
 * (datatracker.ietf.org/doc/draft-ietf-httpbis-rfc6265bis/).
 */
const longestLifeSeconds = 400 * 24 * 60 * 60

/** What a private page may know of its visitor. Public responses must not use it. */
export const readVisitor = (c: Context<AppEnv>): Visitor => ({
  cookie: (cookie) => readCookie(c, cookie),
  accountVisitor: readAccountVisitor(c),
  accounts: c.get('services').accounts,
  submissions: c.get('services').submissions,
  spend: async (count) => void (await c.get('services').throttle.countDaily(count, readVisitorKey(c))),
  votes: c.get('services').votes,
  wishes: c.get('services').wishes,
  voter: {
    read: () => readVoterId(c),
    identify: async () => {
      const [visitor, session] = await Promise.all([readVoterId(c), readSessionOnce(c)])
      return visitor === undefined ? undefined : { visitor, account: session?.user.id }
    },
    give: async () => {
      const cookie = await c.get('services').votes?.makeCookie()
      if (cookie) writeHostCookie(c, voterCookie, cookie)
    },
  },
  notices: c.get('services').notices,
  desk: c.get('services').desk,
  evenings: c.get('services').evenings,
  redirects: c.get('services').redirects,
  health: c.get('services').health,
  demand: c.get('services').demand,
  subscriber: {
    read: async () => (await featureHooks.subscriber()).readSubscriber(c),
    give: async (subscription) => (await featureHooks.subscriber()).giveSubscriber(c, subscription),
  },
  preview: {
    begin: (pass, maxAgeSeconds) => writeHostCookie(c, previewCookie, pass, maxAgeSeconds),
    end: () => writeHostCookie(c, previewCookie, ''),
    strapi: c.get('services').strapi,
  },
  session: () => readSessionOnce(c),
})

const readVoterId = async (c: Context<AppEnv>): Promise<string | undefined> =>
  c.get('services').votes?.readCookie(readHostCookie(c, voterCookie))

export const readAccountVisitor = (c: Context<AppEnv>): AccountVisitor => ({
  address: c.req.header('cf-connecting-ip') ?? '127.0.0.1',
  visitor: readVisitorKey(c),
  device: readHostCookie(c, deviceCookie),
  locale: c.get('locale'),
})

/**
 * Reads the session of the signed-in visitor, once per request. An expired session removes its cookie with the
 * response, and a renewed one sets it again.
 */
export function readSessionOnce(c: Context<AppEnv>): Promise<Session | undefined> {
  const session = c.get('session') ?? askForSession(c)
  c.set('session', session)
  return session
}

/**
 * Reads the session as the account service knows it now: who was blocked, or has another role, a moment ago is seen.
 *
 * @throws UpstreamFailed('accounts') where the service doesn't answer
 */
export function confirmSession(c: Context<AppEnv>): Promise<Session | undefined> {
  const session = askForSession(c, true)
  c.set('session', session)
  return session
}

async function askForSession(c: Context<AppEnv>, mustConfirm = false): Promise<Session | undefined> {
  const { accounts } = c.get('services')
  const cookie = readHostCookie(c, sessionCookie)
  if (!accounts) return undefined
  if (!cookie) {
    // Removes the cookie that makes scripts call the API for the account.
    if (readCookie(c, signedInCookie)) await writeAccountChange(c, 'ends')
    return undefined
  }
  const reading = await accounts.readSession(cookie, readAccountVisitor(c), mustConfirm)
  if (reading === 'ended') await writeAccountChange(c, 'ends')
  else if (reading.isRenewed) await writeAccountChange(c, { begins: reading.session })
  return reading === 'ended' ? undefined : reading.session
}

/** Sets the cookies of a new session, replacing those of an earlier one, or removes them. */
export async function writeAccountChange(c: Context<AppEnv>, change: AccountChange): Promise<void> {
  if (change === 'ends') {
    writeHostCookie(c, sessionCookie, '')
    if (readHostCookie(c, editorCookie)) writeHostCookie(c, editorCookie, '')
    return writeCookie(c, signedInCookie, '')
  }
  const { accounts, now, waitUntil } = c.get('services')
  if (!accounts) return
  const { begins, device } = change
  const replaced = readHostCookie(c, sessionCookie)
  if (replaced) waitUntil(accounts.endReplacedSession(replaced, begins))
  const lifeSeconds = Math.floor((begins.expiresAt - now()) / 1000)
  const maxAgeSeconds = Math.min(Math.max(1, lifeSeconds), longestLifeSeconds)
  writeHostCookie(c, sessionCookie, await accounts.toSessionCookie(begins), maxAgeSeconds)
  writeCookie(c, signedInCookie, await accounts.makeOwnerId(begins), maxAgeSeconds)
  const editorPass = await accounts.makeEditorPass(begins)
  if (editorPass || readHostCookie(c, editorCookie)) writeHostCookie(c, editorCookie, editorPass ?? '')
  if (device) writeHostCookie(c, deviceCookie, device)
}
