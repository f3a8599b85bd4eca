/**
 * Builds the second orchestra's site and serves it, with its own content, until it is stopped:
 * `node test/brands/serve-brand.ts --port 8795`. For its journeys.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { buildBrand, copySources } from './build-brand.ts'
import { builtFolder } from './built-folder.ts'
import { serveContent } from './wellington/serve-content.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8795' } } })
const content = await serveContent()
const folder = builtFolder()
await copySources(folder)
await buildBrand(join(import.meta.dirname, 'wellington'), folder, content.url)
const worker = await serveWorker({
  port: Number(values.port),
  configPath: join(folder, 'wrangler.toml'),
  variables: { CONTENT_URL: content.url },
  location: { city: 'Wellington', country: 'NZ', latitude: '-41.29', longitude: '174.78' },
  rateLimits: 'off',
})
console.log(worker.url.href)
// The emulator ends the process at a signal, before anything else has come to its end.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.all([worker.stop(), content.stop()])
    process.exit(0)
  })
}
