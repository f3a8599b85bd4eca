import type { Config } from '../../config/config.ts'
import type { RequestContext, Services } from '../../context/services.ts'
import { createSigner } from '../../crypto/signature.ts'
import { ConfigInvalid } from '../../errors.ts'
import { toEmailSite, toMailConfig } from '../../mail/mail-config.ts'
import { createMailer, type SendMail } from '../../mail/mailer.ts'
import type { EmbeddedAccountsOptions } from '../../strapi-emulator/accounts/embedded-accounts.ts'
import type { AccountLetter } from '../../strapi-emulator/accounts/letters.ts'
import { createSiteThrottle } from '../../throttle/create-site-throttle.ts'
import type { AccountDeps } from './account-service.ts'
import { createStrapiAccounts } from './strapi-accounts.ts'

/** Never called over the network. */
const embeddedUrl = 'http://embedded.invalid'

/**
 * What steps of accounts work with. Accounts are those of the content service: Strapi's, or of what ships with the site,
 * which is a Strapi 4.
 *
 * @param readDialect which version of Strapi the content service is
 * @throws ConfigInvalid where accounts aren't set up
 */
export function createAccountDeps(
  config: Config,
  { database, throttle, email, origin }: RequestContext,
  world: Pick<Services, 'now' | 'waitUntil' | 'log'>,
  readDialect: () => Promise<'4' | '5'>,
): AccountDeps {
  const { SITE_SECRET: secret } = config
  if (!secret || !database || !throttle)
    throw new ConfigInvalid(['SITE_SECRET, DB and SIGN_IN_THROTTLE are needed'])
  const signer = createSigner(secret)
  const emailSite = toEmailSite(config, origin)
  const site = emailSite ?? origin
  const sendLetter = emailSite === undefined ? undefined : createMailer(toMailConfig(config, email))
  return {
    port: createStrapiAccounts(
      {
        url: config.CONTENT_URL?.replace(/\/$/, '') ?? embeddedUrl,
        fetch: config.CONTENT_URL
          ? (asked) => fetch(asked)
          : fetchEmbedded(config, { database, site, sendLetter, now: world.now }),
        proxySecret: config.CONTENT_PROXY_SECRET,
        eraseToken: config.ACCOUNTS_TOKEN,
      },
      readDialect,
    ),
    database,
    signer,
    throttle: createSiteThrottle(secret, throttle, world),
    sendLetter,
    editors: config.MAIL_EDITORS,
    site,
    providers: config.ACCOUNT_PROVIDERS,
    editorRoles: config.EDITOR_ROLES,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...world,
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
    const sendLetter = send && ((letter: AccountLetter) => send({ ...letter, key: crypto.randomUUID() }))
    const print = letters === 'print' ? (block: string) => console.log(block) : undefined
    return createEmbeddedAccounts({ ...world, sendLetter, print, eraseToken })(request)
  }
