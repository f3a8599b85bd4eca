const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreService('api::qa-entry.qa-entry')
