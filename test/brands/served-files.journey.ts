import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtFolder } from './built-folder.ts'
import { crawl, readStaticFiles, type Served } from './crawl.ts'
import { listDemoMarks } from './demo-marks.ts'

// What is served is read once for all of them.
test.describe.configure({ mode: 'default' })

let served: Served[]

test.beforeAll(async ({ baseURL }) => {
  served = [...(await crawl(baseURL ?? '')), ...(await readStaticFiles(join(builtFolder(), 'public')))]
})

test('has nothing of the demo’s orchestra in any file that it serves', () => {
  const marks = listDemoMarks()
  const found = served.flatMap(({ path, text }) =>
    marks.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${path}: ${what}`),
  )
  const kinds = Map.groupBy(served, ({ path }) => path.match(/\.\w+$/)?.[0] ?? 'pages')
  console.log(
    `searched ${served.length} files for ${marks.length} words of the demo:`,
    [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', '),
  )
  expect(found).toEqual([])
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
  const missing = served.filter(({ status, path }) => status >= 400 && !expectedlyMissing.includes(path))
  expect(missing.map(({ path, status }) => `${path} ${status}`)).toEqual([])
})

const expectedlyMissing = [
  '/no-such-page',
  '/c/no-such-concert',
  '/venues/finomi',
  '/finomi',
  '/cities/moscow',
  '/ru',
  '/th',
  '/en/concerts',
]
