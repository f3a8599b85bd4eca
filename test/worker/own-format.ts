import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { Bindings } from '../../src/config/config.ts'
import { forgetIsolateCache } from '../../src/features/services.ts'
import { isPayloadPath } from '../../src/routes/paths.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { app } from '../../src/worker/app.ts'
import { answerRows } from '../fixtures/rows-answer.ts'
import { emptyDatabase } from './database.ts'
import { contentUrl, goodConcert } from './fake-content.ts'
import { publisherOf } from './fake-publisher.ts'
import { hookSecret, type MalformedRequest } from './malformed-requests.ts'
import { origin } from './visit.ts'

const variables = { CONTENT_URL: contentUrl, HOOK_SECRET: hookSecret }
/** Stands in for a content service that has one concert, and nothing else. */
async function answerWithLittle(request: RequestInfo | URL): Promise<Response> {
  const query = request instanceof Request ? await request.text() : ''
  const meta = { meta: { pagination: { total: 1, pageCount: 1 } } }
  const lists = Object.fromEntries(emptyLists.map((name) => [name, { data: [] }]))
  const concerts = { data: [{ id: '1', attributes: goodConcert }], ...meta }
  return answerRows(query, Response.json({ data: { ...lists, concerts, posts: { data: [], ...meta } } }))
}
const emptyLists = [
  'programs',
  'members',
  'programCollections',
  'pages',
  'fallbackPages',
  'cities',
  'venues',
].concat('redirects', 'categories', 'articles', 'qaEntries', 'votes')

/** Requests a page like `visit`, without the timer that `visit` sets for each request. */
async function send({ method, path, headers, body }: MalformedRequest): Promise<Response> {
  const work: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  }
  const init = { method, headers, redirect: 'manual', ...(body ? { body } : {}) } as const
  const bindings = {
    ...env,
    ...variables,
    CONTENT_PUBLISHER: publisherOf({ ...env, ...variables } as unknown as Bindings),
  } as unknown as Bindings
  const response = await app.fetch(
    new Request(`${origin}${path}`, init),
    bindings,
    context as ExecutionContext,
  )
  const text = await response.text()
  await Promise.all(work)
  return new Response([204, 304].includes(response.status) ? null : text, response)
}

const isApi = (path: string) => path.startsWith('/api/') || path === '/graphql' || isPayloadPath(path)

/** Returns what is wrong with a response to a malformed request. */
async function complaintOf(
  { method, path }: MalformedRequest,
  response: Response,
): Promise<string | undefined> {
  const { status, headers } = response
  if (status >= 500) return `status ${status}`
  if (!headers.get('content-security-policy')) return 'no security policy'
  if (!headers.get('x-request-id')) return 'no request id'
  const location = headers.get('location')
  if (status >= 300 && status < 309 && status !== 304) {
    return /^\/(?![/\\])/.test(location ?? '') ? undefined : `leads to ${location}`
  }
  const text = await response.text()
  if (method === 'HEAD' || status === 304 || status === 202 || status === 204) return undefined
  if (!isApi(splitLocalePath(new URL(`${origin}${path}`).pathname, ['ru', 'en', 'th']).path)) {
    return text.endsWith('</html>') ? undefined : `status ${status} without a page: ${text.slice(0, 80)}`
  }
  const body: unknown = JSON.parse(text)
  if (status < 400 || path.includes('/graphql')) return undefined
  const isError = typeof body === 'object' && body !== null && 'error' in body && 'data' in body
  return isError ? undefined : `status ${status} without the error format: ${text.slice(0, 80)}`
}

const limits = { interruptAfterTimeLimit: 280_000, markInterruptAsFailure: true }

/**
 * Sends requests one after the other; each must be answered in the site's own format, and none with a 5xx.
 * The seed is fixed, so that a failure comes again: fast-check names it with the smallest request that fails.
 */
export async function expectOwnFormat(
  requests: fc.Arbitrary<MalformedRequest>,
  numRuns: number,
  seed = 20_261_121,
): Promise<void> {
  // Creates the tables, since `/api/health` reports a database that has none.
  await emptyDatabase()
  // What the test before has published is gone with its stores.
  forgetIsolateCache()
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined)
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerWithLittle)
  // No call takes time here, and the tests of a file share 10,000 timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  const property = fc.asyncProperty(requests, async (request) => {
    expect(await complaintOf(request, await send(request))).toBeUndefined()
  })
  await fc.assert(property, { seed, numRuns, ...limits })
}
