/**
 * Builds the second orchestra's site and serves it, with its own content, until it is stopped:
 * `node test/brands/serve-brand.ts --port 8795`. For its journeys.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBrand, copySources } from './build-brand.ts'
import { builtFolder } from './built-folder.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { serveContent } from './wellington/serve-content.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8795' } } })
const content = await serveContent()
const folder = builtFolder()
await copySources(folder)
await buildBrand(join(import.meta.dirname, 'wellington'), folder, content.url)
await serveBuiltSite(
  folder,
  {
    port: Number(values.port),
    variables: { CONTENT_URL: content.url },
    location: { city: 'Wellington', country: 'NZ', latitude: '-41.29', longitude: '174.78' },
  },
  content.stop,
)
