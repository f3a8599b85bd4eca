import { callStore, type GuardedStore } from '../../cache/call-store.ts'
import { callThrough, createCircuitBreaker } from '../../cache/circuit-breaker.ts'
import { EarlierValue } from '../../cache/made-values.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import { fnv1a } from '../../shared/fnv1a.ts'
import { askContent } from '../port/ask-content.ts'
import type { Changes } from '../port/change-times.ts'
import { type ShieldNamespace, shieldCount } from '../port/changes.ts'
import type { CachedContent, ContentQuery, ContentService, Variables } from '../port/client.ts'
import { findTypesIn } from '../port/types-in.ts'
import { changesHeader, patientHeader, readShieldAnswer, requestIdHeader } from './shield-answer.ts'

/**
 * Time limit in milliseconds for a visitor's query. An object answers within 2.4 s; there is no time for another
 * attempt.
 */
const answerLimitMs = 2600
/** Time limit in milliseconds for a query of background work. An object answers such a query within 19 s. */
const patientLimitMs = 19_500

/**
 * Asks the content service through the origin shield, which asks it once for the isolates of all places. Where no
 * object answers, the isolate asks the content service itself, as it does without a shield.
 *
 * @returns a value that the cache stores for other isolates, or an `EarlierValue` that another one has stored
 * @throws UpstreamFailed, ContentInvalid
 */
export async function askThroughShield<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<CachedContent<Value> | null | EarlierValue<CachedContent<Value> | null>> {
  const { changes, requestId, cache, breaker, isPatient = false } = content
  const { shield, isolate } = changes
  if (!shield) return askContent(content, query, variables)
  const types = findTypesIn(query.document)
  const known = Object.fromEntries(types.map((type) => [type, isolate.copy[type] ?? 0]))
  let askedAt = Number.POSITIVE_INFINITY
  const fetch = async (request: Request): Promise<Response> => {
    const direct = request.clone()
    const answer = await askObject(shield, request, known, isPatient)
    if (!answer) return callThrough(breaker, requestId, cache.now, () => content.fetch(direct))
    const { status, ageMs, failure, text } = answer
    breaker.failedAt = failure === undefined ? 0 : cache.now()
    if (failure !== undefined) throw new UpstreamFailed('content', status, failure)
    if (ageMs !== undefined) askedAt = Math.min(askedAt, cache.now() - ageMs)
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
  // Objects have circuit breakers of their own. One that opened here would keep other queries from stored answers.
  const shielded = { ...content, fetch, breaker: createCircuitBreaker('content') }
  const value = await askContent(shielded, query, variables)
  return Number.isFinite(askedAt) ? new EarlierValue({ value, storedAt: askedAt }) : value
}

/**
 * Sends a query to the object of its key. The object sends headers at once, which shows that it works; the answer follows.
 *
 * @returns `undefined` where the object is dead or slow
 * @throws UpstreamFailed if the answer takes longer than the time limit
 */
async function askObject(
  shield: GuardedStore<ShieldNamespace>,
  request: Request,
  known: Changes,
  isPatient: boolean,
) {
  const { url, method, headers } = request
  const body = await request.text()
  const name = `${fnv1a(url + body) % shieldCount}`
  const asked = new Request(url, { method, headers, body })
  asked.headers.set(changesHeader, JSON.stringify(known))
  asked.headers.set(requestIdHeader, shield.requestId)
  if (isPatient) asked.headers.set(patientHeader, '1')
  const limitMs = isPatient ? patientLimitMs : answerLimitMs
  try {
    const response = await callStore(shield, (store) => store.getByName(name).fetch(asked))
    const tooLate = () => new UpstreamFailed('content', 0, `no answer within ${limitMs} ms`)
    return readShieldAnswer(await withinLimit(limitMs, response.text(), tooLate))
  } catch (error) {
    if (error instanceof UpstreamFailed && error.upstream === 'content') throw error
    return undefined
  }
}
