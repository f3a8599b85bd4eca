const serve = require('koa-static')

const prefix = '/build/pictures'

/** Answers `/build/pictures/*` with the site's own drawn pictures, to which the seeded media rows refer. */
module.exports = ({ folder }) => {
  const sendFile = serve(folder, { index: false })
  return async (ctx, next) => {
    const { path } = ctx
    if (!path.startsWith(`${prefix}/`)) return next()
    ctx.path = path.slice(prefix.length)
    await sendFile(ctx, async () => {})
    ctx.path = path
  }
}
