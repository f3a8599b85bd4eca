import type { Figure } from './figure.ts'
import { load, sendRequest } from './load.ts'
import { publishedVariables, startPublished } from './published.ts'
import { readBuiltWorker, startWorkerd } from './workerd.ts'

const path = '/concerts'
const views = 10_000
const atOnce = 20

/** Counts calls of the content service and of KV while one warm page is viewed 10 000 times. */
export async function countContentCalls(): Promise<Figure[]> {
  const { content, kv, stop } = await startPublished()
  const published = { calls: content.state.calls, writes: kv.state.writes, reads: kv.state.reads }
  const site = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: publishedVariables,
    outboundPort: content.port,
    kvPort: kv.port,
  })
  try {
    await sendRequest(new URL(path, site.url))
    const first = { calls: content.state.calls, ...kv.state }
    await load(new URL(path, site.url), { times: views, atOnce })
    const calls = content.state.calls - first.calls
    const writes = kv.state.writes - first.writes
    return [
      {
        name: `content-service calls for ${views} views of ${path}`,
        measured: `${calls} (and ${first.calls - published.calls} by the first view)`,
        target: '0',
        isMet: content.state.calls === published.calls,
      },
      {
        name: 'KV for these views',
        measured: `${writes} writes, ${kv.state.reads - first.reads} reads (${first.writes - published.writes} and ${first.reads - published.reads} by the first view)`,
        target: '0 writes',
        isMet: kv.state.writes === published.writes,
      },
    ]
  } finally {
    await site.stop()
    stop()
  }
}
