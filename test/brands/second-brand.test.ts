import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServedWorker, serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { buildBrand } from './build-brand.ts'
import { crawl, readStaticFiles, type Served } from './crawl.ts'
import { listDemoMarks } from './demo-marks.ts'
import { serveContent } from './wellington/serve-content.ts'

let built: Awaited<ReturnType<typeof buildBrand>>
let content: Awaited<ReturnType<typeof serveContent>>
let worker: ServedWorker
let served: Served[]

beforeAll(async () => {
  content = await serveContent()
  built = await buildBrand(join(import.meta.dirname, 'wellington'), content.url)
  worker = await serveWorker({
    port: 0,
    configPath: join(built.folder, 'wrangler.toml'),
    variables: { CONTENT_URL: content.url },
    location: { city: 'Wellington', country: 'NZ', latitude: '-41.29', longitude: '174.78' },
    onLog: () => undefined,
  })
  served = [...(await crawl(worker.url.href)), ...(await readStaticFiles(join(built.folder, 'public')))]
}, 300_000)
afterAll(() => Promise.all([worker?.stop(), content?.stop(), built?.remove()]))

it('has nothing of the demo’s orchestra in any file that it serves', () => {
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

it('would find them: they stand in the demo’s own folder', () => {
  const folder = join(import.meta.dirname, '../../src/demo')
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|svg)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const unknown = listDemoMarks().filter(({ pattern }) => !own.some((text) => pattern.test(text)))
  expect(unknown.map(({ what }) => what)).toEqual([])
})

it('answers every address that its pages lead to', () => {
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
