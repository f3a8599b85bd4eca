const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreService('api::invoice-request.invoice-request')
