// The default secrets serve local editing and tests only; a public server sets its own.
module.exports = ({ env }) => ({
  serveAdminPanel: env.bool('SERVE_ADMIN', true),
  autoOpen: false,
  auth: { secret: env('ADMIN_JWT_SECRET', 'local-admin-secret') },
  apiToken: { salt: env('API_TOKEN_SALT', 'local-token-salt') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', 'local-transfer-salt') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', 'local-encryption-key-of-32-chars') },
  flags: { nps: false, promoteEE: false },
})
