const { secretOf } = require('../src/tutti/secrets')

module.exports = ({ env }) => ({
  serveAdminPanel: env.bool('SERVE_ADMIN', true),
  autoOpen: false,
  auth: { secret: secretOf('ADMIN_JWT_SECRET', env) },
  apiToken: { salt: secretOf('API_TOKEN_SALT', env) },
  transfer: { token: { salt: secretOf('TRANSFER_TOKEN_SALT', env) } },
  secrets: { encryptionKey: secretOf('ENCRYPTION_KEY', env) },
  // Strapi's own preview shows the site in a frame, and this site lets nobody frame it: src/admin/app.js has a button.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false },
})
