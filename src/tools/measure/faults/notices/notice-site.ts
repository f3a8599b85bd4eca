import { type Request as MiniflareRequest, Response } from 'miniflare'
import { makePushKeys, makeSecret } from '../../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../../operate/serve-worker.ts'
import { answerContent } from '../../notices/stand-ins.ts'
import { readFaultyWorker, setFailures } from '../faulty-site.ts'
import type { CallFailures } from '../forms/form-site.ts'
import type { NoticeContentFailure, PushFailure } from './print-notice-table.ts'

/** Duration of a slow call in milliseconds, long enough to expose code that does not wait for it. */
const slowMs = 500

/**
 * The built Worker with its D1 and queue, a content service and a push service that fail on demand, and a clock that
 * can be moved.
 */
export interface NoticeSite {
  worker: ServedWorker
  push: PushStandIn
  /** State of the content service; `day` is the date of the followed concert. */
  content: { day: string; fault: NoticeContentFailure | undefined }
  /** Returns the time of the Worker's clock in milliseconds. */
  now: () => number
  setNow: (ms: number) => Promise<unknown>
  setTroubles: (calls: CallFailures) => Promise<unknown>
  /**
   * Moves the clock and runs the scheduled handler.
   *
   * @throws where the process is killed meanwhile
   */
  runLater: (ms: number) => Promise<void>
  /** Returns the number of queue batches in progress. */
  countBatches: () => Promise<number>
  /** Kills the process and starts another, without failures. */
  kill: () => Promise<void>
  /** Returns the unhandled promise rejections so far. */
  readUnhandled: () => Promise<string[]>
  stop: () => Promise<void>
}

const contentHost = 'content.example'

export async function startNoticeSite(): Promise<NoticeSite> {
  const push = createPushStandIn()
  const content: NoticeSite['content'] = { day: '', fault: undefined }
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFaultyWorker(),
    variables: {
      SITE_SECRET: makeSecret(),
      CONTENT_URL: `https://${contentHost}`,
      CONTENT_DIALECT: '4',
      ...makePushKeys(),
    },
    outbound: (request) =>
      new URL(request.url).host === contentHost ? answer(request, content) : push.answer(request),
    // The log would show each failure; the table shows its result.
    onLog: () => undefined,
  })
  let shiftMs = 0
  let calls: CallFailures = {}
  const unhandled: string[] = []
  const say = () => setFailures(worker, { shiftMs, slowMs, calls })
  const now = () => Date.now() + shiftMs
  const setNow = (ms: number) => {
    shiftMs += ms - now()
    return say()
  }
  return {
    worker,
    push,
    content,
    now,
    setNow,
    setTroubles: (next) => {
      calls = next
      return say()
    },
    runLater: async (ms) => {
      await setNow(now() + ms)
      // Deliveries show how the run ends.
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    },
    countBatches: async () => (await fetch(new URL('/__batches', worker.url))).json() as Promise<number>,
    kill: async () => {
      unhandled.push(...(await say()))
      calls = {}
      await worker.restart()
      await say()
    },
    readUnhandled: async () => [...unhandled, ...(await say())],
    stop: () => worker.stop(),
  }
}

async function answer(request: MiniflareRequest, { day, fault }: NoticeSite['content']): Promise<Response> {
  const isOfOne = fault === 'is down for who tells' && (await request.clone().text()).includes('"in":')
  return fault === 'is down' || isOfOne ? new Response(null, { status: 500 }) : answerContent(request, day)
}

interface PushStandIn {
  answer: (request: MiniflareRequest) => Promise<Response>
  setFault: (fault: PushFailure | undefined) => void
  /** Work that must end before a push is answered. */
  onPush: (() => Promise<unknown>) | undefined
  /** Topics of the pushes to each browser, in order. */
  given: Map<string, string[]>
}

const retryAfterSeconds = 1800

/** Makes a fake of the browsers' push services that fails on demand. */
function createPushStandIn(): PushStandIn {
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
