import { expect, it } from 'vitest'
import { filesBelow, readImports } from './read-imports.ts'

const files = [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)]

/** What each file evaluates before itself: types and `import('…')` aren't among it. */
const importsOf = new Map(
  files.map((file) => [
    file,
    readImports(file).flatMap(({ imported, isPackage, isTypeOnly, isDynamic }) =>
      isPackage || isTypeOnly || isDynamic ? [] : [imported],
    ),
  ]),
)

/** The first circle that a file is part of, as a path that ends where it began. */
function findCircle(start: string, imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>()
  const paths = [[start]]
  for (let path = paths.pop(); path; path = paths.pop()) {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, next]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

it('finds a circle of three files', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ])
  expect(findCircle('a', imports)).toEqual(['a', 'b', 'c', 'a'])
})

it('no file needs itself to be evaluated first', () => {
  expect(files.flatMap((file) => findCircle(file, importsOf) ?? [])).toEqual([])
})
