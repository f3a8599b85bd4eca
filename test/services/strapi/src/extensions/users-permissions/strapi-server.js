/** Calls that send letters and that Strapi 4 leaves without its own limits. */
const unlimited = ['/auth/send-email-confirmation']

module.exports = (plugin) => {
  for (const route of plugin.routes['content-api'].routes.filter(({ path }) => unlimited.includes(path))) {
    route.config.middlewares = ['plugin::users-permissions.rateLimit']
  }
  return plugin
}
