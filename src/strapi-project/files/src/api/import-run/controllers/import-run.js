const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreController('api::import-run.import-run')
