import { load, pageCacheBypass, sendRequest } from '../laboratory/load.ts'
import { publishedVariables, startPublished } from '../laboratory/published.ts'
import { type Figure, toKb } from '../laboratory/run-parts.ts'
import { readBuiltWorker, startWorkerd } from '../laboratory/workerd.ts'

const renders = 1000
const atOnce = 64
/** Most growth in bytes, less than a tenth of the size of the pages. */
const maxGrowthBytes = 2 * 1024 * 1024

/** Measures how much more memory an isolate has after a thousand further pages, after garbage collection. */
export async function measureMemory(): Promise<Figure> {
  const { kv, stop } = await startPublished()
  const site = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: publishedVariables,
    kvPort: kv.port,
  })
  const render = (times: number) =>
    load(new URL('/concerts', site.url), { times, atOnce, toHeaders: () => pageCacheBypass })
  try {
    await sendRequest(new URL('/concerts', site.url))
    await render(renders / 5)
    const before = await site.heapBytes()
    await render(renders)
    const after = await site.heapBytes()
    return {
      name: `JavaScript memory after ${renders} renders, ${atOnce} at once`,
      measured: `${toKb(before)} → ${toKb(after)}`,
      target: 'flat, no error',
      isMet: after - before < maxGrowthBytes,
    }
  } finally {
    await site.stop()
    stop()
  }
}
