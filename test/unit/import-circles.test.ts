import { expect, it } from 'vitest'
import { filesBelow, type Import, readImports } from './read-imports.ts'

type Imports = ReadonlyMap<string, readonly string[]>

/** The largest number of files that may need one another to be understood. */
const mostFilesInCircle = 20

const files = [...filesBelow('src', /\.(tsx?|mjs)$/), ...filesBelow('client', /\.tsx?$/)]
const imports = files.flatMap(readImports)

const importsOf = (isCounted: (each: Import) => boolean): Imports =>
  new Map(
    Array.from(
      Map.groupBy(imports.filter(isCounted), ({ file }) => file),
      ([file, own]) => [file, own.map(({ imported, brandFile }) => brandFile ?? imported)],
    ),
  )

/** What each file evaluates before itself: types and `import('…')` aren't among it. */
const evaluated = importsOf(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic)

/** All that a reader of a file is sent to. */
const named = importsOf(() => true)

/** Groups of files each of which leads to all others of its group (Kosaraju's algorithm). */
function findCircles(imports: Imports): string[][] {
  const importers = new Map<string, string[]>()
  for (const [file, own] of imports)
    for (const imported of own) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const seen = new Set<string>()
  const visit = (start: string, next: Imports, found: string[]): string[] => {
    if (seen.has(start)) return found
    seen.add(start)
    for (const each of next.get(start) ?? []) visit(each, next, found)
    found.push(start)
    return found
  }
  const inOrder = Array.from(imports.keys()).flatMap((file) => visit(file, imports, []))
  seen.clear()
  return inOrder
    .reverse()
    .map((file) => visit(file, importers, []))
    .filter(({ length }) => length > 1)
}

it('finds a circle of three files', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(findCircles(imports).map((circle) => circle.toSorted())).toEqual([['a', 'b', 'c']])
})

it('no file needs itself to be evaluated first', () => {
  expect(findCircles(evaluated)).toEqual([])
})

it('no circle is too large to be understood, types counted', () => {
  expect(findCircles(named).filter(({ length }) => length > mostFilesInCircle)).toEqual([])
})
