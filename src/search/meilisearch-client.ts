import type { Meilisearch } from 'meilisearch'
import { searchIndexes } from '../shared/search.ts'
import { limitAnswer, megabyte } from '../strapi/port/limit-answer.ts'

/** Ten queries with twenty documents each have at most 400 KB. */
const maxAnswerBytes = 2 * megabyte

/**
 * Creates Meilisearch's own client, which is imported when it is first needed. The size of responses is limited.
 *
 * @param timeoutMs time limit of each call; if absent, the caller's signal ends the call
 */
export async function createMeilisearchClient(
  { url, key }: { url: string; key: string | undefined },
  timeoutMs?: number,
): Promise<Meilisearch> {
  const { Meilisearch, MeilisearchApiError } = await import('meilisearch')
  return new Meilisearch({
    host: url,
    ...(key ? { apiKey: key } : {}),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    // Does what the client does by default (`HttpRequests`), plus the limit. The client wraps its errors in a
    // MeilisearchRequestError.
    httpClient: async (address, init) => {
      const answer = await limitAnswer('search', await fetch(address, init), maxAnswerBytes)
      const text = await answer.text()
      const body = text === '' ? undefined : JSON.parse(text)
      if (!answer.ok) throw new MeilisearchApiError(answer, body)
      return body
    },
  })
}

/**
 * Sends an empty query to each index, which checks the service, its key and all indexes.
 *
 * @returns the status of the response
 */
export async function checkMeilisearch(
  { url, key }: { url: string; key: string | undefined },
  signal: AbortSignal,
): Promise<number> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/multi-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ queries: searchIndexes.map((indexUid) => ({ indexUid, q: '', limit: 0 })) }),
    signal,
  })
  await answer.body?.cancel()
  return answer.status
}
