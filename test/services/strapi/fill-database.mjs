// Makes the database of `DATA_FOLDER` as a first start does, without a server: tables, roles, tokens, content. Runs in the
// folder of a Strapi, 4 or 5, by the Node that this one needs.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const strapi = createRequire(join(process.cwd(), 'package.json'))('@strapi/strapi')
const made = await (strapi.createStrapi ?? strapi)().load()
await made.destroy()
// Strapi leaves watchers and timers behind.
process.exit()
