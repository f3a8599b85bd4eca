import { createHash } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Answer, Question } from './recording.ts'

export interface Connection {
  ask: (question: Pick<Question, 'method' | 'path' | 'headers' | 'body'>) => Promise<Answer>
  stop: () => Promise<void>
}

/** The edge's id of a request, which the site repeats: without it each answer has another one. */
const requestId = '0123456789abcdef-DME'

/** Headers of the connection and of the moment: they say nothing of the site. */
const leftOut = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/**
 * Asks without `fetch`, which tidies addresses and adds headers of its own (`Sec-Fetch-Mode`, `Accept-Language`).
 *
 * @param host what the site takes for its own address.
 */
export function connect(url: URL, host: string, stop: () => Promise<void>): Connection {
  const agent = new Agent({ keepAlive: true })
  const send = ({ method, path, headers, body }: Parameters<Connection['ask']>[0]) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({
        agent,
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: { host, 'cf-ray': requestId, ...headers },
      })
      sent.once('response', resolve)
      sent.once('error', reject)
      sent.end(body)
    })
  return {
    ask: async (question) => toAnswer(await send(question)),
    stop: async () => {
      agent.destroy()
      await stop()
    },
  }
}

async function toAnswer(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const headers = Array.from({ length: message.rawHeaders.length / 2 }, (_, index): [string, string] => [
    (message.rawHeaders[index * 2] ?? '').toLowerCase(),
    message.rawHeaders[index * 2 + 1] ?? '',
  ])
  return {
    status: message.statusCode ?? 0,
    headers: headers
      .filter(([name]) => !leftOut.includes(name))
      // Sorting is stable: two cookies keep their order.
      .sort(([one], [other]) => (one < other ? -1 : Number(one > other))),
    body: toText(bytes, message.headers['content-type'] ?? ''),
  }
}

const isText = (type: string) => /^text\/|json|xml|javascript|calendar/.test(type)

function toText(bytes: Buffer, type: string): string {
  if (bytes.length === 0 || isText(type)) return bytes.toString('utf8')
  return `${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`
}
