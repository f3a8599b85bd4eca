import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import type { Cache } from '../../cache/cache.ts'
import { type CircuitBreaker, callThrough } from '../../cache/circuit-breaker.ts'
import { createKeys } from '../../cache/key.ts'
import type { CachePolicy } from '../../cache/policies.ts'
import { RateLimited, UpstreamFailed } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { ContentType } from '../../shared/content-types.ts'
import type { MediaUrl } from '../text/image.ts'
import { type ChangeLog, lastChangeOf } from './changes.ts'
import { cleanAnswer } from './clean-answer.ts'
import { unwrap } from './dialect.ts'
import { parseContent } from './parse-content.ts'
import { typesIn } from './types-in.ts'

export type FetchContent = (request: Request) => Promise<Response>

/** The port to the content service: the same for a remote Strapi and for the embedded one. */
export interface ContentService {
  /** Of the visitor's request. */
  requestId: string
  /** Address of the service, without a slash at its end. */
  url: string
  /** Relative media addresses are resolved against this; the embedded service's pictures are the site's own. */
  mediaBase: string | undefined
  /** Configuration's `EMBED_HOSTS`: frames of other sites are left out of what is cached. */
  embedHosts: readonly string[]
  fetch: FetchContent
  token: string | undefined
  cache: Cache
  /** Of its own for what visitors type: it must not push out what everybody reads. */
  freeTextCache: Cache
  changes: ChangeLog
  /** For questions of this kind of asker. */
  breaker: CircuitBreaker
  /** Types that this request has read; a page made of them is out of date when one of them changes. */
  used: Set<ContentType>
  /** When the oldest copy that this request has read was asked for, in milliseconds. Only pages need it. */
  oldest?: { at: number }
  log: Log
}

export type Variables = Record<string, unknown>

/** What the site's shape of an answer depends on besides the answer. */
export interface MapContext {
  mediaUrl: MediaUrl
  /** Hosts whose frames may stand on a page. A host that is added shows with the next refresh of the copies. */
  embedHosts: readonly string[]
  log: Log
}

/** One kind of question to the content service. */
export interface ContentQuery<Answer, Value> {
  /** Names the question in cache keys and logs. */
  name: string
  document: string
  /** Asked instead where the service doesn't know, or doesn't show, a type of `document` that came to the model later. */
  olderDocument?: string
  /** Describes the unwrapped answer (see `dialect.ts`). */
  schema: z.ZodMiniType<Answer>
  /** From the answer's shape to the site's; `null` when the entry doesn't exist. */
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
  // Both stores are asked at once: for the copy, and for when its content last changed.
  const changedAt = lastChangeOf(content.changes, types)
  const cache = query.policy.isIsolateOnly ? content.freeTextCache : content.cache
  const { value, storedAt } = await cache.answer(
    keyOf(content, query, key),
    query.policy,
    () => fetchContent(content, query, variables),
    { isChanged: async (copy) => copy.storedAt <= (await changedAt) },
  )
  noteAge(content, storedAt)
  return value
}

/**
 * The copy of an answer that there is, however old. Neither makes one nor waits for the service: `readContent` beside
 * it does. A page that has to do without one counts as old, so that it is soon made anew.
 */
export async function readCopy<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  key: object,
): Promise<Value | null | undefined> {
  noteTypes(content, query)
  const copy = await content.cache.copy(keyOf(content, query, key), query.policy)
  noteAge(content, copy?.storedAt ?? 0)
  return copy?.value
}

/** With its service: a site that is given another one mustn't show the demo's concerts, or those of staging. */
function keyOf<Answer, Value>(content: ContentService, query: ContentQuery<Answer, Value>, key: object) {
  const keys = createKeys<Value | null>('content', 2)
  return keys(content.url, query.name, JSON.stringify(key))
}

function noteTypes(content: ContentService, { document }: { document: string }): readonly ContentType[] {
  const types = typesIn(document)
  for (const type of types) content.used.add(type)
  return types
}

/** A page is as old as the oldest copy in it. */
export function noteAge({ oldest }: ContentService, storedAt: number): void {
  if (oldest) oldest.at = Math.min(oldest.at, storedAt)
}

/** Asks the service itself, past the cache. */
export async function fetchContent<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<Value | null> {
  const { breaker, requestId, cache, log } = content
  return callThrough(breaker, requestId, cache.now, async () => {
    const answer = await requestWithOlder(content, query, variables)
    const { value, dropped } = parseContent(query.name, query.schema, unwrap(cleanAnswer(answer)))
    // What a visitor typed stays out of the log.
    const asked = query.policy.isIsolateOnly ? {} : { variables }
    for (const { path, message } of dropped) {
      log.warn('content field dropped', { query: query.name, ...asked, path, reason: message })
    }
    return query.map(value, { mediaUrl: toMediaUrl(content), embedHosts: content.embedHosts, log })
  })
}

/** The questions of which this isolate has said so already. */
const saidOlder = new Set<string>()

/** Inside the breaker: a refusal that is provided for is no failure of the service. */
async function requestWithOlder<Answer, Value>(
  content: ContentService,
  { name, document, olderDocument }: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<unknown> {
  try {
    return await request(content, document, variables)
  } catch (error) {
    if (olderDocument === undefined || !isRefused(error)) throw error
    if (!saidOlder.has(name)) content.log.warn('the content service lacks a type', { query: name, error })
    saidOlder.add(name)
    return request(content, olderDocument, variables)
  }
}

const forbiddenSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.literal('FORBIDDEN') }) })),
})

/** What Strapi answers about a type that its model hasn't (400), or that the asker may not read (200). */
const isRefused = (error: unknown): boolean =>
  error instanceof UpstreamFailed && (error.status === 400 || forbiddenSchema.safeParse(error.body).success)

/** A page of a secure site loads no picture over http; where the service itself is at http, the site is a local one. */
const toMediaUrl =
  ({ mediaBase }: ContentService): MediaUrl =>
  (path) => {
    const address = mediaBase && URL.canParse(path, mediaBase) ? new URL(path, mediaBase).href : path
    return address.startsWith('http:') && !mediaBase?.startsWith('http:') ? undefined : address
  }

async function request(content: ContentService, document: string, variables: Variables): Promise<unknown> {
  const client = new GraphQLClient(`${content.url}/graphql`, {
    fetch: (input, init) => content.fetch(new Request(input, init)),
    headers: content.token ? { authorization: `Bearer ${content.token}` } : {},
    // Documents are the project's own; parsing them again for a name would cost CPU on every miss.
    excludeOperationName: true,
  })
  try {
    return await client.request(document, variables)
  } catch (error) {
    if (!(error instanceof ClientError)) {
      if (error instanceof UpstreamFailed || error instanceof RateLimited) throw error
      // Its first line only, and no cause: what follows repeats the whole answer.
      throw new UpstreamFailed('content', 0, String(error).split('\n')[0] ?? '')
    }
    const { status, errors } = error.response
    throw new UpstreamFailed(
      'content',
      status,
      errors?.[0]?.message ?? `status ${status}`,
      // No cause: the client's own error repeats the whole query and answer.
      error.response,
    )
  }
}
