import type * as z from 'zod/mini'
import type { CircuitBreaker } from '../../cache/circuit-breaker.ts'
import type { Log } from '../../log.ts'
import type { FoundVersion, StrapiVersionName } from './versions.ts'

export type FetchContent = (request: Request) => Promise<Response>

/**
 * A content service: a Strapi, or the embedded one. The Publisher reads it, previews read drafts of it, and partners' queries
 * are passed on to it; visitors' pages never ask it.
 */
export interface StrapiService {
  /** Id of the request or the run, which each query carries along. */
  requestId: string
  /** Address of the service, without a slash at its end. */
  url: string
  /** Relative media addresses are resolved against this; the embedded service's pictures are the site's own. */
  mediaBase: string | undefined
  /** Configuration's `EMBED_HOSTS`: frames of other sites are left out of what is published. */
  embedHosts: readonly string[]
  fetch: FetchContent
  /** Strapi version from the configuration, `CONTENT_DIALECT`. If absent, it is found out (`known-version.ts`). */
  dialect: StrapiVersionName | undefined
  token: string | undefined
  /** Entries that aren't published are answered too (`drafts/`). */
  showsDrafts?: true
  /** Circuit breaker for queries of this kind of caller. */
  breaker: CircuitBreaker
  /** What the isolate, or the object, knows of the service. */
  known: KnownService
  /** The query for the Strapi version, if this caller has sent one; it sends no second one. */
  askingForVersion?: Promise<StrapiVersionName | undefined>
  now: () => number
  log: Log
}

/** What is known of a content service: plain values, which outlive a request. */
export interface KnownService {
  found: FoundVersion | undefined
  /** Names of queries for which a warning was logged because the content model lacks a part of them. */
  warnedQueries: Set<string>
}

export const createKnownService = (): KnownService => ({ found: undefined, warnedQueries: new Set() })

export type Variables = Record<string, unknown>

/** A query to the content service, with the functions that read its answer. */
export interface ContentQuery<Answer, Value> {
  /** Names the query in logs. */
  name: string
  document: string
  /**
   * Whether only what a refusal names is left out of the answer, also a type that may not be read. Another query is asked
   * once more without all its newer fields.
   */
  isPartial?: true
  /** Schema of the unwrapped answer, which is the same for every Strapi version (`versions.ts`). */
  schema: z.ZodMiniType<Answer>
  /** Converts the answer to the site's type; `null` if the entry doesn't exist. */
  map: (answer: Answer) => Value | null
}
