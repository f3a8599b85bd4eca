// Writes the GraphQL schema that Strapi makes of the content types to src/strapi-emulator/schema.graphql.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { strapiOf } from './prepare.mjs'

const home = dirname(fileURLToPath(import.meta.url))
const target = join(home, '..', '..', '..', 'src', 'strapi-emulator', 'schema.graphql')
const emptyFolder = mkdtempSync(join(tmpdir(), 'strapi-schema-'))

await strapiOf('4').install()
process.chdir(home)
Object.assign(process.env, {
  NODE_ENV: 'production',
  SERVE_ADMIN: 'false',
  STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
  DATA_FOLDER: emptyFolder,
  SCHEMA_FILE: target,
})
rmSync(target, { force: true })

const strapi = await createRequire(import.meta.url)('@strapi/strapi')().load()
// The generator writes in the background and reports neither its end nor an error.
for (let tries = 0; !written() && tries < 100; tries += 1) await pause(50)
await strapi.destroy()
rmSync(emptyFolder, { recursive: true })
if (!written()) throw new Error(`Strapi wrote no schema to ${target}.`)

function written() {
  try {
    return readFileSync(target, 'utf8').endsWith('}\n')
  } catch {
    return false
  }
}
