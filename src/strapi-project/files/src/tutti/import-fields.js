/**
 * Leaves what `npm run import` remembers out of GraphQL: neither the site nor its partners ask for it. REST shows it to
 * the import.
 */
function hideImports(strapi) {
  const { shadowCRUD } = strapi.plugin('graphql').service('extension')
  shadowCRUD('api::import-run.import-run').disable()
  for (const field of ['importKey', 'imported']) shadowCRUD('api::concert.concert').field(field).disable()
}

module.exports = { hideImports }
