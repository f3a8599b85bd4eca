import { type Request as EdgeRequest, Response as EdgeResponse } from 'miniflare'
import { type ServedWorker, serveWorker } from '../../../src/tools/operate/serve-worker.ts'
import { patientWorker } from './patient-worker.ts'

/**
 * The built Worker as it runs in one place of the world: an isolate, a Cache API and a view of KV of its own.
 * Its clock is moved by a header, for no test waits for time to pass.
 */
export interface Location {
  /** The answer to `GET {path}`. */
  visit: (path: string) => Promise<Visited>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Sends a form as a page of the site does. */
  send: (path: string, fields: Record<string, string>) => Promise<Response>
  /** Does what the platform does every minute. */
  runSchedule: () => Promise<void>
  /** Lines that the location has logged so far. */
  log: readonly string[]
  /** Moves the location's clock forward. */
  later: (seconds: number) => void
  kv: ServedWorker['kv']
  database: ServedWorker['database']
  stop: () => Promise<void>
}

export interface Visited {
  status: number
  /** Value of the header `X-Cache`. */
  cache: string
  /** Spaces that don't break, which the typographer sets, are spaces. */
  html: string
}

export async function openLocation(options: {
  variables: Record<string, string>
  outbound?: (request: Request) => Promise<Response>
}): Promise<Location> {
  const { variables, outbound } = options
  const log: string[] = []
  const { url, kv, database, stop } = await serveWorker({
    port: 0,
    variables,
    wrapper: patientWorker,
    onLog: ({ message }) => log.push(message),
    ...(outbound ? { outbound: async (request) => toEdge(await outbound(await fromEdge(request))) } : {}),
  })
  let ahead = 0
  const send = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
    fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: { 'x-clock-ahead': String(ahead), 'user-agent': 'a-visitor-bot', ...init.headers },
    })
  return {
    visit: async (path) => {
      const response = await send(path, {})
      const { status, headers } = response
      const html = (await response.text()).replaceAll('\u00a0', ' ')
      return { status, cache: headers.get('x-cache') ?? '', html }
    },
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    send: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: { origin: url.origin },
        body: new URLSearchParams(fields),
      }),
    runSchedule: async () => {
      // A cron has no headers: a visit before it sets the clock.
      await send('/robots.txt', {})
      await fetch(new URL('/cdn-cgi/local/scheduled', url))
    },
    later: (seconds) => {
      ahead += seconds * 1000
    },
    log,
    kv,
    database,
    stop,
  }
}

/** Headers that a content service, a search service or a push service reads. */
const keptHeaders = ['authorization', 'content-type', 'content-encoding', 'topic', 'ttl', 'urgency']

/** Miniflare's requests and responses are of another implementation than Node's. */
const fromEdge = async ({ url, method, headers, body }: EdgeRequest): Promise<Request> => {
  const kept = keptHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Request(url, {
    method,
    headers: kept,
    body: body ? await new Response(body).arrayBuffer() : null,
  })
}

const toEdge = async (response: Response): Promise<EdgeResponse> =>
  new EdgeResponse(await response.text(), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  })
