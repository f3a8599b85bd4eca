const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::artist-type.artist-type')
