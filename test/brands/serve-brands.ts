/**
 * Builds the sites of the tested brands and serves them, each with its own content, until it is stopped:
 * `node test/brands/serve-brands.ts`. For their journeys.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildBrand, copySources } from './build-brand.ts'
import { builtFolder } from './built-folder.ts'
import { serveBuiltSites } from './serve-built-sites.ts'
import { serveContent } from './serve-content.ts'
import { type BrandName, brandNames, brandOf, portOf } from './tested-brands.ts'

async function buildSite(name: BrandName) {
  const content = await serveContent(brandOf(name))
  const folder = builtFolder(name)
  mkdirSync(folder, { recursive: true })
  await copySources(folder)
  await buildBrand(join(import.meta.dirname, name), folder, content.url)
  return {
    folder,
    port: portOf(name),
    variables: { CONTENT_URL: content.url },
    location: brandOf(name).location,
    stopOthers: content.stop,
  }
}

await serveBuiltSites(await Promise.all(brandNames.map(buildSite)))
console.log('all sites are served')
