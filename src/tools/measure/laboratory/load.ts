import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Headers that bypass the page cache: with an editor's cookie, each view is rendered from the current content. */
export const pageCacheBypass = { cookie: 'admin=true' }

export interface LoadedResponse {
  status: number
  bytes: number
}

/** Sends one request over a keep-alive connection; the body is read and discarded. */
export function sendRequest(url: URL, headers: Record<string, string> = {}): Promise<LoadedResponse> {
  return new Promise((resolve, reject) => {
    get(url.href, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/**
 * Sends a number of requests, several in parallel.
 *
 * @returns the total milliseconds
 * @throws Error where a status is not 200
 */
export async function load(
  url: URL,
  {
    times,
    atOnce,
    toHeaders,
  }: { times: number; atOnce: number; toHeaders?: (() => Record<string, string>) | undefined },
): Promise<number> {
  let left = times
  const begun = performance.now()
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await sendRequest(url, toHeaders?.())
      if (status !== 200) throw new Error(`${url.pathname} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return performance.now() - begun
}
