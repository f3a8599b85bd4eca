import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createEmbeddedContent } from '../../../strapi-emulator/executor.ts'
import { contentUrl, serve } from '../bench/content-stand-in.ts'
import { type HostileText, withHostileText } from './hostile-text.ts'
import { gzipBomb, hugeAnswer } from './huge-answers.ts'

/** How the content service answers. */
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
    /** How long what partners ask takes. */
    partnersWaitMs: number
    calls: number
    /** Of the longest question. */
    questionBytes: number
    /** Whether a question of a partner came with a token that isn't the partner's own. */
    hasLentToken: boolean
  }
  stop: () => void
}

/** Partners' questions bear this name, so that they are told from those of the site. */
export const partnerQuery = 'query Partner'
export const siteToken = 'the-token-of-the-site'

/** The demo's content behind a network, as hostile as it is told to be. What partners ask, it answers with nothing. */
export async function startAttackedContent(): Promise<AttackedContent> {
  const answerEmbedded = createEmbeddedContent({ now: () => new Date() })
  // Making an answer takes this process longer than the Worker may wait after it.
  const known = new Map<string, Promise<string>>()
  const ask = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`${contentUrl}/graphql`, { method: 'POST', headers, body })
    return (await answerEmbedded(request)).text()
  }
  const answerTo = (body: string) => {
    const answer = known.get(body) ?? ask(body)
    known.set(body, answer)
    return answer
  }
  const state: AttackedContent['state'] = {
    mode: 'well',
    partnersWaitMs: 0,
    calls: 0,
    questionBytes: 0,
    hasLentToken: false,
  }

  const server = await serve(async (request, response) => {
    state.calls += 1
    const body = Buffer.concat(await request.toArray()).toString()
    state.questionBytes = Math.max(state.questionBytes, body.length)
    if (!body.includes(partnerQuery)) return sendIn(state.mode, response, () => answerTo(body))
    state.hasLentToken ||= request.headers.authorization?.includes(siteToken) === true
    if (state.partnersWaitMs > 0) await pause(state.partnersWaitMs, undefined, { ref: false })
    return response.writeHead(200, json).end('{"data":{"cities":{"data":[]}}}')
  })
  return { state, ...server }
}

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
