import { buildRival } from './build-rival.ts'
import type { BareWorker } from './workerd.ts'

/** Headers that workerd adds by itself. */
const ownHeaders = ['transfer-encoding', 'content-length', 'content-encoding', 'date', 'connection']

/**
 * The floor: the least that a Worker can do. It answers every request as the site answers this page, with the same
 * bytes, which it has as a `Uint8Array`, and the same headers.
 */
export async function buildFloor(page: URL): Promise<BareWorker> {
  const answer = await fetch(page, { headers: { 'accept-encoding': 'identity' } })
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.includes(name))
  return {
    modules: await buildRival('floor.ts'),
    variables: { PAGE: await answer.text(), HEADERS: JSON.stringify(Object.fromEntries(headers)) },
  }
}
