import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { shippedSnapshot } from '../../../strapi-emulator/executor.ts'
import type { Snapshot } from '../../../strapi-emulator/row.ts'
import { createAnswers } from '../bench/content-stand-in.ts'

export const contentFailures = {
  none: 'none',
  down: 'down',
  slow: 'slow (10 s)',
  status500: 'answers 500',
  status429: 'answers 429',
  oneInThree: 'answers one in three',
  html: 'answers HTML',
  halfJson: 'answers half a JSON',
  errors: 'answers GraphQL errors',
  partial: 'answers partial data with errors',
  nulls: 'answers partial data without errors',
  megabyte: 'answers a megabyte more',
  tooMuch: 'answers nine megabytes more',
} as const
export type ContentFailure = keyof typeof contentFailures

const slowMs = 10_000
const megabyte = 1024 * 1024

export interface FaultyContent {
  url: string
  /** Changes how requests fail from now on. */
  fault: ContentFailure
  /** What editors have entered; a change is another object. */
  rows: Snapshot
  /** Field of the query type that the content model lacks, as one of an earlier version of the project. */
  lacks: string | undefined
  /** Queries that have arrived, as «Heads» or «Rows venues»; also those that nobody answered. */
  asked: string[]
  /** Milliseconds between the reading of an answer and its departure. */
  delayMs: number
  stop: () => Promise<void>
}

/**
 * Starts the demo's content service over HTTP, which fails on demand. Paths below `/search` are the search service and
 * fail in the same way.
 */
export async function startFaultyContent(): Promise<FaultyContent> {
  let rows = shippedSnapshot(toUtcDay(Date.now()))
  let answerTo = answerFrom(rows)

  const server = createServer(async (request, response) => {
    if (service.fault === 'down') {
      service.asked.push('unanswered')
      return request.socket.destroy()
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    service.asked.push(nameOf(body))
    const account = toAccountAnswer(request.url ?? '')
    if (account) return sendJson(response, JSON.stringify(account))
    const refusal = service.lacks === undefined ? undefined : refuse(body, service.lacks)
    if (refusal) return sendJson(response, refusal, 400)
    const isAnswered = service.fault === 'oneInThree' && service.asked.length % 3 === 0
    const { fault, delayMs } = service
    const text = await answerTo(body)
    if (delayMs > 0) await pause(delayMs)
    send(response, isAnswered ? 'none' : fault, text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: FaultyContent = {
    url: `http://127.0.0.1:${port}`,
    fault: 'none',
    get rows() {
      return rows
    },
    set rows(changed) {
      rows = changed
      answerTo = answerFrom(rows)
    },
    lacks: undefined,
    asked: [],
    delayMs: 0,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

const answerFrom = (rows: Snapshot) => createAnswers({ snapshot: () => rows })

const nameOf = (body: string): string =>
  [/query (\w+)/, /rows: (\w+)/].flatMap((part) => part.exec(body)?.[1] ?? []).join(' ')

/** Everybody who signs in is the owner. @returns `undefined` for other calls than those of accounts */
function toAccountAnswer(path: string): object | undefined {
  const user = { id: 1, username: 'owner', email: 'owner@example.test', provider: 'local', confirmed: true }
  if (path.startsWith('/api/auth/local')) return { jwt: 'signed-in', user }
  return path.startsWith('/api/users/me')
    ? { id: 1, username: user.username, email: user.email, confirmed: true, role: { type: 'owner' } }
    : undefined
}

/** The answer of a service whose model lacks a field of the query type; `undefined` where it isn't asked for. */
function refuse(body: string, field: string): string | undefined {
  // The cast is safe, since the site has sent the query.
  const { query } = JSON.parse(body) as { query: string }
  const errors = Array.from(
    query.matchAll(new RegExp(`(?:\\w+: ?)?\\b${field}\\b(?=[ ({])`, 'g')),
    ({ index }) => {
      const lines = query.slice(0, index).split('\n')
      return {
        message: `Cannot query field "${field}" on type "Query".`,
        locations: [{ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }],
      }
    },
  )
  return errors.length > 0 ? JSON.stringify({ errors }) : undefined
}

const sendJson = (response: ServerResponse, body: string, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

function send(response: ServerResponse, fault: ContentFailure, text: string): void {
  const json = (body: string, status?: number) => sendJson(response, body, status)
  const broken = {
    none: () => json(text),
    down: () => response.destroy(),
    slow: () => {
      const timer = setTimeout(() => json(text), slowMs)
      response.on('close', () => clearTimeout(timer))
    },
    status500: () => json('{"error":"Internal Server Error"}', 500),
    oneInThree: () => json('{"error":"Service Unavailable"}', 503),
    status429: () => json('{"error":"Too Many Requests"}', 429),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>'),
    halfJson: () => json(text.slice(0, text.length / 2)),
    errors: () => json('{"errors":[{"message":"Forbidden access"}],"data":null}'),
    partial: () => json(`{"errors":[{"message":"Internal Server Error"}],"data":${withNulls(text)}}`),
    nulls: () => json(`{"data":${withNulls(text)}}`),
    megabyte: () => json(text + ' '.repeat(megabyte)),
    tooMuch: () => json(text + ' '.repeat(9 * megabyte)),
  } satisfies Record<ContentFailure, () => unknown>
  broken[fault]()
}

/** Returns the response with `null` in each field of the query. */
function withNulls(text: string): string {
  const { data } = JSON.parse(text) as { data?: object | null }
  return JSON.stringify(Object.fromEntries(Object.keys(data ?? {}).map((name) => [name, null])))
}
