const { secretOf } = require('../src/secrets')

module.exports = ({ env }) => ({
  serveAdminPanel: env.bool('SERVE_ADMIN', true),
  autoOpen: false,
  auth: { secret: secretOf('ADMIN_JWT_SECRET', env) },
  apiToken: { salt: secretOf('API_TOKEN_SALT', env) },
  transfer: { token: { salt: secretOf('TRANSFER_TOKEN_SALT', env) } },
  secrets: { encryptionKey: secretOf('ENCRYPTION_KEY', env) },
  flags: { nps: false, promoteEE: false },
})
