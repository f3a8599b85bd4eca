const minLength = 16

/**
 * Returns a secret by which Strapi signs. A missing one has no default, which everybody would know.
 *
 * @param name of a secret
 * @param env as Strapi hands it to its configuration
 * @returns {string}
 * @throws Error saying how one is made, where it isn't set, is too short, or is a known one and others can reach Strapi
 */
function secretOf(name, env) {
  const given = env(name)
  const isOwn = given !== undefined && given.length >= minLength && !given.split(',').some(isKnown)
  if (isOwn || (given && isOnlyHere(env))) return given
  throw new Error(
    `${name} must be a secret of your own of at least ${minLength} characters, in \`.env\` or the environment: ` +
      `\`openssl rand -base64 32\` makes one, and \`npm run cms\` of Tutti makes all that are missing.`,
  )
}

const isKnown = (given) => /^local-|tobemodified|changeme/i.test(given)

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

function isOnlyHere(env) {
  const publicUrl = env('PUBLIC_URL', '')
  const host = publicUrl === '' ? undefined : new URL(publicUrl).hostname
  return (
    loopback.test(env('HOST', '127.0.0.1')) &&
    !env.bool('IS_PROXIED', false) &&
    (!host || loopback.test(host))
  )
}

module.exports = { secretOf }
