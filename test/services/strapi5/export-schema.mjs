// Writes the GraphQL schema that Strapi 5 makes of the content types to test/fixtures/strapi5.graphql, which tests hold
// the site's queries against.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strapiOf } from '../strapi/prepare.mjs'

const home = dirname(fileURLToPath(import.meta.url))
const target = join(home, '..', '..', 'fixtures', 'strapi5.graphql')
const emptyFolder = mkdtempSync(join(tmpdir(), 'strapi-schema-'))

await strapiOf('5').install()
process.chdir(home)
Object.assign(process.env, { NODE_ENV: 'production', SERVE_ADMIN: 'false', DATA_FOLDER: emptyFolder })

const require = createRequire(import.meta.url)
const strapi = await require('@strapi/strapi').createStrapi().load()
const { printSchema } = require('graphql')
writeFileSync(target, `${printSchema(strapi.plugin('graphql').service('content-api').buildSchema())}\n`)
await strapi.destroy()
rmSync(emptyFolder, { recursive: true })
process.exit()
