/** Written by the site's forms, read by editors only. */
const inboxTypes = [
  'api::audition-request.audition-request',
  'api::contact-message.contact-message',
  'api::invoice-request.invoice-request',
]

/** @returns the actions that read lists of every content type; an entry that is asked for by its id may be a draft. */
function listingActions(strapi) {
  return Object.values(strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::') && !inboxTypes.includes(uid))
    .map(({ uid }) => `${uid}.find`)
}

/** @returns the same, and those that read one entry. */
function readingActions(strapi) {
  const isSingle = (action) => strapi.contentTypes[action.replace(/\.find$/, '')].kind === 'singleType'
  return listingActions(strapi).flatMap((action) => (isSingle(action) ? [action] : [action, `${action}One`]))
}

/**
 * Lets everybody read the content. Signed-in visitors get the same grant, since a role of
 * Users & Permissions inherits nothing from `public`.
 */
async function grantReading(strapi) {
  for (const type of ['public', 'authenticated']) await grant(strapi, type, listingActions(strapi))
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
