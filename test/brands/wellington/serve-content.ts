import { createServer } from 'node:http'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { makeKororaSnapshot } from './content.ts'

/**
 * Its content service. The emulator's list of repertoires is the demo's, as that of the demo's Strapi is; this
 * orchestra's has one word in it.
 */
export async function serveContent(): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = createEmbeddedContent({ now: () => new Date(), snapshot: makeKororaSnapshot })
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answered = await answer(
      new Request(`http://content.test${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        ...(request.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      }),
    )
    const text = (await answered.text()).replaceAll('"repertoire":"film"', '"repertoire":"baroque"')
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
