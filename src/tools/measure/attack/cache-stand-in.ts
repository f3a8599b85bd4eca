import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '../bench/content-stand-in.ts'

/**
 * Starts a fake of the Cache API as workerd calls it: `PUT` sends a whole response with status line and headers, `GET`
 * expects it back with `cf-cache-status`. Can be slow.
 */
export async function startCache() {
  const state = { delayMs: 0 }
  const entries = new Map<string, Buffer>()
  const server = await serve(async (request, response) => {
    const key = `${request.headers.host}${request.url}`
    const body = Buffer.concat(await request.toArray())
    if (state.delayMs > 0) await pause(state.delayMs, undefined, { ref: false })
    if (request.method === 'PUT') entries.set(key, body)
    else if (request.method === 'GET') return giveBack(response, entries.get(key))
    else entries.delete(key)
    return response.writeHead(204).end()
  })
  return { state, ...server }
}

const headEnd = '\r\n\r\n'

function giveBack(response: ServerResponse, stored: Buffer | undefined): void {
  if (!stored) {
    response.writeHead(504, { 'cf-cache-status': 'MISS' }).end()
    return
  }
  const end = stored.indexOf(headEnd)
  const [, ...lines] = stored.subarray(0, end).toString('latin1').split('\r\n')
  for (const line of lines) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    if (name !== 'transfer-encoding' && name !== 'content-length')
      response.setHeader(name, line.slice(at + 1).trim())
  }
  response.writeHead(200, { 'cf-cache-status': 'HIT' }).end(stored.subarray(end + headEnd.length))
}
