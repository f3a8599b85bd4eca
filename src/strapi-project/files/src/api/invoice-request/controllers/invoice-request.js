const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreController('api::invoice-request.invoice-request')
