const { siteAddress } = require('../../tutti/site-address')

/**
 * Other companies send visitors back to the site, and not to Strapi: what Strapi keeps of such a sign-in belongs to a
 * session whose cookie the site holds. Set up the same address at each company.
 */
module.exports = (plugin) => {
  const create = plugin.services.providers
  plugin.services.providers = (context) => ({
    ...create(context),
    buildRedirectUri: (provider = '') => siteAddress(`/connect/${provider}/callback`),
  })
  return plugin
}
