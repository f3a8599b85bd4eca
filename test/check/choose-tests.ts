import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The scripts of `package.json` that run tests, each with the files that it can run. */
const levels = {
  'test:unit': /^test\/(?:unit|contract(?!\/strapi))\/.+\.test\.tsx?$/,
  'test:worker': /^test\/worker\/[\w-]+\/[\w.-]+\.tests?\.tsx?$/,
  'test:browser': /^test\/browser\/.+\.test\.ts$/,
  'test:brands': /^test\/brands\/.+\.journey\.ts$/,
} as const
export type Level = keyof typeof levels

/** The files of tests to run, by script; a script without files is left out. */
export type ChosenTests = Partial<Record<Level, string[]>>

/** A file of tests with the paths that it imports, from the repository's root. */
export interface TestFile {
  path: string
  imports: readonly string[]
}

/** Finds all files of tests. */
export function findTestFiles(): TestFile[] {
  const pattern = 'test/**/*.{test,tests,journey}.{ts,tsx}'
  // The contract's Strapi installs packages below `test/services`, and packages bring tests of their own.
  const paths = globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const imports = Array.from(text.matchAll(/\bfrom '(\.[^']+)'/g), ([, from = '']) =>
        posix.join(posix.dirname(path), from),
      )
      return { path, imports }
    })
}

/**
 * Chooses the tests for what a developer names:
 *
 * - the path of a file of tests: that file
 * - the path of a source file or folder: the tests that import it
 * - an area, as `votes` or `vote`: tests with the word in their path, and unit tests that import from a folder of this name
 *
 * @returns nothing of a level without such tests
 */
export function chooseTests(names: readonly string[], files: readonly TestFile[]): ChosenTests {
  const chosen = names.map((name) => chooseFor(name.replaceAll('\\', '/').replace(/^\.\/|\/$/g, ''), files))
  const paths = [...new Set(chosen.flat())].filter((path) => !isInChosenArea(path, chosen.flat()))
  return Object.fromEntries(
    Object.entries(levels).flatMap(([level, isOfLevel]) => {
      const ofLevel = paths.filter((path) => isOfLevel.test(path))
      return ofLevel.length > 0 ? [[level, ofLevel]] : []
    }),
  )
}

function chooseFor(name: string, files: readonly TestFile[]): string[] {
  const paths = files.map(({ path }) => path)
  if (paths.includes(name)) return [name]
  if (name.startsWith('test/')) return paths.filter((path) => path.startsWith(`${name}/`))
  if (name.includes('/')) {
    const isNamed = (path: string) => path === name || path.startsWith(`${name}/`)
    return files.filter(({ imports }) => imports.some(isNamed)).map(({ path }) => path)
  }
  if (!/^[\w-]+$/.test(name)) return []
  const singular = name.replace(/s$/, '')
  const hasWord = new RegExp(`(?:^|[/.-])${singular}s?(?=[/.-])`)
  const isOfFolder = ({ path, imports }: TestFile) =>
    levels['test:unit'].test(path) &&
    imports.some((from) =>
      dirname(from)
        .split('/')
        .some((folder) => folder === name || folder === singular),
    )
  return files
    .filter((file) => hasWord.test(file.path.replace(/^test\/\w+/, '')) || isOfFolder(file))
    .map(({ path }) => path)
}

/** Whether a file runs with others of its folder, whose `all.test.ts` is chosen. */
const isInChosenArea = (path: string, chosen: readonly string[]) =>
  basename(path) !== 'all.test.ts' && chosen.includes(`${dirname(path)}/all.test.ts`)
