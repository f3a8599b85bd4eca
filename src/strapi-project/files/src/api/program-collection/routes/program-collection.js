const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::program-collection.program-collection')
