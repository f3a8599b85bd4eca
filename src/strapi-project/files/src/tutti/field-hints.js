const { forEachNew } = require('./done-once')

/**
 * Writes the model's hints below the fields of the panel, each once and only where there is none. Strapi itself takes
 * them when it first sees a type, which misses a database that is older than they are.
 */
async function writeFieldHints(strapi) {
  for (const model of Object.values({ ...strapi.contentTypes, ...strapi.components })) {
    const hints = hintsOf(model)
    const service = strapi
      .plugin('content-manager')
      .service(model.modelType === 'component' ? 'components' : 'content-types')
    await forEachNew(strapi, `hints of ${model.uid}`, Object.keys(hints), async (field) => {
      const { metadatas, ...others } = await service.findConfiguration(model)
      const { edit, ...rest } = metadatas[field] ?? {}
      if (!edit || edit.description) return
      const described = { ...rest, edit: { ...edit, description: hints[field] } }
      await service.updateConfiguration(model, { ...others, metadatas: { ...metadatas, [field]: described } })
    })
  }
}

/** Field → hint, for those that have one. */
const hintsOf = ({ config }) =>
  Object.fromEntries(
    Object.entries(config?.metadatas ?? {}).flatMap(([field, { edit }]) =>
      edit?.description ? [[field, edit.description]] : [],
    ),
  )

module.exports = { writeFieldHints }
