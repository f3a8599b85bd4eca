const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::qa-entry.qa-entry')
