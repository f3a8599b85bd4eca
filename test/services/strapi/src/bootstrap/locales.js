const defaultLocale = 'ru'

const locales = [
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'th', name: 'ไทย' },
]

/** Creates the site's languages that are missing; Russian is the default. */
async function createLocales(strapi) {
  const service = strapi.plugin('i18n').service('locales')
  for (const { code, name } of locales) {
    const existing = await service.findByCode(code)
    if (existing) await service.update({ id: existing.id }, { name })
    else await service.create({ code, name })
  }
  await service.setDefaultLocale({ code: defaultLocale })
}

module.exports = { createLocales }
