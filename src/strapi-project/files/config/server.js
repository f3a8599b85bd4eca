const { mkdirSync } = require('node:fs')
const { join } = require('node:path')
const { dataFolder } = require('../src/tutti/data-folder')
const { secretOf } = require('../src/tutti/secrets')

const publicFolder = join(dataFolder, 'public')

module.exports = ({ env }) => {
  // The upload provider refuses to start without this folder.
  mkdirSync(join(publicFolder, 'uploads'), { recursive: true })
  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    // Strapi's public address, to which sign-in at other companies returns; without it, host and port.
    url: env('PUBLIC_URL', ''),
    // Behind a proxy, which then has to write `X-Forwarded-For` and `X-Forwarded-Proto`.
    proxy: env.bool('IS_PROXIED', false),
    dirs: { public: publicFolder },
    // Node closes a connection that is unused for five seconds, at the very moment when the site may ask again: `ECONNRESET`.
    // Here it stays open for longer than a Worker keeps one.
    http: { serverOptions: { keepAliveTimeout: 120_000 } },
    app: { keys: secretOf('APP_KEYS', env).split(',') },
    webhooks: { populateRelations: false },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  }
}
