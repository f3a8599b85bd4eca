import { describe, expect, it } from 'vitest'
import { filesBelow, readImports, readText } from './read-imports.ts'

const code = ['build.ts', ...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)]
const readers = [...code, ...filesBelow('test', /\.tsx?$/)]

/** Files and folders that something else than an import reads. */
const readFromOutside: Record<string, string> = {
  'src/worker/worker.ts': 'the platform calls what the Worker exports',
  'src/demo/brand/': 'code reads the chosen brand as `#brand/…`',
  'src/languages/': 'readers of subjects read the folders of the languages',
  'src/tools/dev/host.ts': '`npm run dev` bundles it with a class for each Durable Object',
  'src/rendering/fallback-text.ts': 'the build imports it into modules of texts',
  'src/pages/legal-page.tsx': 'the build imports it for a brand with legal pages',
  'src/tools/build/strapi-5/send-every-query.ts': 'the build bundles it and runs the bundle',
  'src/tools/build/stand-ins/': 'the build puts them where packages and the demo were',
}

const importersOf = Map.groupBy(
  readers.flatMap(readImports).filter(({ isPackage, file, imported }) => !isPackage && file !== imported),
  ({ imported }) => imported,
)

const values = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm
const types = /^export (?:interface|type) (\w+)/gm

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
/** Code without the names of files: `paths.ts` in an import is no use of the name `paths`. */
const wordsOf = (file: string) =>
  readText(file)
    .replace(/'[^'\n]*\.tsx?'/g, '')
    .match(/\w+/g) ?? []

const wordsOfAll = new Map(readers.map((file) => [file, new Set(wordsOf(file))]))

/**
 * For a module that is imported whole, the importer contains the word; for one that is imported late, a module may
 * export the name again first.
 */
function isReadElsewhere(file: string, name: string): boolean {
  const importers = importersOf.get(file) ?? []
  if (importers.some(({ names }) => names?.includes(name))) return true
  const whole = importers.filter(({ names }) => names === undefined)
  const asked = whole.some(({ isDynamic }) => isDynamic) ? readers : whole.map((each) => each.file)
  return asked.some((other) => other !== file && wordsOfAll.get(other)?.has(name))
}

const isReadInside = (file: string, name: string) => wordsOf(file).filter((word) => word === name).length > 1

const judged = code.filter((file) => !Object.keys(readFromOutside).some((path) => file.startsWith(path)))

describe('an exported name', () => {
  it('is read by another file of the code or the tests, if it is a value: else it isn’t exported', () => {
    const unread = judged.flatMap((file) =>
      namesIn(readText(file), values)
        .filter((name) => !isReadElsewhere(file, name))
        .map((name) => `${file}: ${name}`),
    )
    expect(unread).toEqual([])
  })

  it('is read somewhere, if it is a type: it may name what an exported function takes', () => {
    const unread = judged.flatMap((file) =>
      namesIn(readText(file), types)
        .filter((name) => !isReadInside(file, name) && !isReadElsewhere(file, name))
        .map((name) => `${file}: ${name}`),
    )
    expect(unread).toEqual([])
  })

  it.each(Object.keys(readFromOutside))('needs the exception for %s', (path) => {
    expect(code.some((file) => file.startsWith(path))).toBe(true)
  })
})
