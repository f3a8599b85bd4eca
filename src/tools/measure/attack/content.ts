import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { publicationAlias } from '../../../strapi/proxy/drop-drafts.ts'
import { contentUrl, createAnswers, serveStandIn } from '../laboratory/stand-ins.ts'
import type { AttackEnvironment } from './attack.ts'
import { type HostileText, withHostileText } from './hostile-text.ts'

/** How the content service behaves during the attack. */
export type ContentMode =
  | 'well'
  | '50 MB of JSON'
  | 'a gzip bomb'
  | '{"data": null}'
  | 'JSON as text/plain'
  | 'JSON nested 100 000 deep'
  | HostileText

export interface AttackedContent {
  port: number
  state: {
    mode: ContentMode
    slowQueries: AttackEnvironment['slowQueries']
    calls: number
    /** Size of the longest query in bytes. */
    queryBytes: number
    /** Whether a partner's query arrived with a token that is not the partner's own. */
    hasLentToken: boolean
    /** Number of e-mails that the mailer received. */
    letters: number
    /** Hosts that the Worker has called and that are not its services. */
    strangers: Set<string>
  }
  stop: () => void
}

/** Beginning of partners' queries. The site drops their name, and asks of each entry whether it is published. */
export const partnerQuery = 'query Partner'
/** Address of the mailer; all calls of the Worker are answered here. */
export const mailUrl = 'http://mail.test/send'
export const contentToken = 'the-token-of-the-site'

const answerTo = createAnswers()

/** Starts the demo's content over HTTP, as hostile as configured. Partners' queries get empty responses. */
export async function startAttackedContent(): Promise<AttackedContent> {
  const state: AttackedContent['state'] = {
    mode: 'well',
    slowQueries: undefined,
    calls: 0,
    queryBytes: 0,
    hasLentToken: false,
    letters: 0,
    strangers: new Set(),
  }

  const server = await serveStandIn(async (request, response) => {
    const { host = '' } = request.headers
    if (host === new URL(mailUrl).host) {
      state.letters += 1
      return response.writeHead(200, json).end('{}')
    }
    if (host !== new URL(contentUrl).host) state.strangers.add(host)
    state.calls += 1
    const body = Buffer.concat(await request.toArray()).toString()
    if (request.url?.startsWith('/api/')) return response.writeHead(400, json).end(nobody)
    state.queryBytes = Math.max(state.queryBytes, body.length)
    const { mode, slowQueries } = state
    if (slowQueries && body.includes(slowQueries.holding)) {
      await pause(slowQueries.ms, undefined, { ref: false })
    }
    // A text search takes this process longer than the Worker's time limit.
    if (body.includes('containsi') && body.includes('query Concerts'))
      return response.writeHead(200, json).end(noConcerts)
    if (!body.includes(publicationAlias)) return sendIn(mode, response, () => answerTo(body))
    state.hasLentToken ||= request.headers.authorization?.includes(contentToken) === true
    return response.writeHead(200, json).end('{"data":{"cities":{"data":[]}}}')
  })
  return { state, ...server }
}

const noConcerts = '{"data":{"concerts":{"data":[],"meta":{"pagination":{"total":0,"pageCount":0}}}}}'
/** Response of the account service, which has no users. */
const nobody = '{"data":null,"error":{"status":400,"message":"Invalid identifier or password"}}'
const json = { 'content-type': 'application/json' }

async function sendIn(mode: ContentMode, response: ServerResponse, whole: () => Promise<string>) {
  if (mode === '50 MB of JSON') return hugeAnswer().pipe(response.writeHead(200, json))
  if (mode === 'a gzip bomb') {
    return response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(await gzipBomb())
  }
  if (mode === '{"data": null}') return response.writeHead(200, json).end('{"data": null}')
  if (mode === 'JSON nested 100 000 deep') {
    const [open, close] = ['['.repeat(100_000), ']'.repeat(100_000)]
    return response.writeHead(200, json).end(`{"data":{"concerts":${open}${close}}}`)
  }
  const text = await whole()
  if (mode === 'JSON as text/plain')
    return response.writeHead(200, { 'content-type': 'text/plain' }).end(text)
  return response.writeHead(200, json).end(mode === 'well' ? text : withHostileText(mode, text))
}

const megabyte = 1024 * 1024
const hugeMegabytes = 50
const bombMegabytes = 400

/** Streams one text of 50 MB, as a content service without limits could return it. */
function hugeAnswer(): Readable {
  const text = 'a'.repeat(megabyte)
  return Readable.from(
    (function* () {
      yield '{"data":{"concerts":{"data":["'
      for (let sent = 0; sent < hugeMegabytes; sent++) yield text
      yield '"]}}}'
    })(),
  )
}

let bomb: Promise<Buffer> | undefined

/** Returns less than a megabyte of gzip that expands a thousand times. */
function gzipBomb(): Promise<Buffer> {
  bomb ??= packBomb()
  return bomb
}

async function packBomb(): Promise<Buffer> {
  const spaces = Buffer.alloc(megabyte, ' ')
  const packed = Readable.from(Array.from({ length: bombMegabytes }, () => spaces)).pipe(createGzip())
  const chunks: Buffer[] = []
  for await (const chunk of packed) chunks.push(chunk)
  return Buffer.concat(chunks)
}
