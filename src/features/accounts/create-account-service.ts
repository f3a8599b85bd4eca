import type { Config } from '../../config/config.ts'
import type { FeatureContext } from '../../context/context.ts'
import { createSigner } from '../../crypto/signature.ts'
import { ConfigInvalid } from '../../errors.ts'
import { createMailer, type SendMail, toEmailSiteUrl, toMailConfig } from '../../mail/mailer.ts'
import { defaultLocale, isLocale } from '../../shared/locales.ts'
import { editorCookie } from '../../shared/stored-names.ts'
import type { AccountEmail } from '../../strapi-emulator/accounts/emails.ts'
import type { EmbeddedAccountsOptions } from '../../strapi-emulator/accounts/embedded-accounts.ts'
import type { AccountPort, Tokens } from './account-port.ts'
import type { AccountDeps, AccountService } from './account-service.ts'
import type { StrapiAccountsConfig } from './call-strapi.ts'
import { createStrapi4Accounts } from './strapi4-accounts.ts'

/**
 * Creates the account service of a request. The accounts are those of the content service: Strapi, or the embedded
 * accounts, which answer like Strapi 4.
 *
 * @throws ConfigInvalid if accounts are not configured
 */
export function createAccountService(context: FeatureContext): AccountService {
  const { config, contentUrl, database, throttleObjects, mailer, origin, throttle, strapi } = context
  const { SITE_SECRET: secret } = config
  if (!secret || !database || !throttleObjects)
    throw new ConfigInvalid(['SITE_SECRET, DB and SIGN_IN_THROTTLE are needed'])
  const { now, log, waitUntil } = context
  const emailSite = toEmailSiteUrl(config, origin)
  const site = emailSite ?? origin
  const sendMail = emailSite === undefined ? undefined : createMailer(toMailConfig(config, mailer))
  return createAccountMethods({
    port: createStrapiAccounts(
      {
        url: contentUrl,
        fetch: config.CONTENT_URL
          ? (request) => fetch(request)
          : fetchEmbedded(config, { database, site, sendMail, now }),
        proxySecret: config.CONTENT_PROXY_SECRET,
        eraseToken: config.ACCOUNTS_TOKEN,
      },
      async () => (await import('../../strapi/port/find-version.ts')).findStrapiVersion(strapi()),
    ),
    database,
    signer: createSigner(secret),
    throttle,
    sendMail,
    editors: config.MAIL_EDITORS,
    site,
    providers: config.ACCOUNT_PROVIDERS,
    editorRoles: [...config.EDITOR_ROLES, ...config.OFFICE_ROLES, ...config.OWNER_ROLES],
    wait: (milliseconds) => scheduler.wait(milliseconds),
    now,
    log,
    waitUntil,
  })
}

/** Each method loads its code when it is first called: most pages need only the session. */
function createAccountMethods(deps: AccountDeps): AccountService {
  const loadCurrentSession = () => import('./current-session.ts')
  const loadRegister = () => import('./register.ts')
  const loadPasswords = () => import('./passwords.ts')
  const loadProviders = () => import('./providers.ts')
  const loadSavedData = () => import('./saved-data.ts')
  return {
    makeEditorPass: async ({ user }) => {
      const { editorRoles, signer, now } = deps
      if (user.role === undefined || !editorRoles.includes(user.role)) return undefined
      const until = now() + editorCookie.maxAgeSeconds * 1000
      return (await import('../../crypto/pass.ts')).makePass(signer, 'editor', until)
    },
    toSessionCookie: async (session) => (await import('./session.ts')).toSessionCookie(deps.signer, session),
    readSession: async (...given) => (await loadCurrentSession()).readCurrentSession(deps, ...given),
    signIn: async (...given) => (await import('./sign-in.ts')).signInWithPassword(deps, ...given),
    register: async (...given) => (await loadRegister()).registerAccount(deps, ...given),
    requestConfirmation: async (...given) => (await loadRegister()).requestConfirmation(deps, ...given),
    confirmEmail: async (...given) => (await loadRegister()).confirmEmail(deps, ...given),
    requestReset: async (...given) => (await loadPasswords()).requestPasswordReset(deps, ...given),
    resetPassword: async (...given) => (await loadPasswords()).resetPassword(deps, ...given),
    changePassword: async (...given) => (await loadPasswords()).changePassword(deps, ...given),
    startProvider: async (...given) => (await loadProviders()).startProviderSignIn(deps, ...given),
    finishProvider: async (...given) => (await loadProviders()).finishProviderSignIn(deps, ...given),
    endReplacedSession: async (...given) => (await loadCurrentSession()).endReplacedSession(deps, ...given),
    signOut: async (...given) => (await loadCurrentSession()).endCurrentSession(deps, ...given),
    signOutEverywhere: async (...given) => (await loadCurrentSession()).endAllSessions(deps, ...given),
    makeOwnerId: async ({ user }) => (await deps.signer.sign('owner', user.id)).slice(0, 16),
    readAccountData: async ({ user }) => (await loadSavedData()).readAccountData(deps.database, user.id),
    syncAccountData: async ({ user }, changes) => {
      const { database, now } = deps
      return (await loadSavedData()).syncAccountData(database, user.id, changes, now())
    },
    eraseAccount: async (...given) => (await import('./erase.ts')).eraseAccount(deps, ...given),
  }
}

async function sendAccountEmail(
  sendMail: SendMail,
  site: string,
  { to, about, code, language }: AccountEmail,
): Promise<void> {
  const { toConfirmationLetter, toResetLetter } = await import('./account-letters.ts')
  const write = about === 'confirmation' ? toConfirmationLetter : toResetLetter
  const locale = isLocale(language) ? language : defaultLocale
  await sendMail({ key: crypto.randomUUID(), to, letter: write(locale, site, code, to) })
}

/** Calls the embedded accounts. Their code is loaded with the first call. */
const fetchEmbedded =
  (
    { ACCOUNT_LETTERS: letters, ACCOUNTS_TOKEN: eraseToken }: Config,
    deps: Pick<EmbeddedAccountsOptions, 'database' | 'site' | 'now'> & {
      sendMail: SendMail | undefined
    },
  ) =>
  async (request: Request): Promise<Response> => {
    const { createEmbeddedAccounts } = await import('../../strapi-emulator/accounts/embedded-accounts.ts')
    const { sendMail, ...options } = deps
    const sendLetter = sendMail && ((email: AccountEmail) => sendAccountEmail(sendMail, deps.site, email))
    const print = letters === 'print' ? (block: string) => console.log(block) : undefined
    return createEmbeddedAccounts({ ...options, sendLetter, print, eraseToken })(request)
  }

/**
 * Accounts in Strapi 4 or 5. Most calls are equal; the code for Strapi 5 is loaded with the first refresh token, or the
 * first OAuth sign-in.
 *
 * @param readStrapiVersion reads the version of the configured Strapi
 */
export function createStrapiAccounts(
  service: StrapiAccountsConfig,
  readStrapiVersion: () => Promise<'4' | '5'>,
): AccountPort {
  const strapi4 = createStrapi4Accounts(service)
  const loadStrapi5 = () => import('./strapi5-accounts.ts')
  /** Only Strapi 5 with sessions issues refresh tokens. */
  const hasRefreshToken = ({ refresh }: Tokens) => refresh !== undefined
  return {
    ...strapi4,
    refresh: async (caller, tokens) =>
      hasRefreshToken(tokens) ? (await loadStrapi5()).refreshAtStrapi5(service, caller, tokens) : tokens,
    signOut: async (caller, tokens) => {
      if (hasRefreshToken(tokens)) await (await loadStrapi5()).signOutAtStrapi5(service, caller, tokens)
    },
    signOutEverywhere: async (caller, tokens) => {
      if (hasRefreshToken(tokens))
        await (await loadStrapi5()).signOutEverywhereAtStrapi5(service, caller, tokens)
    },
    startProvider: async (...given) =>
      (await readStrapiVersion()) === '4'
        ? strapi4.startProvider(...given)
        : (await loadStrapi5()).startProviderAtStrapi5(service, ...given),
    finishProvider: async (...given) => {
      const providerSession = given[3]
      return providerSession === undefined
        ? strapi4.finishProvider(...given)
        : (await loadStrapi5()).finishProviderAtStrapi5(service, ...given)
    },
  }
}
