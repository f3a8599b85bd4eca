import type { Config } from '../../config/config.ts'
import type { FeatureContext } from '../../context/context.ts'
import { createSigner } from '../../crypto/signature.ts'
import { ConfigInvalid } from '../../errors.ts'
import { toEmailSite, toMailConfig } from '../../mail/mail-config.ts'
import { createMailer, type SendMail } from '../../mail/mailer.ts'
import { editorCookie } from '../../shared/stored-names.ts'
import type { AccountEmail } from '../../strapi-emulator/accounts/emails.ts'
import type { EmbeddedAccountsOptions } from '../../strapi-emulator/accounts/embedded-accounts.ts'
import type { AccountDeps, AccountService } from './account-service.ts'
import { createStrapiAccounts } from './strapi-accounts.ts'

/** Never called over the network. */
const embeddedUrl = 'http://embedded.invalid'

/**
 * The account service of a request. Accounts are those of the content service: Strapi's, or those of the embedded service,
 * which behaves as Strapi 4.
 *
 * @throws ConfigInvalid where accounts aren't set up
 */
export function createAccountService(context: FeatureContext): AccountService {
  const { config, database, throttleObjects, mailer, origin, throttle, backgroundContent } = context
  const { SITE_SECRET: secret } = config
  if (!secret || !database || !throttleObjects)
    throw new ConfigInvalid(['SITE_SECRET, DB and SIGN_IN_THROTTLE are needed'])
  const { now, log, waitUntil } = context
  const emailSite = toEmailSite(config, origin)
  const site = emailSite ?? origin
  const sendLetter = emailSite === undefined ? undefined : createMailer(toMailConfig(config, mailer))
  return createAccountMethods({
    port: createStrapiAccounts(
      {
        url: config.CONTENT_URL?.replace(/\/$/, '') ?? embeddedUrl,
        fetch: config.CONTENT_URL
          ? (asked) => fetch(asked)
          : fetchEmbedded(config, { database, site, sendLetter, now }),
        proxySecret: config.CONTENT_PROXY_SECRET,
        eraseToken: config.ACCOUNTS_TOKEN,
      },
      async () => (await import('../../strapi/port/find-version.ts')).findStrapiVersion(backgroundContent),
    ),
    database,
    signer: createSigner(secret),
    throttle,
    sendLetter,
    editors: config.MAIL_EDITORS,
    site,
    providers: config.ACCOUNT_PROVIDERS,
    editorRoles: config.EDITOR_ROLES,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...{ now, log, waitUntil },
  })
}

/** Each step's code is loaded when a visitor takes it: who reads a page that knows its visitor needs none but the session's. */
function createAccountMethods(deps: AccountDeps): AccountService {
  const current = () => import('./current-session.ts')
  const registering = () => import('./register.ts')
  const passwords = () => import('./passwords.ts')
  const companies = () => import('./providers.ts')
  const kept = () => import('./saved-data.ts')
  return {
    makeEditorPass: async ({ user }) => {
      const { editorRoles, signer, now } = deps
      if (user.role === undefined || !editorRoles.includes(user.role)) return undefined
      const until = now() + editorCookie.maxAgeSeconds * 1000
      return (await import('../../context/editor-pass.ts')).makeEditorPass(signer, until)
    },
    toCookie: async (session) => (await import('./session.ts')).toSessionCookie(deps.signer, session),
    read: async (...given) => (await current()).readCurrentSession(deps, ...given),
    signIn: async (...given) => (await import('./sign-in.ts')).signInWithPassword(deps, ...given),
    register: async (...given) => (await registering()).registerAccount(deps, ...given),
    requestConfirmation: async (...given) => (await registering()).requestConfirmation(deps, ...given),
    confirm: async (...given) => (await registering()).confirmAccount(deps, ...given),
    requestReset: async (...given) => (await passwords()).requestPasswordReset(deps, ...given),
    reset: async (...given) => (await passwords()).resetPassword(deps, ...given),
    changePassword: async (...given) => (await passwords()).changePassword(deps, ...given),
    startProvider: async (...given) => (await companies()).startProviderSignIn(deps, ...given),
    finishProvider: async (...given) => (await companies()).finishProviderSignIn(deps, ...given),
    endReplaced: async (...given) => (await current()).endReplaced(deps, ...given),
    signOut: async (...given) => (await current()).endCurrentSession(deps, ...given),
    signOutEverywhere: async (...given) => (await current()).endAllSessions(deps, ...given),
    markOwner: async ({ user }) => (await deps.signer.mark('owner', user.id)).slice(0, 16),
    readAccountData: async ({ user }) => (await kept()).readAccountData(deps.database, user.id),
    syncAccountData: async ({ user }, changes) => {
      const { database, now } = deps
      return (await kept()).syncAccountData(database, user.id, changes, now())
    },
    erase: async (...given) => (await import('./erase.ts')).eraseAccount(deps, ...given),
  }
}

/** Of the service that ships with the site: loaded with the first call. */
const fetchEmbedded =
  (
    { ACCOUNT_LETTERS: letters, ACCOUNTS_TOKEN: eraseToken }: Config,
    world: Pick<EmbeddedAccountsOptions, 'database' | 'site' | 'now'> & {
      sendLetter: SendMail | undefined
    },
  ) =>
  async (request: Request): Promise<Response> => {
    const { createEmbeddedAccounts } = await import('../../strapi-emulator/accounts/embedded-accounts.ts')
    const { sendLetter: send } = world
    const sendLetter = send && ((letter: AccountEmail) => send({ ...letter, key: crypto.randomUUID() }))
    const print = letters === 'print' ? (block: string) => console.log(block) : undefined
    return createEmbeddedAccounts({ ...world, sendLetter, print, eraseToken })(request)
  }
