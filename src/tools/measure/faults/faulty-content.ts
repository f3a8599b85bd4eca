import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmbeddedContent } from '../../../strapi-emulator/executor.ts'

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
} as const
export type ContentFailure = keyof typeof contentFailures

const slowMs = 10_000

export interface FaultyContent {
  url: string
  /** Changes how requests fail from now on. */
  fault: ContentFailure
  stop: () => Promise<void>
}

/**
 * Starts the demo's content service over HTTP, which fails on demand. Paths below `/search` are the search service and
 * fail in the same way.
 */
export async function startFaultyContent(): Promise<FaultyContent> {
  const answerEmbedded = createEmbeddedContent({ now: () => new Date() })
  const known = new Map<string, Promise<string>>()
  let asked = 0
  const answerTo = (body: string): Promise<string> => {
    const found = known.get(body) ?? ask(body)
    known.set(body, found)
    return found
  }
  const ask = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await answerEmbedded(
      new Request('http://embedded.invalid/graphql', { method: 'POST', headers, body }),
    )
    return answer.text()
  }

  const server = createServer(async (request, response) => {
    if (service.fault === 'down') return request.socket.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked += 1
    const fault = service.fault === 'oneInThree' && asked % 3 === 0 ? 'none' : service.fault
    send(response, fault, await answerTo(Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: FaultyContent = {
    url: `http://127.0.0.1:${port}`,
    fault: 'none',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

function send(response: ServerResponse, fault: ContentFailure, text: string): void {
  const json = (body: string, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
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
  } satisfies Record<ContentFailure, () => unknown>
  broken[fault]()
}

/** Returns the response with `null` in each field of the query. */
function withNulls(text: string): string {
  const { data } = JSON.parse(text) as { data?: object | null }
  return JSON.stringify(Object.fromEntries(Object.keys(data ?? {}).map((name) => [name, null])))
}
