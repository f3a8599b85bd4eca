import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import renaming from './renamed.js'

const home = dirname(fileURLToPath(import.meta.url))
const source = join(home, '..', 'strapi', 'src')

/** The content model, and what a start makes sure of, are Strapi 4's: there is one of each. */
const shared = [
  'api',
  'bootstrap',
  'components',
  'data-folder.js',
  'import-fields.js',
  'limit-by-visitor.js',
  'loopback-provider.js',
  'middlewares',
  'preview-link.js',
  'secrets.js',
  'seed/collect-tables.js',
  'seed/insert-tables.js',
  'site-address.js',
]

/** Brings over what both Strapis share, with the names that Strapi 5 needs. */
export function copyModel() {
  for (const path of shared) {
    rmSync(join(home, 'src', path), { recursive: true, force: true })
    cpSync(join(source, path), join(home, 'src', path), { recursive: true })
  }
  for (const [type, names] of Object.entries(renaming.renamed)) renameAttributes(type, names)
}

function renameAttributes(type, names) {
  const file = join(home, 'src', 'api', type, 'content-types', type, 'schema.json')
  const schema = JSON.parse(readFileSync(file, 'utf8'))
  const attributes = Object.entries(schema.attributes).map(([name, value]) => [names[name] ?? name, value])
  const renamed = { ...schema, attributes: Object.fromEntries(attributes) }
  writeFileSync(file, `${JSON.stringify(renamed, null, 2)}\n`)
}
