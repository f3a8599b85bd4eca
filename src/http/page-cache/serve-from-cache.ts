import type { CacheResult } from '../../cache/cache.ts'
import { type CachedResponse, createEdgeCache } from '../../cache/edge-cache.ts'
import { policies } from '../../cache/policies.ts'
import type { Bindings } from '../../config/config.ts'
import { isolateState } from '../../context/isolate-state.ts'
import { createLog, type Log } from '../../log.ts'
import { type CacheableRequest, readCacheableRequest } from './cacheable-request.ts'
import { isNotModified, validators } from './conditional-request.ts'
import { readDeployment } from './deployment.ts'
import { outdatedCheck } from './outdated-check.ts'
import { addSpeculationHeader, allowBrowserCache, siteHeaders, toRequestId } from './shared-headers.ts'

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
    const answer = toAnswer(request, asked, found)
    answer.headers.set('X-Request-Id', requestId)
    answer.headers.append('Server-Timing', `total;dur=${Date.now() - begun}`)
    return answer
  } catch (error) {
    // The whole application answers the visitor.
    log.error('what is stored could not be answered', { error })
    return undefined
  }
}

/** Cache policies by kind. Files with a longer lifetime are found by the whole application. */
const lifetimes = { page: policies.pages, file: policies.files, picture: policies.namedShareImages }

async function find({ kind, key }: CacheableRequest, visit: FastPathRequest, requestId: string, log: Log) {
  const { responses, breakers, changes: isolate } = isolateState
  const { env, context, request, runApp } = visit
  const now = () => Date.now()
  const deps = { now, waitUntil: (work: Promise<unknown>) => context.waitUntil(work), log }
  const asked = { requestId, now }
  const edge = { store: caches.default, breaker: breakers.edge, ...asked }
  const kv = env.CACHE && { store: env.CACHE, breaker: breakers.kv, ...asked }
  const cache = createEdgeCache(responses, { ...deps, edge })
  const found = await cache.find(key, lifetimes[kind], outdatedCheck({ isolate, kv, ...deps }, now))
  if (found?.status === 'STALE' && !found.isLocked) deps.waitUntil(refreshInBackground(runApp, request))
  return found
}

/** Refreshes a stale page: the whole application finds it too, and renders it again in the background. */
async function refreshInBackground(
  runApp: FastPathRequest['runApp'],
  { url, headers }: Request,
): Promise<void> {
  const { body } = await runApp(new Request(url, { headers }))
  await body?.cancel()
}

function toAnswer(
  { headers: asked }: Request,
  { kind, vary }: CacheableRequest,
  { value, status }: Pick<CacheResult<CachedResponse>, 'value' | 'status'>,
): Response {
  const { Link, ...own } = value.headers ?? {}
  const isKnown = isNotModified(asked, value)
  const headers = new Headers({ ...own, ...siteHeaders, ...validators(value), 'X-Cache': status })
  if (vary) headers.set('Vary', vary)
  if (kind === 'page') {
    headers.set('Server-Timing', `page;desc=${status}`)
    addSpeculationHeader(asked, headers)
  }
  if (isKnown) return new Response(null, { status: 304, headers })
  if (Link) headers.set('Link', Link)
  if (kind === 'page') allowBrowserCache(asked, headers)
  return new Response(value.body, { headers })
}
