module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::poweredBy',
  'strapi::query',
  'strapi::body',
  // By default the session's cookie needs https, so that nobody could sign in by http on this machine.
  {
    name: 'strapi::session',
    config: { secure: /^https:/.test(process.env.PUBLIC_URL ?? ''), sameSite: 'lax' },
  },
  'strapi::favicon',
  'strapi::public',
]
