/**
 * What the platform lends the Worker, besides variables (`config.ts` lists those). `wrangler.toml` is checked against
 * this list when the site is built; the type of `env`, local serving, tests and the bench are made of it. A new
 * binding is a row here, its lines in `wrangler.toml` and a description in `tools/operate/bindings.ts`; a Durable Object
 * is also a class that `index.ts` exports.
 */

/** As Miniflare calls them; `config.ts` says what code gets to hold of each. */
export type BindingKind = 'assets' | 'kv' | 'd1' | 'durable-object' | 'queue' | 'rate-limit' | 'send-email'

interface AnyRow {
  /** Completes the sentence «… is missing: …». */
  purpose: string
  /** The site doesn't run without it; whoever uses another one looks first whether it is there. */
  isRequired?: boolean
}

/**
 * The classes of Durable Objects by name. The file of each class adds its own (`declare module`), so that the configuration
 * imports no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the classes extend it
export interface DurableObjectClasses {}

/** Objects of a class that `index.ts` exports; `config.ts` gives code their type by it. */
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
  NOTICES: { kind: 'queue', purpose: 'notices, sent in batches at once' },
  EMAIL: { kind: 'send-email', purpose: 'letters to editors and visitors' },
  SEARCH_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may search' },
  GRAPHQL_LIMIT: { kind: 'rate-limit', purpose: 'how often a partner may ask for content' },
  GUESS_LIMIT: { kind: 'rate-limit', purpose: 'how many addresses a visitor may guess' },
  PRIVATE_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may ask for pages of their own' },
  VOTE_LIMIT: { kind: 'rate-limit', purpose: 'how often somebody may vote from one address' },
  WRITE_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may call what writes' },
} as const satisfies Record<string, BindingRow>

type Rows = typeof siteBindings
type NamesOf<Row> = { [Name in keyof Rows]: Rows[Name] extends Row ? Name : never }[keyof Rows]

export type BindingsOfKind<Kind extends BindingKind> = NamesOf<{ kind: Kind }>
export type RequiredBindings = NamesOf<{ isRequired: true }>

/**
 * Events that `index.ts` answers. `scheduled` (cron triggers) and `queue` (messages) are added here first: the entry
 * doesn't compile without its handler then, nor with one that isn't listed.
 */
export const handledEvents = ['fetch', 'scheduled', 'queue'] as const satisfies readonly HandledEvent[]

export type HandledEvent = 'fetch' | 'scheduled' | 'queue'
