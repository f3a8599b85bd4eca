import { gzipSync } from 'node:zlib'
import { type Figure, toKb } from './figure.ts'
import { splitByLoading } from './split-by-loading.ts'
import { readBuiltWorker } from './workerd.ts'

const maxKb = 18

/** What a Worker with a content service of its own evaluates at its start: the entry and all that it imports at once. */
export async function weighWorker(): Promise<Figure[]> {
  const { atStart, onDemand } = splitByLoading(await readBuiltWorker())
  const gzip = gzipOf(atStart)
  return [
    {
      name: 'Worker at its start, gzip',
      measured: toKb(gzip),
      target: `≤ ${maxKb} KB`,
      isMet: gzip <= maxKb * 1024,
    },
    {
      name: 'Worker, parts loaded when they are needed, the demo among them',
      measured: toKb(gzipOf(onDemand)),
    },
  ]
}

const gzipOf = (modules: Record<string, string>) =>
  Object.values(modules).reduce((total, text) => total + gzipSync(text).length, 0)
