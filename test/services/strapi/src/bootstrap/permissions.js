/** Written by the site's forms, read by editors only. */
const inboxTypes = [
  'api::audition-request.audition-request',
  'api::contact-message.contact-message',
  'api::invoice-request.invoice-request',
]

/** @returns the actions that read every published content type. */
function readingActions(strapi) {
  return Object.values(strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::') && !inboxTypes.includes(uid))
    .flatMap(({ uid, kind }) => (kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`]))
}

/**
 * Lets everybody read the content. Signed-in visitors get the same grant, since a role of
 * Users & Permissions inherits nothing from `public`.
 */
async function grantReading(strapi) {
  for (const type of ['public', 'authenticated']) await grant(strapi, type, readingActions(strapi))
}

async function grant(strapi, type, actions) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, populate: ['permissions'] })
  const granted = new Set(role.permissions.map(({ action }) => action))
  const permissions = strapi.db.query('plugin::users-permissions.permission')
  for (const action of actions.filter((action) => !granted.has(action))) {
    await permissions.create({ data: { action, role: role.id } })
  }
}

module.exports = { grantReading, inboxTypes, readingActions }
