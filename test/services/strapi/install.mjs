// Installs Strapi when it is missing or its lock file has changed; start.mjs does the same before it starts.
//   --version <4|5>   5 by default
//   --database        also makes the database that `start.mjs --stored` begins with
import { parseArgs } from 'node:util'
import { strapiOf } from './prepare.mjs'
import { storeDatabase } from './stored-database.mjs'

const { values: flags } = parseArgs({
  options: { version: { type: 'string', default: '5' }, database: { type: 'boolean', default: false } },
})

const strapi = strapiOf(flags.version)
await strapi.install()
if (flags.database) await storeDatabase(strapi)
