module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::poweredBy',
  'strapi::query',
  'strapi::body',
  // By default its cookie is for https alone, and none could be set on this machine.
  {
    name: 'strapi::session',
    config: { secure: /^https:/.test(process.env.PUBLIC_URL ?? ''), sameSite: 'lax' },
  },
  'strapi::favicon',
  'strapi::public',
]
