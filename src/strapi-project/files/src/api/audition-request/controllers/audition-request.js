const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreController('api::audition-request.audition-request')
