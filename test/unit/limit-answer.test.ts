import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UpstreamFailed } from '../../src/errors.ts'
import { fetchUpstream } from '../../src/strapi/port/fetch-upstream.ts'

const megabyte = 1024 * 1024

/** A service that answers every call with this gzipped body. */
async function serve(body: Buffer): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/graphql` }
}

let running: Server | undefined
beforeEach(() => {
  running = undefined
})
afterEach(() => {
  running?.closeAllConnections()
  running?.close()
})

async function ask(body: Buffer, bytes = 4 * megabyte): Promise<Response> {
  const { server, url } = await serve(body)
  running = server
  return fetchUpstream('content', new Request(url), { timeMs: 60_000, bytes })
}

describe('a compressed answer', () => {
  it('is bounded by what it unpacks to', async () => {
    const bomb = Buffer.alloc(100 * megabyte, ' ')
    expect(gzipSync(bomb).byteLength).toBeLessThan(megabyte)
    const answer = await ask(bomb)
    const failure = await answer.text().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UpstreamFailed)
    expect(failure).toMatchObject({ upstream: 'content', status: 200 })
  })

  it('within the limit is read as it was sent', async () => {
    const answer = await ask(Buffer.from('{"data":{"a":"Привет"}}'))
    expect(await answer.json()).toEqual({ data: { a: 'Привет' } })
  })

  it('may have just as many bytes as the limit', async () => {
    expect(await (await ask(Buffer.alloc(1000, 'a'), 1000)).text()).toHaveLength(1000)
    await expect((await ask(Buffer.alloc(1001, 'a'), 1000)).text()).rejects.toThrow('more than 1000 bytes')
  })
})
