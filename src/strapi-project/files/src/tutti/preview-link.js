const { createHmac } = require('node:crypto')
const { siteAddress } = require('./site-address')

/** For how long a link opens drafts; the site takes none that is good for longer. */
const lifeSeconds = 60 * 60

/**
 * The address by which somebody sees a draft on the site: signed under `PREVIEW_SECRET`, the same as the site's.
 *
 * @param type as `concert` @param id a number in Strapi 4, a `documentId` in Strapi 5
 */
function makePreviewLink({ type, id, locale }, { secret, now = Date.now() }) {
  const exp = String(Math.floor(now / 1000) + lifeSeconds)
  const text = ['preview-link', type, id, locale, exp].join('\n')
  const sig = createHmac('sha256', secret).update(text).digest('base64url')
  return siteAddress(`/preview?${new URLSearchParams({ type, id, locale, exp, sig })}`)
}

/** What the button of the admin panel asks; only somebody who is signed in there is answered. */
function registerPreviewLinks(strapi) {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/preview-link',
        handler: async (ctx) => {
          const secret = process.env.PREVIEW_SECRET
          if (!secret) return ctx.notFound('PREVIEW_SECRET is not set')
          const { type = '', id = '', locale = await defaultLocale(strapi) } = ctx.query
          ctx.body = { url: makePreviewLink({ type: String(type), id: String(id), locale }, { secret }) }
        },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

/** The language in which the site shows an entry that has none, as a concert. */
const defaultLocale = (strapi) => strapi.plugin('i18n').service('locales').getDefaultLocale()

module.exports = { makePreviewLink, registerPreviewLinks }
