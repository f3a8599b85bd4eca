/**
 * What the platform lends the Worker, besides variables (`config.ts` lists those). `wrangler.toml` is checked against
 * this list when the site is built; the type of `env`, local serving, tests and the bench are made of it. A new
 * binding is a row here and its lines in `wrangler.toml` and in the README's table.
 */

/** Kinds of bindings, and what code gets to hold of each. */
export interface BindingKinds {
  assets: Fetcher
  kv: KVNamespace
  d1: D1Database
  'durable-object': DurableObjectNamespace
  queue: Queue
  'rate-limit': RateLimit
}

export interface BindingRow {
  kind: keyof BindingKinds
  /** Completes the sentence «… is missing: …». */
  purpose: string
  /** The site doesn't run without it; whoever uses another one looks first whether it is there. */
  isRequired?: boolean
}

export const siteBindings = {
  ASSETS: { kind: 'assets', purpose: 'the files of public/', isRequired: true },
  CACHE: { kind: 'kv', purpose: 'copies of content and pages that outlive an isolate' },
  SEARCH_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may search' },
  GRAPHQL_LIMIT: { kind: 'rate-limit', purpose: 'how often a partner may ask for content' },
  WRITE_LIMIT: { kind: 'rate-limit', purpose: 'how often a visitor may call what writes' },
} as const satisfies Record<string, BindingRow>

type Rows = typeof siteBindings
type Names<Row> = { [Name in keyof Rows]: Rows[Name] extends Row ? Name : never }[keyof Rows]
type Required = Names<{ isRequired: true }>

export type BindingsOfKind<Kind extends keyof BindingKinds> = Names<{ kind: Kind }>

/** The list as `env` holds it. */
export type BoundByName = { [Name in Required]: BindingKinds[Rows[Name]['kind']] } & {
  [Name in Exclude<keyof Rows, Required>]?: BindingKinds[Rows[Name]['kind']]
}

/**
 * Events that `index.ts` answers. `scheduled` (cron triggers) and `queue` (messages) are added here first: the entry
 * doesn't compile without its handler then, nor with one that isn't listed.
 */
export const handledEvents = ['fetch'] as const satisfies readonly HandledEvent[]

export type HandledEvent = 'fetch' | 'scheduled' | 'queue'
