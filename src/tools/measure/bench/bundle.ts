import { gzipSync } from 'node:zlib'
import { type Figure, toKb } from '../laboratory/run-parts.ts'
import { readBuiltWorker } from '../laboratory/workerd.ts'

const maxKb = 18

/** Weighs what a Worker with a content service of its own evaluates at its start: the entry and its static imports. */
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

/** Modules of a Worker by file name: those that are imported statically, and those that are imported on demand. */
interface SplitModules {
  atStart: Record<string, string>
  onDemand: Record<string, string>
}

/** Matches static imports of minified code: `from"./part.js"`, `import"./part.js"`; not `import("./part.js")`. */
const importPattern = /(?:from|import)\s*["']\.\/([^"']+)["']/g

export function splitByLoading(modules: Record<string, string>): SplitModules {
  const loaded = new Set<string>()
  for (const waiting = ['index.js']; waiting.length > 0; ) {
    const name = waiting.pop() ?? ''
    const text = modules[name]
    if (loaded.has(name) || text === undefined) continue
    loaded.add(name)
    for (const [, file = ''] of text.matchAll(importPattern)) waiting.push(file)
  }
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(modules).filter(([name]) => isPicked(name)))
  return { atStart: pick((name) => loaded.has(name)), onDemand: pick((name) => !loaded.has(name)) }
}
