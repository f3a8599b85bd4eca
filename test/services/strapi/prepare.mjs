import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replaceFolder } from './replace-folder.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const site = join(here, '..', '..', '..')

/** Known secrets, with which a Strapi starts only where nobody else can reach it (`src/tutti/secrets.js`). */
const localSecrets = {
  ADMIN_JWT_SECRET: 'local-admin-secret',
  API_TOKEN_SALT: 'local-token-salt',
  APP_KEYS: 'local-key-one,local-key-two',
  ENCRYPTION_KEY: 'local-encryption-key-of-32-chars',
  JWT_SECRET: 'local-jwt-secret',
  TRANSFER_TOKEN_SALT: 'local-transfer-salt',
}
for (const [name, secret] of Object.entries(localSecrets)) process.env[name] ??= secret

/** Node runs TypeScript from 22.18 on; the site has a newer one among its own packages. */
const siteNode = process.features.typescript ? process.execPath : nodeOf(site)

/** The Strapi of a version: where it is, and the Node that runs it (Strapi 4 ends with Node 20, and brings that along). */
const packages = {
  4: { home: here, node: nodeOf(here) },
  5: { home: join(here, '..', 'strapi5'), node: siteNode },
}

export const versions = Object.keys(packages)

export const packageFiles = ['package.json', 'package-lock.json']

/** @param version one of `versions` */
export function strapiOf(version) {
  const { home, node } = packages[version]
  return {
    /** The folder of its package. */
    home,
    node,
    /** Files and folders that decide what an empty database becomes at its first start, beside Strapi's own. */
    model: ['brand.json', 'config', 'src'],
    /** Writes its files, and installs its packages when they are missing or their lock file has changed. */
    async install() {
      run(here, siteNode, ['write-project.mts', version, home])
      await replaceFolder(join(home, 'node_modules'), hashOf(home, packageFiles), (staging) => {
        console.log(`Installing Strapi ${version}: some minutes, once.`)
        for (const file of packageFiles) copyFileSync(join(home, file), join(staging, file))
        installPackages(staging)
        return join(staging, 'node_modules')
      })
    },
    /** Builds the admin panel when it is missing or what it is made of has changed. */
    buildAdmin() {
      const own = readdirSync(join(home, 'src', 'admin')).map((name) => join('src', 'admin', name))
      once(
        join(home, 'build', '.tutti'),
        hashOf(home, ['package-lock.json', 'brand.json', 'config/admin.js', 'config/plugins.js', ...own]),
        () => {
          console.log('Building the admin panel: half a minute, once.')
          run(home, node, ['build-admin.mjs'])
        },
      )
    },
  }
}

/** Writes the site's embedded content of today to a JSON file, for the seed. */
export function writeSnapshot(file) {
  run(here, siteNode, ['write-snapshot.mjs', file, new Date().toISOString().slice(0, 10)])
}

/**
 * `npm ci` stops where the lock file lacks another platform's optional packages; `npm install` adds them. Where no
 * SQLite comes ready-made, one is compiled: for tests a fast compiler matters more than a fast database.
 */
function installPackages(home) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const env = { CFLAGS: '-O1', CXXFLAGS: '-O1', ...process.env }
  const options = { shell: process.platform === 'win32', env }
  try {
    run(home, 'npm', ['ci', ...quiet], { ...options, stdio: 'ignore' })
  } catch {
    // What is wrong beside that, the other command says.
    run(home, 'npm', ['install', '--no-save', ...quiet], options)
  }
}

function once(stamp, hash, work) {
  if (textOf(stamp) === hash) return
  work()
  writeFileSync(stamp, hash)
}

/** @param files paths, which may be absolute */
export function hashOf(home, files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(resolve(home, file)))
  return hash.digest('hex')
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export function run(cwd, command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with status ${status}.`)
}

function nodeOf(folder) {
  return join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
