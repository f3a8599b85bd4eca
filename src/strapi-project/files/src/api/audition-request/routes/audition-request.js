const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::audition-request.audition-request')
