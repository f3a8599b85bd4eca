import { serveWorker } from '../../operate/serve-worker.ts'
import { post } from './ask.ts'

/** Each needs a Worker of its own: an isolate has one first search. */
const isolates = 5

/**
 * What the first search of an isolate takes, over loopback: with an empty KV, so that the index is made out of all
 * content (and the demo's content service is evaluated for it), and with the index in KV.
 */
export async function measureFirstSearch(stored: Record<string, string>) {
  return [
    { name: 'first search of an isolate that makes the index', ms: await time({}) },
    { name: 'first search of an isolate, index in KV', ms: await time(stored) },
  ]
}

async function time(stored: Record<string, string>): Promise<number[]> {
  const taken: number[] = []
  for (let isolate = 0; isolate < isolates; isolate++) {
    const worker = await serveWorker({ port: 0, stored, onLog: () => undefined })
    try {
      // The Worker itself is evaluated by any call; that isn't search's.
      await fetch(new URL('/api/search', worker.url), { method: 'POST', body: '{}' })
      const begun = performance.now()
      await post(worker.url, 'ru', [{ indexUid: 'program', q: 'циммер', hitsPerPage: 4 }])
      taken.push(performance.now() - begun)
    } finally {
      await worker.stop()
    }
  }
  return taken
}
