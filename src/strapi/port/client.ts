import type * as z from 'zod/mini'
import type { Cache } from '../../cache/cache.ts'
import type { CircuitBreaker } from '../../cache/circuit-breaker.ts'
import { createKeys } from '../../cache/key.ts'
import { EarlierValue } from '../../cache/made-values.ts'
import type { CachePolicy } from '../../cache/policies.ts'
import type { AvailabilityStore } from '../../content/concerts/read-availability.ts'
import type { TextContext } from '../../content/text/rich-text.ts'
import type { Log } from '../../log.ts'
import type { PublishedContent } from '../../publishing/published-content.ts'
import type { ContentFault } from '../../shared/content-faults.ts'
import type { ContentType } from '../../shared/content-types.ts'
import type { Changes, ChangeTag } from './change-times.ts'
import { type ChangeLog, readLastChange } from './changes.ts'
import { findTypesIn } from './types-in.ts'
import type { StrapiVersionName } from './versions.ts'

export type FetchContent = (request: Request) => Promise<Response>

/** The port to the content service: the same for a remote Strapi and for the embedded one. */
export interface ContentService {
  /** Id of the visitor's request, which each query carries along. */
  requestId: string
  /** Address of the service, without a slash at its end. */
  url: string
  /** Relative media addresses are resolved against this; the embedded service's pictures are the site's own. */
  mediaBase: string | undefined
  /** Configuration's `EMBED_HOSTS`: frames of other sites are left out of what is cached. */
  embedHosts: readonly string[]
  fetch: FetchContent
  /** Strapi version from the configuration, `CONTENT_DIALECT`. If absent, it is found out (`known-version.ts`). */
  dialect: StrapiVersionName | undefined
  token: string | undefined
  /** Entries that aren't published are answered too (`content/drafts/`); nothing that others read is made of it. */
  showsDrafts?: true
  cache: Cache
  /** A separate cache for texts that visitors type, which must not evict what everybody reads. */
  freeTextCache: Cache
  changes: ChangeLog
  /** Circuit breaker for queries of this kind of caller. */
  breaker: CircuitBreaker
  /**
   * Whether queries go through the origin shield. Those for drafts, of editors and partners, and with visitors' own words
   * do not, since no other isolate sends the same query.
   */
  isShielded?: boolean
  /** Whether no visitor waits for the answers: the shield sends such queries last, and returns nothing outdated. */
  isPatient?: boolean
  /** What this request has read; a page made of it is out of date when a part of it changes. */
  used: Set<string>
  /** What is published: pages read it, and ask nobody. */
  published: PublishedContent
  /** What sellers say of tickets. If absent, no seller is asked. */
  availability?: AvailabilityStore
  /** When the oldest copy of each type that this request has read was asked for, in milliseconds. Only pages need it. */
  oldest?: Changes
  /** The first instant at which what this request has read isn't so any longer, in milliseconds. Only answers need it. */
  goodUntil?: { at: number }
  /** Problems in the content of this request, collected for editors. */
  faults?: ContentFault[]
  log: Log
}

export type Variables = Record<string, unknown>

/** Values besides the answer on which its conversion depends. */
export interface MapContext extends TextContext {
  /** Hosts whose frames may stand on a page. A host that is added shows with the next refresh of the copies. */
  embedHosts: readonly string[]
}

/** A copy: what was made of an answer, and what was wrong in that. */
export interface CachedContent<Value> {
  value: Value
  faults?: ContentFault[]
}

/** A query to the content service, with the functions that read its answer. */
export interface ContentQuery<Answer, Value> {
  /** Names the query in cache keys and logs. */
  name: string
  document: string
  /** A query for Strapi 5, in the words of Strapi 4, if it has to differ from the query for Strapi 4. */
  ofStrapi5?: { document: string; variables?: Variables }
  /**
   * Whether only what a refusal names is left out of the answer, also a type that may not be read. Another query is asked
   * once more without all its newer fields.
   */
  isPartial?: true
  /** Schema of the unwrapped answer, which is the same for every Strapi version (`versions.ts`). */
  schema: z.ZodMiniType<Answer>
  /** Converts the answer to the site's type; `null` if the entry doesn't exist. */
  map: (answer: Answer, context: MapContext) => Value | null | Promise<Value | null>
  policy: CachePolicy
}

/**
 * Asks through the cache.
 *
 * @param key what the answer is stored under. It differs from the variables where they hold today's date: a
 *   key that changed at midnight would leave an outage without a copy.
 * @returns `null` when the entry doesn't exist.
 * @throws UpstreamFailed when the service fails and no copy is left; ContentInvalid when its answer is no use.
 */
export async function readContent<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
  key: object = variables,
): Promise<Value | null> {
  const types = noteTypes(content, query)
  // The copy and the time of the last change are read from two stores at the same time.
  const changedAt = readLastChange(content.changes, types)
  const cache = query.policy.isIsolateOnly ? content.freeTextCache : content.cache
  const { value: kept, storedAt } = await cache.readOrMake(
    keyOf(content, query, key),
    query.policy,
    () =>
      content.isShielded && !query.policy.isIsolateOnly
        ? fetchShielded(content, query, variables)
        : fetchKept(content, query, variables),
    {
      async isChanged({ storedAt }) {
        if (storedAt <= (await changedAt)) return true
        return storedAt <= (await readLastChange(content.changes, types, cache.now() - storedAt))
      },
    },
  )
  recordContentAge(content, types, storedAt)
  content.faults?.push(...(kept?.faults ?? []))
  return kept?.value ?? null
}

/**
 * The key contains the service's address: a site that moves to another service must not show the content of the old
 * one.
 */
function keyOf<Answer, Value>(content: ContentService, query: ContentQuery<Answer, Value>, key: object) {
  const keys = createKeys<CachedContent<Value> | null>('content', 3)
  return keys(content.url, query.name, JSON.stringify(key))
}

function noteTypes(content: ContentService, { document }: { document: string }): readonly ContentType[] {
  const types = findTypesIn(document)
  for (const type of types) content.used.add(type)
  return types
}

/** A page is as old as the oldest copy of each type in it. */
export function recordContentAge(
  { oldest }: ContentService,
  types: readonly ChangeTag[],
  storedAt: number,
): void {
  if (!oldest) return
  for (const type of types) oldest[type] = Math.min(oldest[type] ?? storedAt, storedAt)
}

/**
 * Limits how long a response is valid: content of this request changes at this instant (milliseconds). Past instants
 * are ignored.
 */
export function noteChangeAt({ goodUntil, cache }: ContentService, at: number): void {
  if (goodUntil && at > cache.now()) goodUntil.at = Math.min(goodUntil.at, at)
}

/**
 * Asks the service without the cache; through the shield if no visitor waits. The code is loaded with the first query:
 * isolates that only serve cached pages start without it.
 */
export async function fetchContent<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<Value | null> {
  // The caller takes the answer for new, so only the patient way through the shield is allowed.
  if (!(content.isShielded && content.isPatient))
    return (await fetchKept(content, query, variables))?.value ?? null
  const answer = await fetchShielded(content, query, variables)
  return (answer instanceof EarlierValue ? answer.copy.value : answer)?.value ?? null
}

/** Sends a query through the origin shield. An answer that another isolate caused keeps its age. */
async function fetchShielded<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<CachedContent<Value> | null | EarlierValue<CachedContent<Value> | null>> {
  const { askThroughShield } = await import('../shield/ask-shield.ts')
  return askThroughShield(content, query, variables)
}

async function fetchKept<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<CachedContent<Value> | null> {
  const { askContent } = await import('./ask-content.ts')
  return askContent(content, query, variables)
}
