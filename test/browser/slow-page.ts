import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

const morePath = '/test-more'

/**
 * Serves a site some of whose pages arrive in pieces: they are cut at each tag of the named part, and each piece
 * follows when the browser has painted the last. This is how a slow phone parses a page, one task at a time.
 */
export async function startSlowSite(upstream: string, part: RegExp) {
  let waiting: string[] = []
  let page: ServerResponse | undefined

  const sendMore = () => {
    const piece = waiting.shift()
    if (piece !== undefined) page?.write(piece)
    if (waiting.length === 0) page?.end()
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/'
    if (path === morePath) {
      sendMore()
      return outgoing.writeHead(204).end()
    }
    const answer = await fetch(new URL(path, upstream), { headers: { 'accept-language': 'ru' } })
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (incoming.headers['sec-fetch-dest'] !== 'document') {
      return outgoing.end(Buffer.from(await answer.arrayBuffer()))
    }
    waiting = toPieces(await answer.text(), part)
    page = outgoing
    sendMore()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function toPieces(html: string, part: RegExp): string[] {
  const [text = ''] = part.exec(html) ?? []
  const begin = html.indexOf(text)
  return [html.slice(0, begin), ...text.split(/(?=<)/), html.slice(begin + text.length)]
}

/** Requests the next piece whenever the last one is painted. */
export const readInPieces = (page: Page): Promise<unknown> =>
  page.addInitScript((more) => {
    const askOn = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(async () => {
          if (document.readyState !== 'loading') return
          await fetch(more)
          askOn()
        }),
      )
    askOn()
  }, morePath)
