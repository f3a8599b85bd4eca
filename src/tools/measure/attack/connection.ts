import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import type { AttackRequest, AttackResponse } from './attack.ts'
import { answerMs } from './judge.ts'

/** Separate connections, so that an attacker's requests can't disturb a visitor's. */
const connections = { attackers: createConnections(), visitors: createConnections() }

function createConnections() {
  return new Agent({ keepAlive: true, maxSockets: 256 })
}

const none = { status: 0, headers: new Map<string, string>(), text: '', isLate: false, hasLeft: false }

/** Sends a request without `fetch`, which would normalise addresses and add headers. Never rejects. */
export async function sendRawRequest(
  origin: URL,
  sent: AttackRequest,
  whose: keyof typeof connections = 'attackers',
): Promise<AttackResponse> {
  const begun = performance.now()
  const waitMs = sent.leavesAfterMs ?? answerMs
  const gaveUp = {
    ...none,
    isLate: sent.leavesAfterMs === undefined,
    hasLeft: sent.leavesAfterMs !== undefined,
  }
  const answered =
    sent.raw === undefined
      ? sendByClient(origin, sent, waitMs, connections[whose])
      : sendRaw(origin, sent.raw, waitMs)
  // The site may close the connection instead of reading a body; the response can be lost then, as in a browser.
  const found = await answered.catch(() => ({ ...none, hasLeft: isLong(sent) }))
  return { ...(found ?? gaveUp), ms: performance.now() - begun }
}

type Found = Omit<AttackResponse, 'ms'>

const wantedBytes = 64 * 1024
const isLong = ({ body = '' }: AttackRequest) => body.length > wantedBytes

/**
 * @returns the response, or nothing after the time limit
 *
 * @throws where the connection ends without a response
 */
async function sendByClient(
  origin: URL,
  sent: AttackRequest,
  waitMs: number,
  agent: Agent,
): Promise<Found | undefined> {
  const going = request({
    // A connection on which a body may be cut off is not reused.
    agent: isLong(sent) ? false : agent,
    host: origin.hostname,
    port: origin.port,
    method: sent.method ?? 'GET',
    path: sent.path,
    headers: { ...sent.headers, ...lengthOf(sent.body) },
    signal: AbortSignal.timeout(waitMs),
  })
  // Errors after this point are seen in the response, or concern a body that the site refused.
  going.on('error', () => undefined)
  going.end(sent.body)
  try {
    const [message] = (await once(going, 'response')) as [IncomingMessage]
    return {
      ...none,
      status: message.statusCode ?? 0,
      headers: toMap(message),
      text: await readWhole(message),
    }
  } catch (error) {
    if (isError(error, 'ABORT_ERR')) return undefined
    // A keep-alive connection may be closed just before it is reused (nodejs.org/api/http.html, `reusedSocket`).
    if (going.reusedSocket && isError(error, 'ECONNRESET')) return sendByClient(origin, sent, waitMs, agent)
    throw error
  }
}

/**
 * Returns the header `Content-Length`: Node omits it for methods without a meaning of bodies, and the next request
 * would begin within the body.
 */
const lengthOf = (body: string | undefined): Record<string, string> =>
  body ? { 'content-length': String(Buffer.byteLength(body)) } : {}

const isError = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

async function readWhole(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const toMap = ({ headersDistinct }: IncomingMessage) =>
  new Map(Object.entries(headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]))

/** Sends raw bytes and returns what comes back until the site closes (`Connection: close`). */
function sendRaw(origin: URL, raw: string, waitMs: number): Promise<Found | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(origin.port), origin.hostname)
    const chunks: Buffer[] = []
    const end = (finish: () => void) => {
      clearTimeout(timer)
      socket.destroy()
      finish()
    }
    const timer = setTimeout(() => end(() => resolve(undefined)), waitMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.once('end', () => end(() => resolve(readAnswer(Buffer.concat(chunks).toString('latin1')))))
    socket.once('error', (error) => end(() => reject(error)))
    socket.write(raw, 'latin1')
  })
}

function readAnswer(text: string): Found {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => line.split(/:\s*/, 2))
  return {
    ...none,
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Map(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    text: rest.join('\r\n\r\n'),
  }
}
