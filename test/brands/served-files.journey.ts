import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtFolder } from './built-folder.ts'
import { crawl, readStaticFiles, type Served } from './crawl.ts'
import { listDemoMarks } from './demo-marks.ts'
import { findForeignMarks } from './foreign-marks.ts'
import { brandOf } from './tested-brands.ts'

// The files of the site are read once for all tests.
test.describe.configure({ mode: 'default' })

let served: Served[]

test.beforeAll(async ({ baseURL }) => {
  const { name } = test.info().project
  const { unlinked, missing } = brandOf(name)
  served = [
    ...(await crawl(baseURL ?? '', [...unlinked, ...missing])),
    // The names of the world's places are everybody's, in every language.
    ...(await readStaticFiles(join(builtFolder(name), 'public'))).filter(
      ({ path }) => !path.startsWith('/build/places-'),
    ),
  ]
})

/** Lists the files that contain one of the marks, as «/concerts: its name «North»». */
const filesWith = (marks: readonly { what: string; pattern: RegExp }[]): string[] =>
  served.flatMap(({ path, text }) =>
    marks.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${path}: ${what}`),
  )

test('has nothing of the demo’s orchestra in any file that it serves', () => {
  const marks = listDemoMarks()
  const kinds = Map.groupBy(served, ({ path }) => path.match(/\.\w+$/)?.[0] ?? 'pages')
  console.log(
    `searched ${served.length} files for ${marks.length} words of the demo:`,
    [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', '),
  )
  expect(filesWith(marks)).toEqual([])
})

test('has no words, hosts, money or tax numbers of another country in any file that it serves', () => {
  expect(findForeignMarks(served)).toEqual([])
})

test('would find them: they stand in the demo’s own folder', () => {
  const folder = join(import.meta.dirname, '../../src/demo')
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|svg)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const unknown = listDemoMarks().filter(({ pattern }) => !own.some((text) => pattern.test(text)))
  expect(unknown.map(({ what }) => what)).toEqual([])
})

test('answers every address that its pages lead to', () => {
  const expectedlyMissing = [
    '/no-such-page',
    '/c/no-such-concert',
    ...brandOf(test.info().project.name).missing,
  ]
  // Pages that aren't there link to themselves in the other language.
  const missing = served.filter(
    ({ status, path }) =>
      status >= 400 && !expectedlyMissing.some((expected) => path === expected || path === `/en${expected}`),
  )
  expect(missing.map(({ path, status }) => `${path} ${status}`)).toEqual([])
})
