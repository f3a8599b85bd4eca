const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreService('api::audition-request.audition-request')
