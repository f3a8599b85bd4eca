import type { CacheResult } from '../../cache/cache.ts'
import { type CachedResponse, createEdgeCache } from '../../cache/edge-cache.ts'
import { policies } from '../../cache/policies.ts'
import type { Bindings } from '../../config/config.ts'
import type { AvailabilityReader } from '../../content/concerts/known-availability.ts'
import { createPublishedParts } from '../../content/parts/part-stores.ts'
import { type PublishedContent, partsOf } from '../../content/parts/published-content.ts'
import { isolateState } from '../../context/isolate-state.ts'
import { createLog, type Log } from '../../log.ts'
import { type CacheableRequest, readCacheableRequest } from './cacheable-request.ts'
import { isNotModified, toValidators } from './conditional-request.ts'
import { readDeployment } from './deployment.ts'
import { createOutdatedCheck } from './outdated-check.ts'
import {
  allowBrowserCache,
  asksToSaveData,
  siteHeaders,
  speculationHeader,
  toRequestId,
} from './shared-headers.ts'

/** One request, and a function that handles it by the whole application, which most isolates haven't loaded yet. */
interface FastPathRequest {
  request: Request
  env: Bindings
  context: ExecutionContext
  runApp: (request: Request) => Promise<Response>
}

/**
 * Answers with a cached page, file or share image exactly as the whole application would, without loading it. So an
 * isolate that has just started evaluates little code. For a stale page it also starts a refresh in the background.
 *
 * @returns `undefined` where there is no usable copy or the request isn't cacheable; never fails
 */
export async function serveFromCache(visit: FastPathRequest): Promise<Response | undefined> {
  const { request, env } = visit
  const begun = Date.now()
  const requestId = toRequestId(request.headers.get('cf-ray'))
  const log = createLog({ requestId })
  try {
    const deployment = await readDeployment(env)
    const asked = deployment && readCacheableRequest(request, deployment)
    const found = asked && (await find(asked, visit, requestId, log))
    if (!asked || !found?.value.headers) return undefined
    return toAnswer(request, asked, found, { requestId, ms: Date.now() - begun })
  } catch (error) {
    // After an error the whole application answers the visitor.
    log.error('what is stored could not be answered', { error })
    return undefined
  }
}

/** Cache policies by kind. Files with a longer lifetime are found by the whole application. */
const lifetimes = { page: policies.pages, file: policies.files, picture: policies.namedShareImages }

async function find({ kind, key }: CacheableRequest, visit: FastPathRequest, requestId: string, log: Log) {
  const { responses, breakers, availability: isolate, published } = isolateState
  const { env, context, request, runApp } = visit
  const now = () => Date.now()
  const deps = { now, waitUntil: (work: Promise<unknown>) => context.waitUntil(work), log }
  const asked = { requestId, now }
  const edge = { store: caches.default, breaker: breakers.edge, ...asked }
  const kv = env.CACHE && { store: env.CACHE, breaker: breakers.kv, ...asked }
  const publisher = env.CONTENT_PUBLISHER && {
    store: env.CONTENT_PUBLISHER,
    breaker: breakers.publisher,
    ...asked,
  }
  const contentUrl = env.CONTENT_URL ? String(env.CONTENT_URL) : undefined
  const source = contentUrl ? createPublishedParts({ contentUrl, kv, publisher }) : unpublished
  const cache = createEdgeCache(responses, { ...deps, edge })
  const content: PublishedContent & AvailabilityReader = {
    isolate: partsOf(published, contentUrl),
    source,
    ...(env.DB ? { availability: { isolate, kv, database: env.DB } } : {}),
    ...deps,
  }
  const findCopy = () => cache.find(key, lifetimes[kind], createOutdatedCheck(content))
  const refreshIfStale = async (copy: Awaited<ReturnType<typeof findCopy>>) => {
    if (copy?.status === 'STALE' && !copy.isLocked) await refreshInBackground(runApp, request)
  }
  const found = await findCopy()
  // A look that follows the answer may find that the page has changed: its next visitor gets the new one.
  if (found?.status === 'STALE') deps.waitUntil(refreshIfStale(found))
  else if (found && content.looking) deps.waitUntil(content.looking.then(findCopy).then(refreshIfStale))
  return found
}

/** The demo is published nowhere, and a stored page reads nothing of it. */
const unpublished = async () => undefined

/** Refreshes a stale page: the whole application finds it too, and renders it again in the background. */
async function refreshInBackground(
  runApp: FastPathRequest['runApp'],
  { url, headers }: Request,
): Promise<void> {
  const { body } = await runApp(new Request(url, { headers }))
  await body?.cancel()
}

/** Headers of each stored response, which are read for every visitor and belong to none. */
const storedHeaders = new WeakMap<CachedResponse, Headers>()

/** Makes what most answers share: setting a header costs each answer as much as copying all of them. */
function headersOf(value: CachedResponse, kind: CacheableRequest['kind']): Headers {
  const known = storedHeaders.get(value)
  if (known) return known
  const made = new Headers({
    ...value.headers,
    ...siteHeaders,
    ...toValidators(value),
    'X-Cache': usualStatus,
  })
  if (kind === 'page') made.set(...speculationHeader)
  storedHeaders.set(value, made)
  return made
}

const usualStatus: CacheResult<CachedResponse>['status'] = 'HIT'

function toAnswer(
  { headers: asked }: Request,
  { kind, vary }: CacheableRequest,
  { value, status }: Pick<CacheResult<CachedResponse>, 'value' | 'status'>,
  { requestId, ms }: { requestId: string; ms: number },
): Response {
  const isKnown = isNotModified(asked, value)
  const answer = new Response(isKnown ? null : value.body, {
    status: isKnown ? 304 : 200,
    headers: headersOf(value, kind),
  })
  const { headers } = answer
  headers.set('X-Request-Id', requestId)
  if (status !== usualStatus) headers.set('X-Cache', status)
  headers.set('Server-Timing', `${kind === 'page' ? `page;desc=${status}, ` : ''}total;dur=${ms}`)
  if (vary) headers.set('Vary', vary)
  if (kind === 'page' && asksToSaveData(asked)) headers.delete(speculationHeader[0])
  if (isKnown) headers.delete('Link')
  else if (kind === 'page') allowBrowserCache(asked, headers)
  return answer
}
