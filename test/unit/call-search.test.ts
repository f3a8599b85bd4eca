import { afterEach, expect, it, vi } from 'vitest'
import { callSearch } from '../../client/search/call-search.ts'
import type { SearchRequest } from '../../src/shared/search.ts'

const request: SearchRequest = { queries: [{ indexUid: 'city', q: 'тверь' }], locale: 'ru' }
const result = { indexUid: 'city', hits: [], page: 1, totalPages: 0, hitsPerPage: 2 }
const neverAborted = new AbortController().signal

const answerWith = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('sends the searches as JSON and gives the results', async () => {
  answerWith(JSON.stringify({ results: [result] }))
  await expect(callSearch(request, neverAborted)).resolves.toEqual({ results: [result] })
  expect(fetch).toHaveBeenCalledWith(
    '/api/search',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(request) }),
  )
})

it.each([
  ['an error', '{"error":{}}', 429],
  ['a page', '<html>', 200],
  ['half a JSON', '{"results":[{"indexUid"', 200],
  ['no results', '{}', 200],
  ['results of another category only', JSON.stringify({ results: [{ ...result, indexUid: 'post' }] }), 200],
])('fails when the answer is %s', async (_name, body, status) => {
  answerWith(body, status)
  await expect(callSearch(request, neverAborted)).rejects.toThrow()
})

/** A network that answers nothing until the call is taken back. */
const answerNothing = () =>
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(new Error('aborted')))
    return promise
  })

it('gives up on a network that answers nothing', async () => {
  vi.useFakeTimers()
  answerNothing()
  const failed = expect(callSearch(request, neverAborted)).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(8000)
  await failed
})

it('is taken back by its signal', async () => {
  answerNothing()
  const call = new AbortController()
  const failed = expect(callSearch(request, call.signal)).rejects.toThrow('aborted')
  call.abort()
  await failed
})
