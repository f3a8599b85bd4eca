import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Editors' pages are never stored: with this cookie, each view is rendered of what the content service says now. */
export const pastThePageCache = { cookie: 'admin=true' }

export interface Answer {
  status: number
  bytes: number
}

/** One request over a connection that is kept; the body is read to its end and forgotten. */
export function ask(url: URL, headers: Record<string, string> = {}): Promise<Answer> {
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
 * So many requests, so many of them at once.
 *
 * @returns milliseconds that all of them took.
 * @throws when an answer isn't 200.
 */
export async function load(
  url: URL,
  { times, atOnce, headers }: { times: number; atOnce: number; headers?: Record<string, string> },
): Promise<number> {
  let left = times
  const begun = performance.now()
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await ask(url, headers)
      if (status !== 200) throw new Error(`${url.pathname} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return performance.now() - begun
}
