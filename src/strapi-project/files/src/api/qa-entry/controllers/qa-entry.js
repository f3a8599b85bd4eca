const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreController('api::qa-entry.qa-entry')
