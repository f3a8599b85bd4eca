import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package. */
export const home = dirname(fileURLToPath(import.meta.url))

const site = join(home, '..', '..', '..')

/** Strapi 4 runs on Node 20, whatever runs this script. */
export const node20 = nodeOf(home)

/** Installs the package when it is missing or its lock file has changed. */
export function install() {
  once(join(home, 'node_modules', '.tutti'), hashOf(['package.json', 'package-lock.json']), () => {
    console.log('Installing Strapi: some minutes, once.')
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
  })
}

/** Builds the admin panel when it is missing or what it is made of has changed. */
export function buildAdmin() {
  const own = readdirSync(join(home, 'src', 'admin')).map((name) => join('src', 'admin', name))
  once(
    join(home, 'build', '.tutti'),
    hashOf(['package-lock.json', 'config/admin.js', 'config/plugins.js', ...own]),
    () => {
      console.log('Building the admin panel: half a minute, once.')
      run(node20, ['build-admin.mjs'])
    },
  )
}

/** Writes the site's embedded content of today to a JSON file, for the seed. */
export function writeSnapshot(file) {
  // Node runs TypeScript from 22.18 on; the site has a newer one among its own packages.
  const node = process.features.typescript ? process.execPath : nodeOf(site)
  run(node, ['write-snapshot.mjs', file, new Date().toISOString().slice(0, 10)])
}

function once(stamp, hash, work) {
  if (textOf(stamp) === hash) return
  work()
  writeFileSync(stamp, hash)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(home, file)))
  return hash.digest('hex')
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: home, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with status ${status}.`)
}

function nodeOf(folder) {
  return join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
