const { configureAccounts } = require('./accounts')
const { showConnection } = require('./connection')
const { writeFieldHints } = require('./field-hints')
const { createHomeCity } = require('./home-city')
const { hideImports } = require('./import-fields')
const { sendInReadersLanguage } = require('./letter-language')
const { createLocales } = require('./locales')
const { keepMailsInFile } = require('./mail')
const { createStaffRoles, grantReading } = require('./permissions')
const { registerPreviewLinks } = require('./preview-link')
const { seed } = require('./seed')
const { createSiteTokens } = require('./site-tokens')
const { registerSiteWebhook } = require('./webhook')

module.exports = {
  register({ strapi }) {
    hideImports(strapi)
    registerPreviewLinks(strapi)
  },
  async bootstrap({ strapi }) {
    keepMailsInFile(strapi)
    sendInReadersLanguage(strapi)
    await createLocales(strapi)
    await configureAccounts(strapi)
    await grantReading(strapi)
    await createStaffRoles(strapi)
    await writeFieldHints(strapi)
    await createSiteTokens(strapi)
    await registerSiteWebhook(strapi)
    await seed(strapi)
    await createHomeCity(strapi)
    showConnection(strapi)
  },
}
