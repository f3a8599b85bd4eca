/** The modules of a Worker by file name: those that its entry imports at once, and those that it may import later. */
export interface SplitModules {
  atStart: Record<string, string>
  onDemand: Record<string, string>
}

/** Minified: `from"./part.js"`, `import"./part.js"`; not `import("./part.js")`. */
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
