// Builds Strapi's admin panel into `build/`. `strapi build` can't: it takes the site's tsconfig.json, two folders up, for
// its own and tries to compile it. For the same reason there is a jsconfig.json here.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = dirname(fileURLToPath(import.meta.url))
process.chdir(home)
process.env.NODE_ENV = 'production'

const spinner = () => ({ start: spinner, succeed: spinner, fail: spinner })
const logger = { debug() {}, info() {}, warn: console.warn, error: console.error, log: console.log, spinner }

const { build } = createRequire(import.meta.url)(
  join(home, 'node_modules', '@strapi', 'strapi', 'dist', 'src', 'node', 'build.js'),
)
await build({ cwd: home, logger, minify: true, sourcemaps: false, stats: false, bundler: 'vite' })
// Strapi leaves watchers and timers behind.
process.exit()
