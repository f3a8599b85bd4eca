const { configureAccounts } = require('./bootstrap/accounts')
const { createLocales } = require('./bootstrap/locales')
const { keepMailsInFile } = require('./bootstrap/mail')
const { createEditorRole, grantReading } = require('./bootstrap/permissions')
const { createSiteTokens } = require('./bootstrap/site-token')
const { registerSiteWebhook } = require('./bootstrap/webhook')
const { hideImports } = require('./import-fields')
const { configureLoopbackProvider, registerLoopbackProvider } = require('./loopback-provider')
const { registerPreviewLinks } = require('./preview-link')
const { seed } = require('./seed')

module.exports = {
  register({ strapi }) {
    hideImports(strapi)
    registerLoopbackProvider(strapi)
    registerPreviewLinks(strapi)
  },
  async bootstrap({ strapi }) {
    keepMailsInFile(strapi)
    await createLocales(strapi)
    await configureAccounts(strapi)
    await configureLoopbackProvider(strapi)
    await grantReading(strapi)
    await createEditorRole(strapi)
    await createSiteTokens(strapi)
    await registerSiteWebhook(strapi)
    await seed(strapi)
  },
}
