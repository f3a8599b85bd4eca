const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')
const { folder } = require('../../brand.json')
const { dataFolder } = require('./data-folder')
const { importVariable, siteTokens } = require('./site-tokens')

const file = join(dataFolder, 'site.env')
/** The variables of `npm run import`; the site doesn't get its token. */
const importFile = join(dataFolder, 'import.env')

/**
 * Writes the variables by which the site finds this Strapi, and prints the one command that connects them. Strapi tells a
 * token only once, so they are in a file that only its owner may read, and in no log.
 */
function showConnection(strapi) {
  const { env } = process
  const address = (env.PUBLIC_URL || `http://127.0.0.1:${env.PORT ?? 1337}`).replace(/\/$/, '')
  const connection = { CONTENT_URL: address, CONTENT_DIALECT: strapi.documents ? '5' : '4' }
  const { [importVariable]: importToken, ...tokens } = readTokens()
  writeVariables(importFile, { ...connection, [importVariable]: importToken })
  writeVariables(file, {
    ...connection,
    ADMIN_URL: `${address}/admin`,
    ...tokens,
    CONTENT_PROXY_SECRET: env.CONTENT_PROXY_SECRET,
    PREVIEW_SECRET: env.PREVIEW_SECRET,
    HOOK_SECRET: env.WEBHOOK_SECRET,
  })
  if (folder === undefined) return
  const brand = quote(resolve(dirname(require.resolve('../../brand.json')), folder))
  console.log(`
  Editors sign in at  ${address}/admin   (the first visit makes the first account)
  Connect the site    ${env.PUBLIC_URL ? toSecrets(brand) : toStart(brand)}
                      (in the folder of Tutti; the variables are in that file)
`)
}

const toStart = (brand) => `npm start -- --brand ${brand} --env-file ${quote(file)}`
const toSecrets = (brand) => `npx wrangler secret bulk ${quote(file)} --config ${brand}/wrangler.toml`

function writeVariables(path, variables) {
  const given = Object.entries(variables).filter(([, value]) => value)
  writeFileSync(path, given.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 })
}

function readTokens() {
  const paths = siteTokens.map(({ variable, file: name }) => [variable, join(dataFolder, name)])
  const known = paths.filter(([, path]) => existsSync(path))
  return Object.fromEntries(known.map(([variable, path]) => [variable, readFileSync(path, 'utf8').trim()]))
}

/** Quotes a path for the machine's usual shells, where it has anything but letters, digits and signs of paths. */
function quote(path) {
  if (/^[\w./:\\-]+$/.test(path)) return path
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`
}

module.exports = { showConnection }
