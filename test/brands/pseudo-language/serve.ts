/**
 * Builds the demo's site with the pseudo-language, and serves it until it is stopped:
 * `node test/brands/pseudo-language/serve.ts --port 8796`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveWorker } from '../../../src/tools/operate/serve-worker.ts'
import { buildBrand, copySources } from '../build-brand.ts'
import { writePseudoBrand } from './write-brand.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8796' } } })
const folder = mkdtempSync(join(tmpdir(), 'tutti-pseudo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await copySources(folder)
await buildBrand(await writePseudoBrand(folder), folder)
const worker = await serveWorker({
  port: Number(values.port),
  configPath: join(folder, 'wrangler.toml'),
  location: { city: 'Moscow', country: 'RU', latitude: '55.75', longitude: '37.62' },
  rateLimits: 'off',
})
console.log(worker.url.href)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await worker.stop()
    process.exit(0)
  })
}
