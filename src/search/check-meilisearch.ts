import { searchIndexes } from '../shared/search.ts'

/**
 * Asks Meilisearch for nothing out of each index: that needs the service, its key and all the indexes.
 *
 * @returns the status of its answer.
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
