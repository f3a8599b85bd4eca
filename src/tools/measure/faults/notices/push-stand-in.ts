import { type Request as MiniflareRequest, Response } from 'miniflare'
import type { PushFailure } from './notice-faults.ts'

export interface PushStandIn {
  answer: (request: MiniflareRequest) => Promise<Response>
  setFault: (fault: PushFailure | undefined) => void
  /** Awaited before a push is answered. */
  onPush: (() => Promise<unknown>) | undefined
  /** Topics of the pushes to each browser, in order. */
  given: Map<string, string[]>
}

const retryAfterSeconds = 1800

/** Makes a fake of the browsers' push services that fails on demand. */
export function createPushStandIn(): PushStandIn {
  let fault: PushFailure | undefined
  const given: PushStandIn['given'] = new Map()
  const give = (request: MiniflareRequest) => {
    const browser = new URL(request.url).pathname
    given.set(browser, [...(given.get(browser) ?? []), request.headers.get('topic') ?? ''])
  }
  const standIn: PushStandIn = {
    given,
    onPush: undefined,
    setFault: (next) => {
      fault = next
    },
    answer: async (request) => {
      if (fault === 'answers 500') return new Response(null, { status: 500 })
      if (fault === 'answers 429')
        return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } })
      if (fault === 'hangs up') throw new Error('the push service hung up')
      if (fault === 'never answers') return new Promise(() => undefined)
      give(request)
      if (fault === 'loses its answer') throw new Error('the answer of the push service was lost')
      await standIn.onPush?.()
      return new Response(null, { status: 201 })
    },
  }
  return standIn
}
