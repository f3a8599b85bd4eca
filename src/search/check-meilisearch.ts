import { searchIndexes } from '../shared/search.ts'

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
