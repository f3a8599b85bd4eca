import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { serveStandIn } from './stand-ins.ts'
import { readBuiltWorker } from './workerd.ts'

/** Name of the variable with which `bare-worker.mjs` refuses every call that a rate limit counts. */
export const refusalVariable = 'REFUSED_CALLS'

/** Reads the modules of the built Worker with `bare-worker.mjs` before it. */
export async function readWrapped(): Promise<Record<string, string>> {
  const { 'index.js': site = '', ...parts } = await readBuiltWorker()
  const wrapper = await readFile(join(import.meta.dirname, 'bare-worker.mjs'), 'utf8')
  return { ...parts, 'site.js': site, 'index.js': wrapper }
}

/**
 * Starts a fake of the Cache API as workerd calls it: `PUT` sends a whole response with status line and headers, `GET`
 * expects it back with `cf-cache-status`.
 */
export async function startCache() {
  const entries = new Map<string, Buffer>()
  const server = await serveStandIn(async (request, response) => {
    const key = `${request.headers.host}${request.url}`
    const body = Buffer.concat(await request.toArray())
    if (request.method === 'PUT') entries.set(key, body)
    else if (request.method === 'GET') return giveBack(response, entries.get(key))
    else entries.delete(key)
    return response.writeHead(204).end()
  })
  return server
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
