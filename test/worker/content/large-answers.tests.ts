import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const megabyte = 1024 * 1024
const chunkBytes = 64 * 1024
const wholeBytes = 50 * megabyte

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

/**
 * Fifty megabytes of JSON that are produced as fast as they are read, with the number of bytes that were read of each.
 */
function largeAnswers(headers: Record<string, string> = {}) {
  const answers: { bytes: number; isCancelled: boolean }[] = []
  const chunk = new TextEncoder().encode('"a",'.repeat(chunkBytes / 4))
  const answer = () => {
    const sent = { bytes: 0, isCancelled: false }
    answers.push(sent)
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent.bytes += chunkBytes
        controller.enqueue(chunk)
        if (sent.bytes >= wholeBytes) controller.close()
      },
      cancel: () => {
        sent.isCancelled = true
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
  }
  return { answer, answers }
}

describe('an answer of fifty megabytes', () => {
  const variables = { CONTENT_URL: contentUrl }

  it('of the content service is read up to eight, and the rest is never fetched', async () => {
    const { answer, answers } = largeAnswers()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    expect((await visit('/c/good-concert', { variables })).status).toBe(503)
    expect(answers.length).toBeGreaterThan(0)
    for (const { bytes, isCancelled } of answers) {
      // Bytes that the streams between the two have read in advance are added.
      expect(bytes).toBeLessThan(8.5 * megabyte)
      expect(isCancelled).toBe(true)
    }
  })

  it('that says so beforehand is not read at all', async () => {
    const { answer, answers } = largeAnswers({ 'content-length': String(wholeBytes) })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    expect((await visit('/c/good-concert', { variables })).status).toBe(503)
    expect(answers.length).toBeGreaterThan(0)
    for (const { bytes } of answers) expect(bytes).toBeLessThanOrEqual(chunkBytes)
  })

  it('leaves the page that was seen before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const content = fakeContent(contentWith([goodConcert]))
    await visit('/concerts', { variables })
    content.answer(largeAnswers().answer)
    vi.setSystemTime(nowMs() + 24 * 3600 * 1000)
    const response = await visit('/concerts', { variables })
    vi.useRealTimers()
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('/c/good-concert')
  })

  it('names its cause in the log', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => largeAnswers().answer())
    await visit('/c/good-concert', { variables })
    expect(errors.mock.calls.flat().join('\n')).toContain('its answer has more than 8388608 bytes')
  })

  it('of Meilisearch is read up to two, and the index in the process answers', async () => {
    const { answer, answers } = largeAnswers()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    const response = await visit('/api/search', {
      method: 'POST',
      body: JSON.stringify({ queries: [{ indexUid: 'program', q: 'zimmer' }] }),
      variables: { SEARCH_URL: 'https://search.example', SEARCH_KEY: 'key' },
    })
    const { results } = await response.json<{ results: { hits: { slug: string }[] }[] }>()
    expect(results[0]?.hits[0]?.slug).toBe('hans-zimmer')
    expect(answers.map(({ isCancelled }) => isCancelled)).toEqual([true])
    expect(answers[0]?.bytes).toBeLessThan(2.5 * megabyte)
  })
})
