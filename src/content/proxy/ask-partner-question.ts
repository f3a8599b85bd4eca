import { callThrough } from '../../cache/circuit-breaker.ts'
import { type ConcurrencyLimit, withinConcurrency } from '../../cache/concurrency-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import type { ContentService } from '../port/client.ts'
import { toShownBody } from './drop-drafts.ts'
import type { ProxiedQuery } from './proxied-query.ts'

/** The content service for the questions of partners. */
export interface PartnerContent extends ContentService {
  /** Partners' questions that the isolate has under way. */
  underWay: ConcurrencyLimit
}

/** Of the content service's answer. What costs 50 000 has less, but for long texts. */
const mostBytes = 512 * 1024
const badGateway = 502

/**
 * Puts a partner's question to the content service, through a breaker of its own and together with few others: whatever
 * it meets there, visitors don't notice.
 *
 * @param authorization the partner's own; the site's token is lent to nobody.
 * @returns the answer as text, without drafts.
 * @throws RateLimited while too many are under way; UpstreamFailed with the body to pass on, where the service gave one.
 */
export function askPartnerQuestion(
  content: PartnerContent,
  question: Pick<ProxiedQuery, 'query' | 'variables'>,
  authorization: string | undefined,
): Promise<string> {
  const { breaker, requestId, cache, underWay } = content
  return withinConcurrency(underWay, requestId, cache.now, () =>
    callThrough(breaker, requestId, cache.now, () => ask(content, question, authorization)),
  )
}

async function ask(
  content: PartnerContent,
  { query, variables }: Pick<ProxiedQuery, 'query' | 'variables'>,
  authorization: string | undefined,
): Promise<string> {
  const answer = await content.fetch(
    new Request(`${content.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const body = await readJsonBody(answer)
  if (!body) {
    const status = Math.max(answer.status, badGateway)
    throw new UpstreamFailed('content', status, `status ${answer.status}, and no JSON`)
  }
  const shown = toShownBody(body)
  if (answer.ok && !('errors' in shown)) return JSON.stringify(shown)
  throw new UpstreamFailed('content', answer.status, `status ${answer.status}`, shown)
}

/** @returns `undefined` for what isn't a JSON object, or is too long. @throws UpstreamFailed when it doesn't end in time. */
async function readJsonBody(answer: Response): Promise<object | undefined> {
  const text = await readText(answer)
  try {
    const body: unknown = text === undefined ? undefined : JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    // The partner gets a 502.
    return undefined
  }
}

async function readText({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    // Leaving the loop cancels the rest.
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > mostBytes) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw new UpstreamFailed('content', 0, 'the answer broke off', undefined, error)
  }
  return text + decoder.decode()
}
