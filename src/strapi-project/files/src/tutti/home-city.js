const { home, languages } = require('../../brand.json')
const { forEachNew } = require('./done-once')

const uid = 'api::city.city'

/**
 * Publishes the orchestra's home city, without which the site can't be built. Its name is the one of its address, in every
 * language: editors write it as each language does. Strapi 4 is made for tests alone, which bring their own cities.
 */
async function createHomeCity(strapi) {
  if (!strapi.documents) return
  await forEachNew(strapi, 'home cities', [home.slug], async (slug) => {
    const cities = strapi.documents(uid)
    const [first, ...others] = languages.map(({ code }) => code)
    if (await cities.findFirst({ filters: { slug }, locale: first })) return
    const { name, countryCode, timeZone } = home
    const data = { slug, name, countryCode, timeZone }
    const { documentId } = await cities.create({ data, locale: first, status: 'published' })
    for (const locale of others) await cities.update({ documentId, data, locale, status: 'published' })
  })
}

module.exports = { createHomeCity }
