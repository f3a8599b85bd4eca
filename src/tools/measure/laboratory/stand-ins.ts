import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toPartKey } from '../../../content/parts/manifest.ts'
import { createEmbeddedContent, type EmbeddedContentOptions } from '../../../strapi-emulator/executor.ts'

export const contentUrl = 'http://content.test'

/**
 * Answers GraphQL queries as the embedded content service does. Each answer is computed once and kept: computing it takes
 * longer than a Worker waits for content, and all measured sites send the same queries.
 */
export function createAnswers(
  options: Partial<EmbeddedContentOptions> = {},
): (body: string) => Promise<string> {
  const execute = createEmbeddedContent({ now: () => new Date(), ...options })
  const answers = new Map<string, Promise<string>>()
  const answer = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`${contentUrl}/graphql`, { method: 'POST', headers, body })
    return (await execute(request)).text()
  }
  return (body) => {
    const known = answers.get(body) ?? answer(body)
    answers.set(body, known)
    return known
  }
}

/** Starts a fake content service on a port: the demo's content, with counted calls. */
export async function startContent(options?: Pick<EmbeddedContentOptions, 'snapshot'>) {
  const answerTo = createAnswers({ isUnlimited: true, ...options })
  const state = { calls: 0 }
  const server = await serveStandIn(async (request, response) => {
    state.calls += 1
    const text = await answerTo(Buffer.concat(await request.toArray()).toString())
    return response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  })
  return { state, ...server }
}

const soonMs = 10_000

/** Starts a fake KV as workerd calls it: `GET`, `PUT` and `DELETE` of `/{key}`. Counts calls. */
export async function startKv() {
  const entries = new Map<string, Buffer>()
  const writtenAt = new Map<string, number>()
  const state = {
    /** How often a part of the content was read. */
    parts: 0,
    writes: 0,
    /** Keys that a request has written for the first time. */
    newKeys: [] as string[],
    /** Number of KV keys that were written again within ten seconds. */
    rewrites: 0,
  }
  const server = await serveStandIn(async (request, response) => {
    const key = new URL(request.url ?? '/', contentUrl).pathname
    const parts = await request.toArray()
    if (request.method === 'GET') {
      if (decodeURIComponent(key).startsWith(`/${toPartKey('')}`)) state.parts += 1
      const value = entries.get(key)
      return response.writeHead(value ? 200 : 404).end(value)
    }
    state.writes += 1
    const age = performance.now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY)
    writtenAt.set(key, performance.now())
    if (request.method === 'PUT' && age === Number.POSITIVE_INFINITY)
      state.newKeys.push(decodeURIComponent(key))
    else if (age < soonMs) state.rewrites += 1
    if (request.method === 'PUT') entries.set(key, Buffer.concat(parts))
    else entries.delete(key)
    return response.writeHead(204).end()
  })
  return { state, entries, ...server }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

export async function serveStandIn(answer: Answer) {
  const server = createServer((request, response) => {
    // A stopped Worker leaves calls behind whose responses nobody reads.
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  // A server on a port has this kind of address, not the path of a socket.
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, stop }
}
