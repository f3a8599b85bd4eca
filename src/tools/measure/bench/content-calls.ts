import { contentUrl, startContent, startKv } from './content-stand-in.ts'
import type { Figure } from './figure.ts'
import { load, sendRequest } from './load.ts'
import { readBuiltWorker, startWorkerd } from './workerd.ts'

const path = '/concerts'
const views = 10_000
const atOnce = 20
const maxCalls = 10

/** Counts calls of the content service and of KV while one warm page is viewed 10 000 times. */
export async function countContentCalls(): Promise<Figure[]> {
  const content = await startContent()
  const kv = await startKv()
  const site = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: { CONTENT_URL: contentUrl },
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
        measured: `${calls} (and ${first.calls} by the first view)`,
        target: `≤ ${maxCalls}`,
        isMet: calls <= maxCalls,
      },
      {
        name: 'KV for these views',
        measured: `${writes} writes, ${kv.state.reads - first.reads} reads (${first.writes} and ${first.reads} by the first view)`,
        // Revalidation of the page's content writes to KV; views write nothing.
        target: `≤ ${maxCalls} writes`,
        isMet: writes <= maxCalls,
      },
    ]
  } finally {
    await site.stop()
    content.stop()
    kv.stop()
  }
}
