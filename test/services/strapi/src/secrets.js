/**
 * What Strapi signs with. On one's own machine known words will do; where anybody else can reach it, everybody could sign
 * themselves in as an administrator with them, so it doesn't start.
 */
const secrets = {
  ADMIN_JWT_SECRET: 'local-admin-secret',
  API_TOKEN_SALT: 'local-token-salt',
  APP_KEYS: 'local-key-one,local-key-two',
  ENCRYPTION_KEY: 'local-encryption-key-of-32-chars',
  JWT_SECRET: 'local-jwt-secret',
  TRANSFER_TOKEN_SALT: 'local-transfer-salt',
}
const minLength = 16

/**
 * @param name of a secret
 * @param env as Strapi hands it to its configuration
 * @returns {string} what is configured, and on one's own machine what stands in for it
 * @throws Error saying how one is made, where others can reach Strapi and it isn't set, is too short, or is a known one
 */
function secretOf(name, env) {
  const local = secrets[name]
  const given = env(name)
  if (isOnlyHere(env)) return given ?? local
  if (given === undefined || given.length < minLength || given.split(',').some(isKnown))
    throw new Error(
      `${name} must be a secret of your own of at least ${minLength} characters, since Strapi can be reached from outside ` +
        `(HOST, PUBLIC_URL, IS_PROXIED): \`openssl rand -base64 32\` makes one.`,
    )
  return given
}

const isKnown = (given) => /^local-|tobemodified|changeme/i.test(given)

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

function isOnlyHere(env) {
  const publicUrl = env('PUBLIC_URL', '')
  const host = publicUrl === '' ? undefined : new URL(publicUrl).hostname
  return loopback.test(env('HOST', '127.0.0.1')) && !env.bool('IS_PROXIED', false) && (!host || loopback.test(host))
}

module.exports = { secretOf }
