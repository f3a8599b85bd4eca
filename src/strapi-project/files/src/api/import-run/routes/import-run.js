const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::import-run.import-run')
