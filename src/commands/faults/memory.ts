import { toKb } from '../measure/figure.ts'
import { type ServedWorker, serveWorker } from '../serve-worker.ts'

const renders = 1000
const atOnce = 64
const warmUps = 200
/** Caches that are still filling up, and what V8 keeps of compiled code. */
const allowedBytes = 2 * 1024 * 1024
/** An editor's pages are made anew for each view. */
const headers = { cookie: 'admin=true' }

/** The isolate's heap before and after 1,000 renders of the home page, 64 at once, garbage collected. */
export async function measureMemory(): Promise<{ line: string; isFlat: boolean }> {
  const worker = await serveWorker({ port: 0, isInspected: true, onLog: () => {} })
  try {
    const failures = [await render(worker, warmUps)]
    const before = await heapBytes(worker)
    failures.push(await render(worker, renders))
    const grown = (await heapBytes(worker)) - before
    const errors = failures.reduce((sum, each) => sum + each, 0)
    return {
      line: `${renders} renders, ${atOnce} at once: ${errors} errors, heap ${toKb(before)} and ${toKb(grown)} more after it (allowed ${toKb(allowedBytes)})`,
      isFlat: grown <= allowedBytes && errors === 0,
    }
  } finally {
    await worker.stop()
  }
}

async function render({ url }: ServedWorker, times: number): Promise<number> {
  let errors = 0
  const view = async () => {
    const response = await fetch(url, { headers })
    const html = await response.text()
    if (response.status !== 200 || !html.endsWith('</html>')) errors += 1
  }
  for (let done = 0; done < times; done += atOnce) await Promise.all(Array.from({ length: atOnce }, view))
  return errors
}

/** By the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/v8/Runtime/). */
async function heapBytes({ inspectorUrl }: ServedWorker): Promise<number> {
  const { host } = await inspectorUrl()
  const targets = (await (await fetch(`http://${host}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const address = targets[0]?.webSocketDebuggerUrl
  if (!address) throw new Error('workerd shows no isolate to inspect')
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let lastId = 0
  const call = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      const id = ++lastId
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id: number; result: Record<string, number> }
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  try {
    await call('HeapProfiler.collectGarbage')
    return (await call('Runtime.getHeapUsage')).usedSize ?? Number.NaN
  } finally {
    socket.close()
  }
}
