import { serveWorker } from '../serve-worker.ts'
import { contentUrl, createContentStandIn } from './content-stand-in.ts'
import type { Figure } from './figure.ts'

const path = '/concerts'
const views = 10_000
const atOnce = 20
const maxCalls = 10

/** How often the content service is asked while one warm page is seen 10 000 times. */
export async function countContentCalls(): Promise<Figure> {
  const { state, outbound } = createContentStandIn()
  const { url, stop } = await serveWorker({
    port: 0,
    variables: { CONTENT_URL: contentUrl },
    outbound,
    onLog: () => {},
  })
  const view = async () => {
    const response = await fetch(new URL(path, url))
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  }
  try {
    await view()
    const toWarmUp = state.calls
    for (let seen = 0; seen < views; seen += atOnce) await Promise.all(Array.from({ length: atOnce }, view))
    const calls = state.calls - toWarmUp
    return {
      name: `content-service calls for ${views} views of ${path}`,
      measured: `${calls} (and ${toWarmUp} by the first view)`,
      target: `≤ ${maxCalls}`,
      isMet: calls <= maxCalls,
    }
  } finally {
    await stop()
  }
}
