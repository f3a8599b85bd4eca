const { languages } = require('../../brand.json')
const { forEachNew } = require('./done-once')

/** Whether a language has the name that Strapi gives to its first one, as «English (en)». */
const isStrapisName = (name) => /\([\w-]+\)$/.test(name)

/**
 * Creates the languages of the brand. The default is the first one: Strapi makes it itself in an empty database
 * (`STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE` in config/plugins.js), and editors may choose another later.
 */
async function createLocales(strapi) {
  const service = strapi.plugin('i18n').service('locales')
  const nameOf = new Map(languages.map(({ code, name }) => [code, name]))
  await forEachNew(strapi, 'languages', [...nameOf.keys()], async (code) => {
    const name = nameOf.get(code)
    const existing = await service.findByCode(code)
    if (!existing) await service.create({ code, name })
    else if (isStrapisName(existing.name)) await service.update({ id: existing.id }, { name })
  })
}

module.exports = { createLocales }
