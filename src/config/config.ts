import * as z from 'zod/mini'
import { organisers, productionHosts, ticketHosts } from '../brand/chosen.ts'
import { ConfigInvalid } from '../errors.ts'
import { createLog } from '../log.ts'
import { allLocales, type Locale } from '../shared/locales.ts'
import { nearestName } from '../shared/nearest-name.ts'
import {
  type BindingKind,
  type DurableObjectClasses,
  type RequiredBindings,
  siteBindings,
} from './bindings.ts'
import {
  hostsSchema,
  localesSchema,
  scriptUrl,
  sellersSchema,
  ticketHost,
  url,
  words,
} from './config-values.ts'

/** What code gets to hold of a binding. */
interface Bound extends Record<BindingKind, object> {
  assets: Fetcher
  kv: KVNamespace
  d1: D1Database
  'durable-object': DurableObjectNamespace
  queue: Queue
  'rate-limit': RateLimit
  'send-email': SendEmail
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
 * The Worker's `env`: bindings, variables and secrets. Variables are checked only here, and all others take `Config`, but
 * for `http/page-cache/deployment.ts`, which reads unchecked what stored pages depend on.
 */
export type Bindings = BoundByName & { [variable: string]: unknown }

/**
 * The list of variables and secrets, which local serving passes on. `tools/operate/variables.ts` says which are secrets:
 * those may not stand in `wrangler.toml`.
 */
const variables = {
  SITE_URL: url('the public site'),
  LOCALES: z._default(localesSchema, [...allLocales]),
  CONTENT_URL: url('Strapi'),
  /** The version of the Strapi at `CONTENT_URL`; without it the site finds out. A number in `wrangler.toml` will do. */
  CONTENT_DIALECT: z.optional(
    z.pipe(z.coerce.string(), z.enum(['4', '5'], { error: 'must be 4 or 5: the version of Strapi' })),
  ),
  CONTENT_TOKEN: z.optional(z.string()),
  /** Without it what visitors send stays in the site's own database. */
  SUBMIT_TOKEN: z.optional(z.string()),
  /** What links to drafts are signed with; the content manager has the same. Without it, or its token, nobody sees any. */
  PREVIEW_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** A token that reads content, and only reads. */
  PREVIEW_TOKEN: z.optional(z.string()),
  /** Without it results of votes stay in the site's own database. */
  VOTES_TOKEN: z.optional(z.string()),
  /** Whom letters come from: an address, or `Name <address>`. */
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:[^<>\r\n]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'must be an e-mail address, or Name <address>',
        ),
      ),
  ),
  /** Who reads what visitors send. */
  MAIL_EDITORS: z.optional(z.string().check(z.regex(/^[^\s<>@,]+@[^\s<>@,]+$/, 'must be an e-mail address'))),
  MAIL_URL: url('a mailer that takes letters as JSON'),
  MAIL_TOKEN: z.optional(z.string()),
  TURNSTILE_SITE_KEY: z.optional(
    z.string().check(z.regex(/^[\w.-]{1,100}$/, "must be the widget's site key: letters, digits and dashes")),
  ),
  TURNSTILE_SECRET: z.optional(z.string()),
  /** Signs what the site gives away and wants to know again. Without it there are no accounts. */
  SITE_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Other companies that one can sign in with, as Strapi calls them. */
  ACCOUNT_PROVIDERS: z._default(words('providers of Strapi, as vk, google'), []),
  /** `print` writes letters of the accounts that ship with the site into the log: on one's own machine. */
  ACCOUNT_LETTERS: z._default(z.enum(['send', 'print'], { error: 'must be send or print' }), 'send'),
  /** Roles of Strapi's users who edit content, by their type. */
  EDITOR_ROLES: z._default(words("roles of Strapi's users, by their type"), ['editor']),
  /** A token that may remove Strapi's users. */
  ACCOUNTS_TOKEN: z.optional(z.string()),
  /** By it Strapi knows that a visitor's address comes from this site (`test/services/strapi/config/`). */
  CONTENT_PROXY_SECRET: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, and no spaces')),
  ),
  /** The site's key pair for push services (RFC 8292): `npm run notices -- keys` makes one. */
  PUSH_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[\w-]{86}$/, 'must be the public key that npm run notices -- keys prints')),
  ),
  PUSH_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be the private key that npm run notices -- keys prints')),
  ),
  /** Where browsers have their pushes from. */
  PUSH_HOSTS: z._default(hostsSchema, [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ]),
  /** Without it no webhook is believed. */
  HOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  ADMIN_URL: url("Strapi's admin"),
  SEARCH_URL: url('Meilisearch'),
  SEARCH_KEY: z.optional(z.string()),
  /** With it the webhook keeps Meilisearch's documents up to date. */
  SEARCH_ADMIN_KEY: z.optional(z.string()),
  HELP_URL: url('the help site'),
  /** For IndexNow. Addresses of the site have no capitals, and the key is one. */
  INDEXNOW_KEY: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{8,128}$/, 'must be 8 to 128 small letters, digits or dashes')),
  ),
  /** For security.txt. */
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
  /** Hosts that content may still name in redirects; they are this site. */
  PRODUCTION_HOSTS: z._default(hostsSchema, [...productionHosts]),
  TICKET_HOST: ticketHost(ticketHosts.intickets),
  TICKET_HOST_TUTTI: ticketHost(ticketHosts.tutti),
  TICKET_WIDGET_URL: scriptUrl("the ticket provider's widget script"),
  TICKET_WIDGET_STYLES: scriptUrl("the ticket widget's style sheet"),
  MAPS_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{8,128}$/, "must be the maps service's key: letters, digits and dashes")),
  ),
  /** `wrangler.toml` may hold it as a number. */
  ANALYTICS_ID: z.optional(
    z.coerce.string().check(z.regex(/^\d{1,12}$/, "must be the counter's number: digits only")),
  ),
  ANALYTICS_CONSENT: z._default(
    z.enum(['required', 'none'], { error: 'must be required or none' }),
    'required',
  ),
  /** `off` makes every page anew, of the content's copies: to measure, or to look for a fault. */
  PAGE_CACHE: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** `off` removes the service worker from visitors' devices. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** Where Strapi's uploads are, when that isn't Strapi itself. */
  MEDIA_HOSTS: z._default(hostsSchema, []),
  EMBED_HOSTS: z._default(hostsSchema, [
    'www.youtube-nocookie.com',
    'www.youtube.com',
    'vk.com',
    'vkvideo.ru',
    'rutube.ru',
    'music.yandex.ru',
    'open.spotify.com',
  ]),
  SELLERS: z._default(sellersSchema, organisers),
}

const configSchema = z.object(variables)

export interface Config extends z.output<typeof configSchema> {
  /** What kinds of bindings this deployment has. */
  boundKinds: readonly BindingKind[]
  /** Turnstile's two keys. With one alone nothing is shown and nothing asked: the other would be missed by each form. */
  challenge: { siteKey: string; secret: string } | undefined
  /** Whether visitors may have accounts: with a secret, a database, and what slows guesses down. */
  hasAccounts: boolean
  /** Whether editors may see drafts: of a content service of the site's own, with both secrets. */
  hasPreviews: boolean
  /** Whether visitors may vote: with a secret, and what counts. */
  hasVotes: boolean
  /** Whether visitors may ask to be told: with a secret, and a database. */
  hasNotices: boolean
}

export type VariableName = keyof typeof variables

export const variableNames: readonly string[] = Object.keys(variables)

const parsedConfigs = new WeakMap<Bindings, Config>()

/**
 * Reads and checks the configuration, once per isolate. A variable that nobody knows is named in the log: a typo
 * there costs what it would have set, and not the site. The build is stricter (`tools/build/check-wrangler-config.ts`).
 *
 * @throws ConfigInvalid naming each wrong value.
 */
export function readConfig(bindings: Bindings): Config {
  const known = parsedConfigs.get(bindings)
  if (known) return known
  const given = Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== ''))
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) {
    throw new ConfigInvalid(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  for (const problem of findUnknownVariables(bindings)) createLog({}).warn(problem)
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = parsed.data
  const challenge = siteKey && secret ? { siteKey, secret } : undefined
  const boundKinds = boundKindsOf(bindings)
  const hasAccounts =
    parsed.data.SITE_SECRET !== undefined &&
    boundKinds.includes('d1') &&
    bindings.SIGN_IN_THROTTLE !== undefined
  const hasVotes = Boolean(parsed.data.SITE_SECRET && bindings.VOTE_SHARD && bindings.VOTE_TALLY)
  const hasNotices = parsed.data.SITE_SECRET !== undefined && boundKinds.includes('d1')
  const { CONTENT_URL, PREVIEW_SECRET, PREVIEW_TOKEN } = parsed.data
  const hasPreviews = Boolean(CONTENT_URL && PREVIEW_SECRET && PREVIEW_TOKEN)
  const config = { ...parsed.data, boundKinds, challenge, hasAccounts, hasPreviews, hasVotes, hasNotices }
  parsedConfigs.set(bindings, config)
  return config
}

const boundKindsOf = (bindings: Bindings): BindingKind[] => {
  const bound = Object.entries(siteBindings).filter(([name]) => bindings[name] !== undefined)
  return [...new Set(bound.map(([, { kind }]) => kind))]
}

/**
 * Names that no part of the site reads, each in a sentence. Only what variables and secrets are made of is judged:
 * objects are bindings, of which the platform and tests add some, like names that begin with two underscores.
 */
export function findUnknownVariables(env: Record<string, unknown>): string[] {
  return Object.entries(env)
    .filter(
      ([name, value]) => ['string', 'number', 'boolean'].includes(typeof value) && !name.startsWith('__'),
    )
    .filter(([name]) => !variableNames.includes(name) && !(name in siteBindings))
    .map(([name]) => toUnknownVariable(name))
}

/** @returns as «CONTNET_URL is no variable of the site; did you mean CONTENT_URL?» */
export function toUnknownVariable(name: string, known: readonly string[] = variableNames): string {
  const meant = nearestName(name, known)
  return `${name} is no variable of the site${meant ? `; did you mean ${meant}?` : ''}`
}

/** The languages that addresses may carry. A wrong configuration is reported by `readConfig`, not here. */
export function configuredLocales(bindings: Bindings | undefined): readonly Locale[] {
  const text = bindings?.LOCALES ?? allLocales.join()
  const known = localesOf.get(text)
  if (known) return known
  const parsed = localesSchema.safeParse(text)
  const locales = parsed.success ? parsed.data : allLocales
  localesOf.set(text, locales)
  return locales
}

/** Asked with every request, of the one text that a deployment is configured with. */
const localesOf = new Map<unknown, readonly Locale[]>()
