import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { strapiOf, versions, writeSnapshot } from './prepare.mjs'
import { storeDatabase } from './stored-database.mjs'

const help = `npm run strapi -- [--version 4] [--port 1337] [--no-admin] [--fresh | --stored]

Starts Strapi with the site's content types and, in an empty database, the site's embedded content.

  --version 4|5   5 by default
  --port NUMBER   1337 by default
  --no-admin      without the admin panel: starts faster, for tests
  --fresh         forgets the database, uploads and e-mails first
  --stored        forgets them, and begins with a copy of a database that was filled before: starts faster`

const flags = readFlags({
    help: { type: 'boolean', short: 'h' },
    version: { type: 'string', default: '5' },
    port: { type: 'string', default: '1337' },
    'no-admin': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    stored: { type: 'boolean', default: false },
})
if (!versions.includes(flags.version)) {
  console.error(`--version takes ${versions.join(' or ')}.`)
  process.exit(2)
}
const chosen = strapiOf(flags.version)
const { home, node } = chosen
const dataFolder = resolve(home, process.env.DATA_FOLDER ?? '.tmp')
const snapshotFile = resolve(process.env.SNAPSHOT_FILE ?? join(dataFolder, 'snapshot.json'))
/** The site's API tokens: variable → file. */
const tokenFiles = {
  CONTENT_TOKEN: 'api-token',
  PREVIEW_TOKEN: 'preview-token',
  SUBMIT_TOKEN: 'submit-token',
  ACCOUNTS_TOKEN: 'accounts-token',
  VOTES_TOKEN: 'votes-token',
}
/** Those of the operator's programs, which the site never gets. */
const programTokenFiles = { IMPORT_TOKEN: 'import-token' }
/** By it the site's word is taken for who a visitor is; on this machine any will do. */
const proxySecret = process.env.CONTENT_PROXY_SECRET ?? 'local-proxy-secret'
const address = `http://127.0.0.1:${flags.port}`

await chosen.install()
if (!flags['no-admin']) chosen.buildAdmin()
if (flags.fresh || flags.stored) forgetData()
if (flags.stored) cpSync(await storeDatabase(chosen), dataFolder, { recursive: true })
else if (!process.env.SNAPSHOT_FILE) writeSnapshot(snapshotFile)
linkPictures()

const strapi = spawn(node, [join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'), 'start'], {
  cwd: home,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    // Strapi 4 asks for it here, Strapi 5 in config/server.js.
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    HOST: '127.0.0.1',
    PORT: flags.port,
    CONTENT_PROXY_SECRET: proxySecret,
    SERVE_ADMIN: String(!flags['no-admin']),
    DATA_FOLDER: dataFolder,
    SNAPSHOT_FILE: snapshotFile,
  },
})
// A terminal sends its interrupt to both processes; other signals reach only this one.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => strapi.kill('SIGTERM'))
strapi.on('exit', (code) => process.exit(code ?? 0))

await untilReady()
console.log(summary())

function forgetData() {
  for (const name of [...Object.values({ ...tokenFiles, ...programTokenFiles }), 'data.db', 'mails.jsonl', 'public']) {
    rmSync(join(dataFolder, name), { recursive: true, force: true })
  }
}

/** The seeded content names the pictures that the site's build has drawn, at the addresses of Strapi's public folder. */
function linkPictures() {
  const drawn = fileURLToPath(new URL('../../../public/build/pictures', import.meta.url))
  const link = join(dataFolder, 'public', 'build', 'pictures')
  rmSync(link, { recursive: true, force: true })
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(drawn, link, 'junction')
}

async function untilReady() {
  for (;;) {
    const answer = await fetch(`${address}/_health`).catch(() => undefined)
    if (answer?.status === 204) return
    await pause(200)
  }
}

function summary() {
  const variables = [
    `CONTENT_URL=${address}`,
    `CONTENT_DIALECT=${flags.version}`,
    ...readTokens(tokenFiles),
    `CONTENT_PROXY_SECRET=${proxySecret}`,
  ]
  const lines = [`Strapi answers at ${address}`]
  if (!flags['no-admin']) {
    variables.push(`ADMIN_URL=${address}/admin`)
    lines.push(`Editors sign in at ${address}/admin (the first visit makes the first account)`)
  }
  const indented = (all) => all.map((variable) => `  ${variable}`)
  return [
    ...[...lines, 'Variables for the site:', ...indented(variables)],
    ...['Variables for `npm run import`:', ...indented(readTokens(programTokenFiles))],
  ].join('\n')
}

function readTokens(files) {
  return Object.entries(files).map(
    ([variable, file]) => `${variable}=${readFileSync(join(dataFolder, file), 'utf8')}`,
  )
}

/** The exit codes are those of all programs (`src/tools/command-line.ts`), which the machine's own Node may not read. */
function readFlags(options) {
  try {
    const { values } = parseArgs({ options })
    if (!values.help) return values
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(error.message.split('. ')[0])
    process.exit(2)
  }
}
