import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWorker } from '../../operate/serve-worker.ts'

/** The module that runs before the Worker, for `serveWorker`. */
export const readFaultyWorker = () => readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8')

/** Says what goes wrong from now on, as `faulty-worker.mjs` takes it. @returns unhandled rejections so far */
export async function tell({ url }: ServedWorker, troubles: object): Promise<string[]> {
  const answer = await fetch(new URL('/__faults', url), { method: 'POST', body: JSON.stringify(troubles) })
  return (await answer.json()) as string[]
}
