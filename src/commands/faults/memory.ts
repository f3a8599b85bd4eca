import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toKb } from '../bench/figure.ts'
import { type ServedWorker, serveWorker } from '../serve-worker.ts'

const renders = 1000
const atOnce = 64
const warmUps = 200
const samples = 12
/** A fresh isolate has 17 MB and may have 128. Renders that left 32 KB each behind would go beyond this. */
const allowedBytes = 48 * 1024 * 1024
/** An editor's pages are made anew for each view. */
const headers = { cookie: 'admin=true' }

/** What is left in the isolate's heap after 1,000 renders of the home page, 64 at once. */
export async function measureMemory(): Promise<{ line: string; isFlat: boolean }> {
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8'),
    isInspected: true,
    onLog: () => {},
  })
  const render = async (times: number) => {
    let errors = 0
    for (let done = 0; done < times; done += atOnce) errors += await renderAtOnce(worker)
    return errors
  }
  try {
    const early = await render(warmUps)
    const errors = early + (await render(renders))
    const left = await heapBytes(worker)
    return {
      line: `${renders} renders, ${atOnce} at once: ${errors} errors; lowest level of the heap afterwards ${toKb(left)} (at most ${toKb(allowedBytes)})`,
      isFlat: left <= allowedBytes && errors === 0,
    }
  } finally {
    await worker.stop()
  }
}

/** @returns how many of them failed. */
async function renderAtOnce({ url }: ServedWorker): Promise<number> {
  const view = async () => {
    const response = await fetch(url, { headers })
    return response.status === 200 && (await response.text()).endsWith('</html>')
  }
  const views = await Promise.all(Array.from({ length: atOnce }, view))
  return views.filter((isWhole) => !isWhole).length
}

/** The lowest of several levels: how much garbage is left differs from one to the next. */
async function heapBytes(worker: ServedWorker): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let sample = 0; sample < samples; sample++) lowest = Math.min(lowest, await usedBytes(worker))
  return lowest
}

/** By the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/v8/Runtime/). */
async function usedBytes({ url, inspectorUrl }: ServedWorker): Promise<number> {
  await fetch(new URL('/__garbage', url))
  const { host } = await inspectorUrl()
  const socket = new WebSocket(`ws://${host}/core:user:tutti`)
  const next = (event: 'open' | 'message') =>
    new Promise<Event>((resolve, reject) => {
      socket.addEventListener(event, resolve, { once: true })
      socket.addEventListener('error', reject, { once: true })
    })
  try {
    await next('open')
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }))
    const { data } = (await next('message')) as MessageEvent
    return (JSON.parse(String(data)) as { result: { usedSize: number } }).result.usedSize
  } finally {
    socket.close()
  }
}
