import * as z from 'zod/mini'
import { analytics, embedHosts, maps, newsletter, organisers, productionHosts } from '../brand/chosen.ts'
import { analyticsProvider, mapProvider } from '../brand/chosen-providers.ts'
import { ConfigInvalid } from '../errors.ts'
import { createLog } from '../log.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { suggestName } from '../shared/nearest-name.ts'
import {
  type BindingKind,
  type DurableObjectClasses,
  type RequiredBindings,
  siteBindings,
} from './bindings.ts'
import {
  emailVariables,
  hostsSchema,
  localesSchema,
  type MessengerConnection,
  messengerVariables,
  sellersSchema,
  type TicketSettings,
  ticketVariables,
  toMessengers,
  toTicketSettings,
  url,
  words,
} from './config-values.ts'
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts'

/** The type of each kind of binding. */
interface Bound extends Record<BindingKind, object> {
  assets: Fetcher
  kv: KVNamespace
  d1: D1Database
  'durable-object': DurableObjectNamespace
  queue: Queue
  'rate-limit': RateLimit
  'send-email': SendEmail
  'analytics-engine': AnalyticsEngineDataset
}
type Listed = typeof siteBindings
/** A Durable Object is bound with the methods of its class; a row whose class isn't declared fails to compile. */
type BoundAs<Row extends { kind: BindingKind }> = Row extends {
  className: infer Name extends keyof DurableObjectClasses
}
  ? DurableObjectNamespace<DurableObjectClasses[Name]>
  : Row extends { kind: 'durable-object' }
    ? never
    : Bound[Row['kind']]
type BoundByName = { [Name in RequiredBindings]: BoundAs<Listed[Name]> } & {
  [Name in Exclude<keyof Listed, RequiredBindings>]?: BoundAs<Listed[Name]>
}

/**
 * The Worker's `env`: bindings, variables and secrets. Only this file validates variables, and all other code receives
 * `Config`. The exception is `http/page-cache/deployment.ts`, which reads what cached pages depend on without
 * validation.
 */
export type Bindings = BoundByName & { [variable: string]: unknown }

/**
 * All variables and secrets, which local serving passes on. `tools/operate/variables.ts` marks the secrets, which may
 * not stand in `wrangler.toml`.
 */
const variables = {
  SITE_URL: url('the public site'),
  LOCALES: z._default(localesSchema, [...allLocales]),
  CONTENT_URL: url('Strapi'),
  /**
   * Version of the Strapi at `CONTENT_URL`; without it the site detects the version. `wrangler.toml` may contain it as
   * a number.
   */
  CONTENT_DIALECT: z.optional(
    z.pipe(z.coerce.string(), z.enum(['4', '5'], { error: 'must be 4 or 5: the version of Strapi' })),
  ),
  CONTENT_TOKEN: z.optional(z.string()),
  /** Token that creates submissions in Strapi. Without it they stay in the site's own database. */
  SUBMIT_TOKEN: z.optional(z.string()),
  /**
   * Secret that signs preview links; Strapi has the same one. Drafts can be shown only with this secret and
   * `PREVIEW_TOKEN`.
   */
  PREVIEW_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Token that reads drafts and published content, and can't write. */
  PREVIEW_TOKEN: z.optional(z.string()),
  /** Token that writes results of votes to Strapi. Without it they stay in the site's own database. */
  VOTES_TOKEN: z.optional(z.string()),
  ...emailVariables,
  TURNSTILE_SITE_KEY: z.optional(
    z.string().check(z.regex(/^[\w.-]{1,100}$/, "must be the widget's site key: letters, digits and dashes")),
  ),
  TURNSTILE_SECRET: z.optional(z.string()),
  /**
   * Secret that signs cookies, links and tokens of the site. Without it there are no accounts, votes and
   * notifications.
   */
  SITE_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** OAuth providers that visitors can sign in with, by Strapi's names. */
  ACCOUNT_PROVIDERS: z._default(words('providers of Strapi, as vk, google'), []),
  /** `print` writes e-mails of the built-in accounts into the log, for a developer's machine. */
  ACCOUNT_LETTERS: z._default(z.enum(['send', 'print'], { error: 'must be send or print' }), 'send'),
  /** Roles of Strapi users who edit content and see the desk, by the roles' `type`. */
  EDITOR_ROLES: z._default(words("roles of Strapi's users, by their type"), ['editor']),
  /** Strapi's roles of people who also answer submissions. */
  OFFICE_ROLES: z._default(words("roles of Strapi's users, by their type"), ['office']),
  /** Strapi's roles of people who also manage the desk. */
  OWNER_ROLES: z._default(words("roles of Strapi's users, by their type"), ['owner']),
  /** Token that can delete Strapi users. */
  ACCOUNTS_TOKEN: z.optional(z.string()),
  /** Secret by which Strapi trusts the visitor's address as the site sends it (`src/strapi-project/files/config/`). */
  CONTENT_PROXY_SECRET: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, and no spaces')),
  ),
  /** The site's key pair for push services (VAPID, RFC 8292); `npm run notices -- keys` makes one. */
  PUSH_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[\w-]{86}$/, 'must be the public key that npm run notices -- keys prints')),
  ),
  PUSH_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be the private key that npm run notices -- keys prints')),
  ),
  /** Hosts of the push services that browsers use. */
  PUSH_HOSTS: z._default(hostsSchema, [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ]),
  /** Secret of the content webhook. Without it the site refuses webhook calls. */
  HOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  ADMIN_URL: url("Strapi's admin"),
  SEARCH_URL: url('Meilisearch'),
  SEARCH_KEY: z.optional(z.string()),
  /** Key that can change documents. With it the webhook keeps Meilisearch up to date. */
  SEARCH_ADMIN_KEY: z.optional(z.string()),
  HELP_URL: url('the help site'),
  /** Key for IndexNow, in lower case, because it is also an address of the site. */
  INDEXNOW_KEY: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{8,128}$/, 'must be 8 to 128 small letters, digits or dashes')),
  ),
  /** Contact address in `security.txt`. */
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/,
          'must be a mailto:, https: or tel: address',
        ),
      ),
  ),
  /** Former hosts of the site, which content may still name in redirects. */
  PRODUCTION_HOSTS: z._default(hostsSchema, [...productionHosts]),
  MAPS_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{8,128}$/, "must be the maps service's key: letters, digits and dashes")),
  ),
  /**
   * The counter's number, or the site's name, at the analytics provider that the brand has chosen. In `wrangler.toml`
   * it may be a number.
   */
  ANALYTICS_ID: z.optional(
    z.coerce.string().check(z.regex(/^[\w.-]{1,100}$/, "must be the counter's number or the site's name")),
  ),
  /**
   * Whether visitors are asked before a visit is counted. If absent, they are if the counter stores data in the
   * browser.
   */
  ANALYTICS_CONSENT: z.optional(z.enum(['required', 'none'], { error: 'must be required or none' })),
  /** `off` renders every page for each request from cached content, for measuring and for debugging. */
  PAGE_CACHE: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** `off` counts no views and clicks. */
  STATISTICS: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** `off` removes the service worker from visitors' devices. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** Hosts of Strapi's uploads, when Strapi itself doesn't serve them. */
  MEDIA_HOSTS: z._default(hostsSchema, []),
  EMBED_HOSTS: z._default(hostsSchema, [...embedHosts]),
  SELLERS: z._default(sellersSchema, organisers),
  ...ticketVariables,
  ...messengerVariables,
}

const configSchema = z.object(variables)

type Variables = z.output<typeof configSchema>

export interface Config extends Variables, ProviderSettings, TicketSettings {
  /** Kinds of bindings that this deployment has. */
  boundKinds: readonly BindingKind[]
  /** Both keys of Turnstile. With only one of them there is no challenge: every form would fail without the other. */
  challenge: { siteKey: string; secret: string } | undefined
  /** Whether visitors can have accounts. This needs a secret, a database, and the limit on sign-in attempts. */
  hasAccounts: boolean
  /** Whether editors can see drafts. This needs a Strapi of the site's own, and both preview secrets. */
  hasPreviews: boolean
  /** Whether visitors can vote. This needs a secret and the Durable Objects that count. */
  hasVotes: boolean
  /** Whether views and clicks are counted. This needs a database and the Durable Objects that count. */
  hasStatistics: boolean
  /** Whether sellers are asked which tickets are left. This needs a database, and a key of at least one seller. */
  hasAvailability: boolean
  /** Whether visitors can subscribe to notifications. This needs a secret and a database. */
  hasNotices: boolean
  /** The messengers in which visitors can subscribe to notifications: those whose bots have tokens. */
  messengers: readonly MessengerConnection[]
  /** Whether visitors can subscribe to the newsletter. This needs a brand that has one, and e-mail. */
  hasNewsletter: boolean
}

export type VariableName = keyof typeof variables

export const variableNames: readonly string[] = Object.keys(variables)

const parsedConfigs = new WeakMap<Bindings, Config>()

/**
 * Reads and validates the configuration, once per isolate. An unknown variable is only logged, so that a typo loses
 * one setting and not the site. The build is stricter (`tools/build/check-wrangler-config.ts`).
 *
 * @throws ConfigInvalid with every wrong value
 */
export function readConfig(bindings: Bindings): Config {
  const known = parsedConfigs.get(bindings)
  if (known) return known
  const variables = parseVariables(bindings)
  const providers = readProviderSettings(variables, { maps, mapProvider, analytics, analyticsProvider })
  if (providers.problems.length > 0) throw new ConfigInvalid(providers.problems)
  for (const problem of [...findUnknownVariables(bindings), ...providers.remarks]) createLog({}).warn(problem)
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = variables
  const { SITE_SECRET, CONTENT_URL, PREVIEW_SECRET, PREVIEW_TOKEN } = variables
  const boundKinds = boundKindsOf(bindings)
  const hasDatabase = boundKinds.includes('d1')
  const hasNotices = Boolean(SITE_SECRET && hasDatabase)
  const ticketSettings = toTicketSettings(variables)
  const config = {
    ...variables,
    ...providers.settings,
    ...ticketSettings,
    boundKinds,
    challenge: siteKey && secret ? { siteKey, secret } : undefined,
    hasAccounts: Boolean(SITE_SECRET && hasDatabase && bindings.SIGN_IN_THROTTLE),
    hasPreviews: Boolean(CONTENT_URL && PREVIEW_SECRET && PREVIEW_TOKEN),
    hasVotes: Boolean(SITE_SECRET && bindings.VOTE_SHARD && bindings.VOTE_TALLY),
    hasNotices,
    messengers: hasNotices ? toMessengers(variables) : [],
    hasNewsletter: hasNotices && newsletter !== undefined && variables.MAIL_FROM !== undefined,
    hasAvailability: hasDatabase && ticketSettings.connectedSellers.length > 0,
    hasStatistics: variables.STATISTICS === 'on' && hasDatabase && Boolean(bindings.STATISTICS_DAY),
  }
  parsedConfigs.set(bindings, config)
  return config
}

/**
 * Validates each variable on its own. Rules of the brand's providers are checked by `readProviderSettings`.
 *
 * @throws ConfigInvalid with every wrong value
 */
export function parseVariables(bindings: Record<string, unknown>): Variables {
  const given = Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== ''))
  const parsed = configSchema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigInvalid(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
}

const boundKindsOf = (bindings: Bindings): BindingKind[] => {
  const bound = Object.entries(siteBindings).filter(([name]) => bindings[name] !== undefined)
  return [...new Set(bound.map(([, { kind }]) => kind))]
}

/**
 * Describes variables that no part of the site reads, one sentence each. Objects are ignored, since they are bindings,
 * of which the platform and tests add some; so are names that begin with two underscores.
 */
export function findUnknownVariables(env: Record<string, unknown>): string[] {
  return Object.entries(env)
    .filter(
      ([name, value]) => ['string', 'number', 'boolean'].includes(typeof value) && !name.startsWith('__'),
    )
    .filter(([name]) => !variableNames.includes(name) && !(name in siteBindings))
    .map(([name]) => toUnknownVariable(name))
}

/** @returns a sentence, as «CONTNET_URL is no variable of the site; did you mean CONTENT_URL?» */
export function toUnknownVariable(name: string, known: readonly string[] = variableNames): string {
  return `${name} is no variable of the site${suggestName(name, known)}`
}

/** The languages of the site. A wrong configuration is reported by `readConfig`, not here. */
export function readConfiguredLocales(bindings: Bindings | undefined): readonly Locale[] {
  const text = bindings?.LOCALES ?? allLocales.join()
  const known = localesOf.get(text)
  if (known) return known
  const parsed = localesSchema.safeParse(text)
  const locales = parsed.success ? parsed.data : allLocales
  localesOf.set(text, locales)
  return locales
}

/** Parsed values of `LOCALES`, which every request needs; a deployment has only one. */
const localesOf = new Map<unknown, readonly Locale[]>()
