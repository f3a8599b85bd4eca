/**
 * Builds the demo's site with the pseudo-language, and serves it until it is stopped:
 * `node test/brands/pseudo-language/serve.ts --port 8796`.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBrand, copySources } from '../build-brand.ts'
import { serveBuiltSites } from '../serve-built-sites.ts'
import { writePseudoBrand } from './write-brand.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8796' } } })
const folder = mkdtempSync(join(tmpdir(), 'tutti-pseudo-'))
await copySources(folder)
await buildBrand(await writePseudoBrand(folder), folder)
await serveBuiltSites([
  {
    folder,
    port: Number(values.port),
    location: { city: 'Moscow', country: 'RU', latitude: '55.75', longitude: '37.62' },
  },
])
