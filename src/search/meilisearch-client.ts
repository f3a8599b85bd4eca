import type { Meilisearch } from 'meilisearch'
import { limitAnswer, megabyte } from '../strapi/port/limit-answer.ts'

/** Ten queries with twenty documents each are 400 KB at most. */
const maxAnswerBytes = 2 * megabyte

/**
 * Meilisearch's own client, loaded when it is first needed, with a limit on what is read of an answer.
 *
 * @param timeoutMs of each call; absent: the caller's signal says when to stop.
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
    // Must do what the client does itself without one (`HttpRequests`); what it throws comes as the cause of a
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
