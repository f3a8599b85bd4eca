const { configureAccounts } = require('./bootstrap/accounts')
const { createLocales } = require('./bootstrap/locales')
const { keepMailsInFile } = require('./bootstrap/mail')
const { grantReading } = require('./bootstrap/permissions')
const { createSiteToken } = require('./bootstrap/site-token')
const { registerSiteWebhook } = require('./bootstrap/webhook')
const { seed } = require('./seed')

module.exports = {
  async bootstrap({ strapi }) {
    keepMailsInFile(strapi)
    await createLocales(strapi)
    await configureAccounts(strapi)
    await grantReading(strapi)
    await createSiteToken(strapi)
    await registerSiteWebhook(strapi)
    await seed(strapi)
  },
}
