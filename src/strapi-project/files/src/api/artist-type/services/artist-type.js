const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreService('api::artist-type.artist-type')
