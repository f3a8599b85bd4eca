// Installs Strapi when it is missing or its lock file has changed; start.mjs does the same before it starts.
//   --version <4|5>   4 by default
import { parseArgs } from 'node:util'
import { strapiOf } from './prepare.mjs'

const { values: flags } = parseArgs({ options: { version: { type: 'string', default: '4' } } })

strapiOf(flags.version).install()
