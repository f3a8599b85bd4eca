const site = require('./tutti')
const { configureLoopbackProvider, registerLoopbackProvider } = require('./loopback-provider')

/** What every Strapi of a site does at its start, and another company's sign-in for tests. */
module.exports = {
  register({ strapi }) {
    registerLoopbackProvider(strapi)
    site.register({ strapi })
  },
  async bootstrap({ strapi }) {
    await configureLoopbackProvider(strapi)
    await site.bootstrap({ strapi })
  },
}
