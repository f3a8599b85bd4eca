const { languages } = require('../brand.json')
const { limitByVisitor } = require('../src/tutti/limit-by-visitor')
const { secretOf } = require('../src/tutti/secrets')

// Read by the i18n plugin when it creates the first locale of an empty database.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= languages[0].code

module.exports = ({ env }) => ({
  email: { config: env('SMTP_HOST') ? smtp(env) : {} },
  graphql: {
    enabled: true,
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      // A concert's program's collections' translations are 7 levels deep.
      depthLimit: 10,
      // The site asks for pages of lists, and for a few lists whole (`limit: -1`).
      defaultLimit: 10,
      maxLimit: -1,
      landingPage: true,
      generateArtifacts: Boolean(env('SCHEMA_FILE')),
      artifacts: { schema: env('SCHEMA_FILE'), typegen: false },
      apolloServer: { introspection: true },
    },
  },
  i18n: { enabled: true },
  upload: { config: { breakpoints: { xlarge: 1920, large: 1000, medium: 750, small: 500 } } },
  'users-permissions': {
    config: {
      jwtSecret: secretOf('JWT_SECRET', env),
      // Sessions that can be ended. Visitors stay signed in for 30 days, and for 14 without a visit.
      jwtManagement: 'refresh',
      ratelimit: { interval: 60_000, max: 10, keyGenerator: limitByVisitor(env('CONTENT_PROXY_SECRET')) },
    },
  },
})

function smtp(env) {
  return {
    provider: 'nodemailer',
    providerOptions: {
      host: env('SMTP_HOST'),
      port: env.int('SMTP_PORT', 587),
      auth: env('SMTP_USER') ? { user: env('SMTP_USER'), pass: env('SMTP_PASSWORD') } : undefined,
    },
    settings: { defaultFrom: env('MAIL_FROM'), defaultReplyTo: env('MAIL_FROM') },
  }
}
