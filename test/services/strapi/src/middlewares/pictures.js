const serve = require('koa-static')

/** Answers `/build/pictures/*` with the site's own drawn pictures, to which the seeded media rows refer. */
module.exports = ({ folder }) => {
  const files = serve(folder, { index: false })
  return (ctx, next) => (ctx.path.startsWith('/build/pictures/') ? files(ctx, next) : next())
}
