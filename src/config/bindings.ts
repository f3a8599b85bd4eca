/**
 * The bindings of the Worker; `config.ts` lists the variables. The build checks `wrangler.toml` against this list, and
 * the type of `env`, local serving, tests and the bench are derived from it. A new binding needs a row here, its lines
 * in `wrangler.toml` and a description in `tools/operate/bindings.ts`; a Durable Object also needs a class that
 * `worker/worker.ts` exports.
 */

/** Kinds of bindings, by Miniflare's names; `config.ts` gives each its type. */
export type BindingKind =
  | 'assets'
  | 'kv'
  | 'd1'
  | 'durable-object'
  | 'queue'
  | 'rate-limit'
  | 'send-email'
  | 'analytics-engine'

interface AnyRow {
  /** Completes the message «… is missing: …». */
  purpose: string
  /** The site doesn't run without this binding. Code that uses another one first checks whether it is bound. */
  isRequired?: boolean
}

/**
 * The classes of Durable Objects by name. The file of each class adds its own (`declare module`), so that the configuration
 * imports no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the classes extend it
export interface DurableObjectClasses {}

/** A Durable Object whose class `worker/worker.ts` exports; `config.ts` derives its type from the class name. */
interface DurableObjectRow extends AnyRow {
  kind: 'durable-object'
  className: string
}

export type BindingRow =
  | DurableObjectRow
  | (AnyRow & { kind: Exclude<BindingKind, 'durable-object'>; className?: never })

export const siteBindings = {
  ASSETS: { kind: 'assets', purpose: 'the files of public/', isRequired: true },
  CACHE: { kind: 'kv', purpose: 'copies of content, and the search index, that outlive an isolate' },
  DB: { kind: 'd1', purpose: 'what visitors send, until it has arrived' },
  SIGN_IN_THROTTLE: {
    kind: 'durable-object',
    className: 'SignInThrottle',
    purpose: 'how often somebody has tried to sign in',
  },
  VOTE_SHARD: { kind: 'durable-object', className: 'VoteShard', purpose: 'votes' },
  VOTE_TALLY: {
    kind: 'durable-object',
    className: 'VoteTally',
    purpose: 'sums of votes',
  },
  STATISTICS_DAY: {
    kind: 'durable-object',
    className: 'StatisticsDay',
    purpose: 'views and clicks of each day',
  },
  STATISTICS_POINTS: {
    kind: 'analytics-engine',
    purpose: 'every view and click, for the platform’s own statistics',
  },
  CONTENT_PUBLISHER: {
    kind: 'durable-object',
    className: 'ContentPublisher',
    purpose: 'content, read from Strapi and published for all places',
  },
  NOTICES: { kind: 'queue', purpose: 'notices, sent in batches at once' },
  EMAIL: { kind: 'send-email', purpose: 'e-mails to editors and visitors' },
  SEARCH_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may search' },
  GRAPHQL_LIMIT: { kind: 'rate-limit', purpose: 'how often a partner may ask for content' },
  PRIVATE_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may ask for pages that no cache has' },
  VOTE_LIMIT: { kind: 'rate-limit', purpose: 'how often somebody may vote from one address' },
  STATISTICS_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor’s clicks are counted' },
  WRITE_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may call what writes' },
} as const satisfies Record<string, BindingRow>

type Rows = typeof siteBindings
type NamesOf<Row> = { [Name in keyof Rows]: Rows[Name] extends Row ? Name : never }[keyof Rows]

export type BindingsOfKind<Kind extends BindingKind> = NamesOf<{ kind: Kind }>
export type RequiredBindings = NamesOf<{ isRequired: true }>

/**
 * Events that `worker/worker.ts` handles. A new one (`scheduled` for cron triggers, `queue` for messages) is added here
 * first: `worker/worker.ts` then doesn't compile without its handler, nor with a handler that isn't listed.
 */
export const handledEvents = [
  'fetch',
  'scheduled',
  'queue',
  'email',
] as const satisfies readonly HandledEvent[]

export type HandledEvent = 'fetch' | 'scheduled' | 'queue' | 'email'
