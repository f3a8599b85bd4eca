import { createServer } from 'node:http'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { nowMs } from '../fixtures/clock.ts'
import type { TestedBrand } from './tested-brands.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#355" d="M0 0h3v2H0z"/></svg>`

/** Serves the content of a brand as its Strapi would, on any free port of this machine. */
export async function serveContent({
  makeSnapshot,
  repertoire,
}: TestedBrand): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: makeSnapshot })
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('.svg')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing)
      return
    }
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answered = await answer(
      new Request(`http://content.test${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        ...(request.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      }),
    )
    const text = await answered.text()
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(repertoire ? text.replaceAll('"repertoire":"film"', `"repertoire":"${repertoire}"`) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
