const { configureAccounts } = require('./bootstrap/accounts')
const { createLocales } = require('./bootstrap/locales')
const { keepMailsInFile } = require('./bootstrap/mail')
const { grantReading } = require('./bootstrap/permissions')
const { createSiteTokens } = require('./bootstrap/site-token')
const { registerSiteWebhook } = require('./bootstrap/webhook')
const { seed } = require('./seed')

module.exports = {
  async bootstrap({ strapi }) {
    keepMailsInFile(strapi)
    await createLocales(strapi)
    await configureAccounts(strapi)
    await grantReading(strapi)
    await createSiteTokens(strapi)
    await registerSiteWebhook(strapi)
    await seed(strapi)
  },
}
