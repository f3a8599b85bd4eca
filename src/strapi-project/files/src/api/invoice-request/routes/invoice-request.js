const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::invoice-request.invoice-request')
