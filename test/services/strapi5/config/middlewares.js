const { join } = require('node:path')

const site = join(__dirname, '..', '..', '..', '..')

module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::poweredBy',
  { name: 'global::pictures', config: { folder: join(site, 'public', 'build', 'pictures') } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
