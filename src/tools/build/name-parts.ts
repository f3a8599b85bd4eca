import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

/** As esbuild is told to call a part: what it comes from, and a digest. */
const partPattern = /part-[\w.-]+?-[A-Z0-9]{8}\.js/g
/** What several parts share has no name of its own. */
const sharedName = 'chunk'

/**
 * Short names for the parts of a Worker, by those that esbuild gave them. A part is imported wherever it is needed, and
 * no compression makes a digest smaller: at the Worker's start alone they were two kilobytes. Nothing keeps these files
 * by their names, as browsers do, so that the same name may mean another text after the next build.
 */
export function nameParts(built: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  const names = built
    .filter((name) => name.match(partPattern)?.[0] === name)
    .toSorted()
    .map((name) => [name, nameOf(name, taken)] as const)
  return new Map(names)
}

function nameOf(built: string, taken: Set<string>): string {
  const name = built.slice('part-'.length, -'-01234567.js'.length)
  const isShared = name === sharedName
  for (let place = 1; ; place++) {
    const short = isShared ? `${place}.js` : `part-${name}${place === 1 ? '' : `-${place}`}.js`
    if (taken.has(short)) continue
    taken.add(short)
    return short
  }
}

export const renameParts = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(partPattern, (name) => names.get(name) ?? name)

/** The same of what esbuild says of its outputs. */
export const renameOutputs = (
  { outputs, ...rest }: Metafile,
  names: ReadonlyMap<string, string>,
): Metafile => ({
  ...rest,
  outputs: Object.fromEntries(
    Object.entries(outputs).map(([file, output]) => [
      file.replace(basename(file), names.get(basename(file)) ?? basename(file)),
      output,
    ]),
  ),
})
