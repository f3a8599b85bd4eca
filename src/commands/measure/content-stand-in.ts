import { type Request, Response } from 'miniflare'
import { createEmbeddedContent } from '../../embedded/executor.ts'

export const contentUrl = 'http://content.test'

/**
 * A content service behind a network: the demo's content, with its calls counted. It can answer late, and refuse
 * everything, which lets a page run without any of its caches being filled (errors are never stored).
 */
export function createContentStandIn() {
  const answerEmbedded = createEmbeddedContent({ now: () => new Date() })
  // Making an answer takes this process longer than the Worker may wait after it; it is made beforehand.
  const answers = new Map<string, Promise<string>>()
  const state = { calls: 0, delayMs: 0, isRefusing: false, firstAnswerAt: undefined as number | undefined }

  const answerTo = (body: string): Promise<string> => {
    const known = answers.get(body) ?? makeAnswer(body)
    answers.set(body, known)
    return known
  }
  const makeAnswer = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = new globalThis.Request(`${contentUrl}/graphql`, { method: 'POST', headers, body })
    return (await answerEmbedded(request)).text()
  }

  const outbound = async (request: Request): Promise<Response> => {
    state.calls += 1
    const begun = performance.now()
    const text = await answerTo(await request.text())
    if (state.isRefusing) return new Response('refused', { status: 500 })
    const waitMs = Math.max(0, state.delayMs - (performance.now() - begun))
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    state.firstAnswerAt ??= performance.now()
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  }
  return { state, outbound }
}
