import type { SearchAnswer, SearchRequest } from '../../src/shared/search.ts'

/** Longest wait for the server, which falls back to its own index when the search service takes longer than 2 s. */
const maxWaitMs = 8000

export type CallSearch = (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>

/**
 * Asks `POST /api/search`.
 *
 * @throws when the answer can't be had, comes too late or is no answer, and when the signal aborts the call.
 */
export const callSearch: CallSearch = async (request, signal) => {
  const call = new AbortController()
  const abort = () => call.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, maxWaitMs)
  try {
    const answer = await fetch('/api/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: call.signal,
    })
    if (!answer.ok) throw new Error(`search: status ${answer.status}`)
    const { results, ...guidance }: SearchAnswer = await answer.json()
    const asked = request.queries.map(({ indexUid }) => {
      const result = results.find((each) => each.indexUid === indexUid)
      if (!result) throw new Error(`search: no ${indexUid} in the answer`)
      return result
    })
    return { results: asked, ...guidance }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
