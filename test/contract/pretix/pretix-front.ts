import { createServer, type Server } from 'node:https'
import { shopHost } from './pretix-shop.ts'

/**
 * Serves pretix by https to the browser, under the host that pretix is configured for.
 *
 * @param certificate key and certificate of the host, in one text
 */
export async function servePretixFront(
  port: number,
  pretixUrl: string,
  certificate: string,
): Promise<Server> {
  const server = createServer({ key: certificate, cert: certificate }, async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !['host', 'connection', 'accept-encoding'].includes(name))
        headers.set(name, value)
    headers.set('x-forwarded-host', shopHost)
    headers.set('x-forwarded-proto', 'https')
    const answer = await fetch(`${pretixUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    })
    const passed = [...answer.headers].filter(
      ([name]) =>
        !['content-encoding', 'content-length', 'set-cookie', 'transfer-encoding', 'connection'].includes(
          name,
        ),
    )
    response.writeHead(answer.status, [
      ...passed.flat(),
      ...answer.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]),
    ])
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
