import { gzipSync } from 'node:zlib'
import { type Figure, toKb } from './figure.ts'
import { readBuiltWorker } from './workerd.ts'

const maxKb = 120

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

const gzipOf = (texts: string[]) => texts.reduce((total, text) => total + gzipSync(text).length, 0)

/** Minified: `from"./part.js"`, `import"./part.js"`; not `import("./part.js")`. */
const importPattern = /(?:from|import)\s*["']\.\/([^"']+)["']/g

export function splitByLoading(modules: Record<string, string>): { atStart: string[]; onDemand: string[] } {
  const loaded = new Set<string>()
  for (const waiting = ['index.js']; waiting.length > 0; ) {
    const name = waiting.pop() ?? ''
    const text = modules[name]
    if (loaded.has(name) || text === undefined) continue
    loaded.add(name)
    for (const [, file = ''] of text.matchAll(importPattern)) waiting.push(file)
  }
  const all = Object.entries(modules)
  return {
    atStart: all.filter(([name]) => loaded.has(name)).map(([, text]) => text),
    onDemand: all.filter(([name]) => !loaded.has(name)).map(([, text]) => text),
  }
}
