import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWorker } from '../../operate/serve-worker.ts'

/** Reads the source of the wrapper module, for `serveWorker`. */
export const readFaultyWorker = () => readFile(join(import.meta.dirname, 'faulty-worker.mjs'), 'utf8')

/**
 * Configures the failures of `faulty-worker.mjs`.
 *
 * @returns the unhandled promise rejections so far
 */
export async function setFailures({ url }: ServedWorker, troubles: object): Promise<string[]> {
  const answer = await fetch(new URL('/__faults', url), { method: 'POST', body: JSON.stringify(troubles) })
  return (await answer.json()) as string[]
}
