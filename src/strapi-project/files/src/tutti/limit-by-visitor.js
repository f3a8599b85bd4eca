const { timingSafeEqual, createHash } = require('node:crypto')

/** Whose tries are counted together, by the route's handler: the name that is tried, read where the route reads it. */
const names = {
  'auth.callback': ({ body }) => body.identifier,
  'auth.register': ({ body }) => body.email,
  'auth.forgotPassword': ({ body }) => body.email,
  'auth.sendEmailConfirmation': ({ body }) => body.email,
  'auth.changePassword': ({ userId }) => userId,
}

/** An e-mail address has no more characters. */
const maxNameLength = 254

/**
 * Makes `keyGenerator` of koa2-ratelimit, which users-permissions asks before its limited routes. By itself it counts
 * by IP and by the body's `email`, which a sign-in doesn't have: all visitors of a site would share its ten sign-ins a
 * minute, and whoever adds an `email` of their own would have as many as they like.
 *
 * What comes from the site, known by its secret, counts by the visitor's address and the name that is tried: the site
 * has limits of its own for an address. Anybody else counts by address alone.
 *
 * @param proxySecret what the site sends as `X-Tutti-Proxy`; without it nobody is the site
 */
function limitByVisitor(proxySecret) {
  return (ctx) => {
    const { handler } = ctx.state.route
    if (!isSame(ctx.get('X-Tutti-Proxy'), proxySecret)) return `${handler} ${nearestAddress(ctx)}`
    const [visitor = ''] = ctx.get('X-Forwarded-For').split(',')
    const name = names[handler]?.({ body: ctx.request.body ?? {}, userId: ctx.state.user?.id }) ?? ''
    return `${handler} ${visitor.trim()} ${String(name).toLowerCase().slice(0, maxNameLength)}`
  }
}

/** Who is at the other end of the connection, or of that to the proxy in front of Strapi, which adds the last address. */
function nearestAddress(ctx) {
  return ctx.ips.at(-1) ?? ctx.req.socket.remoteAddress
}

/** In a time that doesn't tell how much of it was right. */
function isSame(given, secret) {
  if (!secret) return false
  const hash = (text) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(secret))
}

module.exports = { limitByVisitor }
